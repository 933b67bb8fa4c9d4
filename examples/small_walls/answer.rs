//! What is asked of a wall, and what the solver says.

use core::ops::ControlFlow;

use board_play::{Outcome, Position, Seat};
use kwintie::{Described, Kwintie, Move};
use solver::{ForcedWins, Limits, Refusal, Solution, Solver, Value};

use crate::rules::{Rules, Wanted};
use crate::squares::MOST;
use crate::wall::Wall;

/// The most bytes that tables take.
const MEMORY: u64 = 1 << 32;

/// How many bytes of tables a position is worth.
const BYTES: u64 = 64;

/// What is known of a wall.
pub(crate) struct Answer {
    /// In words.
    pub(crate) words: String,
    /// How many positions the proofs took.
    pub(crate) looked_into: u64,
}

/// What is known of how many moves of both seats a forced win takes.
enum Length {
    Exactly(u32),
    MoreThan(u32),
}

/// Says who can force five in a line, and if nobody can who wins by lines of four.
pub(crate) fn answer(rules: Rules, positions: u64) -> Result<Answer, Refusal> {
    let mut looked_into = 0;
    let mut is_open = false;
    let mut words = Vec::new();
    for seat in Seat::ALL {
        let name = Kwintie::seat_name(seat);
        let five = rules.with_wanted(Wanted::Five(seat));
        let solution = solved(five, positions, &mut looked_into)?;
        let is_win = solution.value == Value::Decided(Outcome::Win(seat));
        if solution.value.is_known() && !is_win {
            words.push(format!("{name} can force no five"));
            continue;
        }
        let words = match length(five, seat, positions)? {
            Length::Exactly(moves) => format!("{name} forces a five in {moves} moves"),
            Length::MoreThan(moves) if is_win => {
                let begins = beginning(&solution);
                format!("{name} forces a five in more than {moves} moves{begins}")
            }
            Length::MoreThan(moves) => {
                is_open = true;
                words.push(format!("{name} can force no five within {moves} moves"));
                continue;
            }
        };
        return Ok(Answer { words, looked_into });
    }
    if is_open {
        words.push("not decided".to_owned());
    } else {
        let solution = solved(rules, positions, &mut looked_into)?;
        words.push(match solution.value {
            Value::Decided(Outcome::Draw) => "fours make a draw".to_owned(),
            Value::Decided(Outcome::Win(seat)) => {
                let (name, begins) = (Kwintie::seat_name(seat), beginning(&solution));
                format!("{name} wins by fours{begins}")
            }
            _ => "fours are not decided".to_owned(),
        });
    }
    let words = words.join(", ");
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
fn solved(rules: Rules, positions: u64, looked_into: &mut u64) -> Result<Solution<Move>, Refusal> {
    let mut solver = Solver::new(Wall::new(&rules), limits(positions))?;
    let solution = solver.solve(&mut |_| ControlFlow::Continue(()))?;
    *looked_into += solution.nodes;
    Ok(solution)
}

/// Says with which first moves White is known to win; nothing if it is Black who wins, whatever White does.
fn beginning(solution: &Solution<Move>) -> String {
    if solution.value != Value::Decided(Outcome::Win(Seat::First)) {
        return String::new();
    }
    let moves: Vec<String> = solution.best_moves().map(|m| m.to_string()).collect();
    format!(", for instance by {}", moves.join(" "))
}

/// Returns in how many moves of both seats a seat forces a win, each number being asked with so many positions.
fn length(rules: Rules, seat: Seat, positions: u64) -> Result<Length, Refusal> {
    let forced = ForcedWins::new(Wall::new(&rules), limits(positions))?;
    let mut moves = 0;
    loop {
        match forced.wins_within(seat, moves + 1) {
            Some(true) => return Ok(Length::Exactly(moves + 1)),
            // On a wall there are fewer squares than that, so that a seat that cannot win is not asked for ever.
            Some(false) if moves < u32::from(MOST).pow(2) => moves += 1,
            _ => return Ok(Length::MoreThan(moves)),
        }
    }
}
