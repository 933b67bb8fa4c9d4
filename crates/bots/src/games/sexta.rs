//! Sexta: how much the six stones look like a path.

use board_graph::{Board, NodeSet};
use board_play::{Position as _, Seat};
use sexta::{Sexta, StoneGame as _};

use super::{chance, number};
use crate::Playable;

/// What a stone is worth by the number of its seat's stones that it touches: the inner stones of a
/// path touch two.
const TOUCHING: [f64; 4] = [0.0, 0.7, 1.0, -0.2];

/// How far the stones are from being a path.
fn likeness(stones: NodeSet) -> f64 {
    let board = Board::bent9();
    let touching = stones.iter().map(|stone| {
        let touched: NodeSet = board.neighbour_set(stone) & stones;
        TOUCHING[touched.len().min(TOUCHING.len() - 1)]
    });
    let pairs = stones
        .iter()
        .flat_map(|one| stones.iter().map(move |other| board.distance(one, other)));
    touching.sum::<f64>() - 0.1 * number(pairs.sum())
}

impl Playable for Sexta {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let ahead = likeness(self.stones(seat)) - likeness(self.stones(!seat));
        let tempo = if self.to_move() == Some(seat) {
            0.3
        } else {
            -0.3
        };
        Some(chance(0.6 * ahead + tempo))
    }
}
