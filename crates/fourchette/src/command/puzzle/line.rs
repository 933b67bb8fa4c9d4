//! A puzzle as a line of JSON: `docs/json.md` says what the fields mean.

use anyhow::{Context as _, Result, bail, ensure};
use board_play::{Outcome, Seat, Status};
use fourchette::solver::{Puzzle, Uniqueness};
use fourchette::{AnyPosition, AnyPuzzle};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct PuzzleLine {
    game: String,
    rules: String,
    position: String,
    seat: Seat,
    wins_in: u32,
    line: Vec<String>,
    unique: UniqueJson,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum UniqueJson {
    Wins,
    InTime,
}

impl From<&AnyPuzzle> for PuzzleLine {
    fn from(AnyPuzzle { position, puzzle }: &AnyPuzzle) -> Self {
        Self {
            game: position.game().to_owned(),
            rules: position.rules(),
            position: position.to_string(),
            seat: puzzle.seat,
            wins_in: puzzle.wins_in,
            line: puzzle.line.clone(),
            unique: match puzzle.unique {
                Uniqueness::Wins => UniqueJson::Wins,
                Uniqueness::InTime => UniqueJson::InTime,
            },
        }
    }
}

impl PuzzleLine {
    /// Reads a line. What it says is checked by the rules: that its own line of play wins in time. That the
    /// seat wins against everything is believed.
    pub(crate) fn read(text: &str) -> Result<AnyPuzzle> {
        let line: Self = serde_json::from_str(text)?;
        line.check()
    }

    fn check(self) -> Result<AnyPuzzle> {
        let position: AnyPosition = self.position.parse()?;
        let (game, rules) = (position.game(), position.rules());
        ensure!(
            self.game == game,
            "game {:?}: the position is one of {game}",
            self.game
        );
        ensure!(
            self.rules == rules,
            "rules {:?}: the position has {rules:?}",
            self.rules
        );
        let is_to_move = position.status() == Status::ToMove(self.seat);
        ensure!(is_to_move, "seat {}: is not to move", self.seat);
        ensure!(self.wins_in > 0, "wins_in 0: must be 1 or more");
        let puzzle = Puzzle {
            seat: self.seat,
            wins_in: self.wins_in,
            line: self.line,
            unique: match self.unique {
                UniqueJson::Wins => Uniqueness::Wins,
                UniqueJson::InTime => Uniqueness::InTime,
            },
        };
        let mut end = position.clone();
        for m in &puzzle.line {
            end.play(m).context("line")?;
        }
        let most = puzzle.plies();
        if end.status() != Status::Over(Outcome::Win(puzzle.seat)) {
            bail!("line: seat {} has not won at its end", puzzle.seat);
        }
        let plies = u32::try_from(puzzle.line.len()).unwrap_or(u32::MAX);
        ensure!(plies <= most, "line: is longer than {most} moves");
        // In it the defender holds out as long as it can. The last move may be the defender's.
        ensure!(
            plies >= most - 1,
            "wins_in {}: the line wins in fewer moves",
            puzzle.wins_in
        );
        Ok(AnyPuzzle { position, puzzle })
    }
}
