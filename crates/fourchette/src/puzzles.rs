//! Puzzles from games of an opponent against itself.

use core::cmp::Reverse;
use core::num::NonZeroU32;
use std::collections::HashSet;

use board_play::{Adjudication, Outcome, Status};
use bots::{BotKind, Budget};
use solver::{Limits, NoPuzzle, Puzzle, Refusal};

use crate::AnyPosition;

/// What ends the games besides their rules.
const ADJUDICATION: Adjudication = Adjudication {
    repetition: NonZeroU32::new(3),
    max_plies: NonZeroU32::new(400),
};

/// A position in which a seat wins by one first move, and how. It needs the feature `solve`.
#[derive(Clone, Debug)]
pub struct AnyPuzzle {
    /// The position.
    pub position: AnyPosition,
    /// What is to be found.
    pub puzzle: Puzzle<String>,
}

/// Where puzzles are looked for: in games of an opponent against itself. It needs the feature `solve`.
///
/// # Examples
///
/// ```
/// use fourchette::solver::Limits;
/// use fourchette::{AnyPosition, AnyPuzzle, BotKind, Openings, PuzzleSearch};
///
/// let start = AnyPosition::new("y", "board=bent:3")?;
/// let search = PuzzleSearch {
///     player: BotKind::Greedy,
///     seed: 7,
///     longest: 3,
///     limits: Limits::default().with_nodes(10_000).with_memory(1 << 20),
/// };
/// let mut found = Vec::new();
/// for game in 0..20 {
///     let opening = start.opening(Openings::of_moves(2), 7, game).expect("there are many");
///     found.extend(search.in_game(&opening, game)?);
/// }
/// let puzzles = AnyPuzzle::best(found, 3);
/// assert!(puzzles.iter().all(|found| found.puzzle.wins_in >= 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PuzzleSearch {
    /// Who plays both seats.
    pub player: BotKind,
    /// The seed of all chance. The same seed finds the same puzzles, as long as time is not limited.
    pub seed: u64,
    /// The longest win that is looked for, in moves of the winner.
    pub longest: u32,
    /// How far the solver may go for each question about a position.
    pub limits: Limits,
}

impl PuzzleSearch {
    /// Plays the game of a number from its [opening](AnyPosition::opening), and returns the longest puzzle among
    /// the winner's last positions, the earliest of several; none if there is none, or nobody wins. So no two
    /// puzzles are of one game.
    ///
    /// # Errors
    ///
    /// The game hides something, chance decides to its end, or the machine does not have the memory.
    pub fn in_game(
        &self,
        opening: &AnyPosition,
        number: u64,
    ) -> Result<Option<AnyPuzzle>, Refusal> {
        let series = opening
            .record(ADJUDICATION)
            .series([self.player; 2], self.seed, ADJUDICATION)
            .with_memory(Budget::MEMORY);
        let record = series.record(number);
        let Some(winner) = record.outcome().and_then(Outcome::winner) else {
            return Ok(None);
        };
        let mut positions = before_moves(record.start(), &record.moves());
        if let Some(last) = positions.last() {
            // Where chance decides to the end there are no puzzles in any game.
            last.forced_wins(self.limits)?;
        }
        positions.retain(|position| position.status() == Status::ToMove(winner));
        Ok(self.longest_of(positions))
    }

    /// Goes back through the winner's positions as long as there is a forced win, and returns the longest puzzle.
    fn longest_of(&self, positions: Vec<AnyPosition>) -> Option<AnyPuzzle> {
        let mut best: Option<AnyPuzzle> = None;
        for position in positions.into_iter().rev() {
            let Ok(forced) = position.forced_wins(self.limits) else {
                break;
            };
            match forced.puzzle(self.longest) {
                Ok(puzzle) => {
                    let shorter = |best: &AnyPuzzle| best.puzzle.wins_in <= puzzle.wins_in;
                    if best.as_ref().is_none_or(shorter) {
                        best = Some(AnyPuzzle { position, puzzle });
                    }
                }
                Err(NoPuzzle::AtOnce | NoPuzzle::SeveralKeys(_)) => {}
                // Before, a win takes still longer.
                Err(_) => break,
            }
        }
        best
    }
}

impl AnyPuzzle {
    /// Returns the best of what was found, up to so many, the shortest first: those that take the most moves,
    /// of them those whose key alone wins at all, then those with the fewest legal moves. Of positions that are
    /// symmetric to each other there is one.
    #[must_use]
    pub fn best(mut found: Vec<Self>, count: usize) -> Vec<Self> {
        let wins_in = |one: &Self| one.puzzle.wins_in;
        found.sort_by_cached_key(|one| {
            let width = one.position.move_count();
            (Reverse((wins_in(one), one.puzzle.unique)), width)
        });
        let mut seen = HashSet::new();
        found.retain(|one| seen.insert(one.position.canonical().to_string()));
        found.truncate(count);
        found.sort_by_key(wins_in);
        found
    }
}

/// Returns the positions in which the moves of a game were made.
fn before_moves(start: AnyPosition, moves: &[String]) -> Vec<AnyPosition> {
    let mut position = start;
    let mut positions = Vec::with_capacity(moves.len());
    for m in moves {
        positions.push(position.clone());
        let played = position.play(m);
        debug_assert!(played.is_ok(), "the moves of a record are legal");
    }
    positions
}
