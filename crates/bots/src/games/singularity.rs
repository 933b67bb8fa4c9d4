//! Singularity: which seat has fewer stones left, and which has stones where they fuse.

use board_graph::{Board, NodeSet};
use board_play::{Position as _, Seat};
use singularity::{CENTRE, REGION, Singularity, StoneGame as _};

use super::{chance, number};
use crate::Playable;

/// Returns how far a seat is from its last stone in the centre, in about moves.
fn moves_to_go(stones: NodeSet) -> f64 {
    let board = Board::bent9();
    let inside: NodeSet = stones & REGION;
    let outside = stones - REGION;
    let to_centre = |from: board_graph::Node| {
        let steps = CENTRE.iter().map(|node| board.distance(from, node));
        number(steps.min().unwrap_or_default())
    };
    let distances: f64 = outside.iter().map(to_centre).sum();
    // A stone that comes in fuses with one that is there: with no stone inside, nothing fuses.
    let lonely = if inside.is_empty() { 1.0 } else { 0.0 };
    let centred = if inside.intersects(&CENTRE) { 0.0 } else { 0.5 };
    1.5 * number(stones.len()) + 0.25 * distances + lonely + centred
}

impl Playable for Singularity {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let ahead = moves_to_go(self.stones(!seat)) - moves_to_go(self.stones(seat));
        let tempo = if self.to_move() == Some(seat) {
            0.5
        } else {
            -0.5
        };
        Some(chance(ahead + tempo))
    }
}
