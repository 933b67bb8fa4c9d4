//! What is asked of a wall, and what the solver says.

use core::ops::ControlFlow;

use board_play::{Outcome, Position, Seat};
use kwintie::{Described, Kwintie};
use solver::{ForcedWins, Limits, Refusal, Solver, Value};

use crate::rules::{Rules, Wanted};
use crate::wall::Wall;

/// The most bytes that tables take.
const MEMORY: u64 = 1 << 30;

/// How many bytes of tables a position is worth.
const BYTES: u64 = 64;

/// What is known of a wall.
pub(crate) struct Answer {
    /// In words.
    pub(crate) words: String,
    /// How many positions the proofs took.
    pub(crate) looked_into: u64,
}

/// Says who can force five in a line, and if nobody can who wins by lines of four.
pub(crate) fn answer(rules: Rules, positions: u64) -> Result<Answer, Refusal> {
    let mut looked_into = 0;
    let mut open = Vec::new();
    for seat in Seat::ALL {
        let name = Kwintie::seat_name(seat);
        let five = rules.with_wanted(Wanted::Five(seat));
        match value(five, positions, &mut looked_into)? {
            Value::Decided(Outcome::Win(winner)) if winner == seat => {
                let words = format!("{name} can force a five");
                return Ok(Answer { words, looked_into });
            }
            Value::Decided(_) => {}
            _ => {
                let plies = not_within(five, seat, positions)?;
                open.push(format!("{name} can force no five within {plies} moves"));
            }
        }
    }
    if !open.is_empty() {
        let words = format!("not decided, {}", open.join(", "));
        return Ok(Answer { words, looked_into });
    }
    let by_fours = match value(rules, positions, &mut looked_into)? {
        Value::Decided(Outcome::Draw) => "fours make a draw".to_owned(),
        Value::Decided(Outcome::Win(seat)) => {
            format!("{} wins by fours", Kwintie::seat_name(seat))
        }
        _ => "fours are not decided".to_owned(),
    };
    let words = format!("nobody can force a five, {by_fours}");
    Ok(Answer { words, looked_into })
}

fn limits(positions: u64) -> Limits {
    let bytes = positions.saturating_mul(BYTES).min(MEMORY);
    Limits::default()
        .with_nodes(positions)
        .with_memory(usize::try_from(bytes).unwrap_or(usize::MAX))
        .with_moves(solver::Wanted::No)
}

/// Returns what a wall is worth, as far as so many positions tell.
pub(crate) fn value(rules: Rules, positions: u64, looked_into: &mut u64) -> Result<Value, Refusal> {
    let mut solver = Solver::new(Wall::new(&rules), limits(positions))?;
    let solution = solver.solve(&mut |_| ControlFlow::Continue(()))?;
    *looked_into += solution.nodes;
    Ok(solution.value)
}

/// Returns the greatest number of moves of both seats within which a seat is known to force no win, each
/// number being asked with so many positions.
fn not_within(rules: Rules, seat: Seat, positions: u64) -> Result<u32, Refusal> {
    let forced = ForcedWins::new(Wall::new(&rules), limits(positions))?;
    let mut plies = 0;
    while forced.wins_within(seat, plies + 1) == Some(false) {
        plies += 1;
    }
    Ok(plies)
}
