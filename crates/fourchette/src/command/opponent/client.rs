//! An engine that plays for a seat of one game.

use core::time::Duration;

use board_play::Seat;
use fourchette::bots::rand_chacha::rand_core::Rng as _;
use fourchette::engine::seat_word;
use fourchette::{AnyPosition, AnyRecord, AnyTable, RngStream, generator};

use super::dialogue::{BEST_MOVE, Dialogue, Failing, Waiting, quoted};
use super::program::Program;

/// How long an engine may take to get ready.
const READY: Duration = Duration::from_secs(10);

/// How much longer than it is told an engine may take for a move.
const MARGIN: Duration = Duration::from_secs(1);

/// How long an engine may take to end.
const FAREWELL: Duration = Duration::from_secs(1);

/// How many characters of the reason why a move is refused are told.
const MOST_REASON: usize = 300;

/// An engine that plays for a seat.
pub(crate) struct EngineClient {
    dialogue: Option<Dialogue>,
    seat: Seat,
    move_time: Duration,
    /// What a seat that does not see everything has been told.
    told: Option<Told>,
}

/// What a seat has been told: the moves, and the position behind them.
struct Told {
    moves: Vec<String>,
    position: AnyPosition,
}

impl EngineClient {
    /// Starts a program, and lets it get ready for the game at a table. One that takes a seed gets one that
    /// depends on that of the table, the number of the game, and the seat.
    pub(crate) fn start(
        program: &Program,
        table: &AnyTable,
        seat: Seat,
        move_time: Duration,
        waiting: &mut Waiting<'_>,
    ) -> Result<Self, Failing> {
        let started = Dialogue::start(program);
        if started.is_err() && waiting(Duration::ZERO).is_break() {
            // Whoever leaves starts nothing any more: the program is not to blame.
            return Err(Failing::Interrupted);
        }
        let mut dialogue = started?;
        dialogue.send("ugi");
        dialogue.wait_for("ugiok", READY, waiting)?;
        if dialogue.has_seed {
            let mut rng = generator(table.seed(), table.number(), 0, RngStream::Seat(seat));
            dialogue.send(format!("setoption name Seed value {}", rng.next_u64()));
        }
        dialogue.send("uginewgame");
        make_ready(&mut dialogue, waiting)?;
        Ok(Self {
            dialogue: Some(dialogue),
            seat,
            move_time,
            told: None,
        })
    }

    /// Returns what the engine calls itself.
    pub(crate) fn name(&self) -> Option<&str> {
        self.dialogue.as_ref()?.name.as_deref()
    }

    /// Asks for a move of the seat, which is to move in this record.
    pub(crate) fn choose(
        &mut self,
        record: &AnyRecord,
        waiting: &mut Waiting<'_>,
    ) -> Result<String, Failing> {
        let position = record.position();
        let lines = if position.about().has_secrets {
            self.tell(record)?
        } else {
            vec![set_up(record)]
        };
        let dialogue = self.dialogue.as_mut();
        let dialogue = dialogue.ok_or_else(|| Failing::Broken("it has ended".to_owned()))?;
        for line in lines {
            dialogue.send(line);
        }
        make_ready(dialogue, waiting)?;
        dialogue.send(format!("go movetime {}", self.move_time.as_millis()));
        let limit = self.move_time.saturating_add(MARGIN);
        let answer = dialogue.wait_for(BEST_MOVE, limit, waiting)?;
        let m = answer.split_ascii_whitespace().next().unwrap_or_default();
        let checked = position.check(m);
        checked.map_err(|reason| {
            let answer = quoted(&format!("{BEST_MOVE} {answer}"));
            let reason: String = reason.to_string().chars().take(MOST_REASON).collect();
            Failing::Broken(dialogue.with_error(format!("it answered {answer}: {reason}")))
        })?;
        Ok(m.to_owned())
    }

    /// Returns the lines that tell the seat what has happened since it was told last, in a game that hides
    /// something.
    fn tell(&mut self, record: &AnyRecord) -> Result<Vec<String>, Failing> {
        let moves = record.moves();
        let mut lines = Vec::new();
        let known = self.told.take();
        // Moves that were taken back begin it anew.
        let known = known.filter(|told| moves.starts_with(&told.moves));
        let mut told = known.unwrap_or_else(|| {
            let position = record.start();
            let view = position.view(self.seat);
            lines.push("uginewgame".to_owned());
            lines.push(format!("seat {} view {view}", seat_word(self.seat)));
            let moves = Vec::new();
            Told { moves, position }
        });
        let mut seen = String::from("seen");
        for m in &moves[told.moves.len()..] {
            let word = told.position.told(m, self.seat);
            let word = word.map_err(|reason| Failing::Broken(reason.to_string()))?;
            let played = told.position.play(m);
            played.map_err(|reason| Failing::Broken(reason.to_string()))?;
            seen.push(' ');
            seen.push_str(&word);
            told.moves.push(m.clone());
        }
        if seen.contains(' ') {
            lines.push(seen);
        }
        self.told = Some(told);
        Ok(lines)
    }
}

impl Drop for EngineClient {
    fn drop(&mut self) {
        if let Some(dialogue) = self.dialogue.take() {
            dialogue.quit(FAREWELL);
        }
    }
}

fn make_ready(dialogue: &mut Dialogue, waiting: &mut Waiting<'_>) -> Result<(), Failing> {
    dialogue.send("isready");
    dialogue.wait_for("readyok", READY, waiting)?;
    Ok(())
}

/// Returns the line that sets up the present position of a record.
fn set_up(record: &AnyRecord) -> String {
    let start = record.start();
    let standard = AnyPosition::new(record.game(), "");
    let mut line = match standard {
        Ok(standard) if standard == start => "position startpos".to_owned(),
        _ => format!("position fen {start}"),
    };
    let moves = record.moves();
    if !moves.is_empty() {
        line.push_str(" moves ");
        line.push_str(&moves.join(" "));
    }
    line
}
