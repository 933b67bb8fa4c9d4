//! How many positions of Singularity there are after each move: as lines of play, as different
//! positions, and as positions that no turn or mirror makes equal.

use std::collections::HashSet;

use board_play::{Symmetric, perft};
use singularity::{Position, Singularity};

fn main() {
    let start = Singularity::start();
    let mut positions = HashSet::from([start]);
    for ply in 1..=3 {
        positions = positions
            .iter()
            .flat_map(|position| {
                let moves = position.moves();
                moves.map(|m| position.after(m).expect("listed moves are legal"))
            })
            .collect();
        let lines = perft(&start, ply);
        let classes: HashSet<_> = positions.iter().map(Symmetric::canonical).collect();
        println!(
            "{ply}: {lines} lines of play, {} positions, {} up to symmetry",
            positions.len(),
            classes.len()
        );
    }
}
