//! Solves a puzzle of Tetra: who is to move wins in two.

use std::error::Error;

use board_play::Outcome;
use tetra::{Move, Position, Tetra};

/// Returns whether the seat to move can win with its `turns`-th move at the latest, whatever the other
/// side does, and how.
fn win(position: &Tetra, turns: usize) -> Option<Move> {
    let seat = position.to_move()?;
    position.moves().find(|&m| {
        let after = position.after(m).expect("listed moves are legal");
        match after.outcome() {
            Some(outcome) => outcome == Outcome::Win(seat),
            None if turns == 1 => false,
            None => after.moves().all(|reply| {
                let next = after.after(reply).expect("listed moves are legal");
                next.outcome().is_none() && win(&next, turns - 1).is_some()
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
