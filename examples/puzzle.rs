//! Solves a puzzle of Tetra: the seat to move wins in two.

use std::error::Error;

use board_play::Outcome;
use tetra::{Drawn, Move, Position, Tetra};

/// Returns a move by which the seat to move wins with its `turns`-th move at the latest, whatever the
/// other seat does.
fn win(position: &Tetra, turns: usize) -> Option<Move> {
    let seat = position.to_move()?;
    position.moves().find(|&m| {
        let after = position.after(m).expect("listed moves are legal");
        match after.outcome() {
            Some(outcome) => outcome == Outcome::Win(seat),
            None if turns == 1 => false,
            None => after.moves().all(|reply| {
                let next = after.after(reply).expect("listed moves are legal");
                !next.is_over() && win(&next, turns - 1).is_some()
            }),
        }
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Tetra = "tetra/1 - 1 e1,e9 a19,f3".parse()?;
    println!("{}", puzzle.diagram());
    println!("in one: {:?}", win(&puzzle, 1).map(|m| m.to_string()));
    let key = win(&puzzle, 2).ok_or("no solution")?;
    println!("in two: {key}");
    Ok(())
}
