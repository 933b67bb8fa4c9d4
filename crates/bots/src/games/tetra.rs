//! Tetra: how many figures are still open, and how full they are.

use board_play::{Position as _, Seat};
use tetra::{StoneGame as _, Tetra, outcome};

use super::chance;
use super::lines::prospects;
use crate::Playable;

/// What an open figure is worth by the number of the seat's stones in it.
const WEIGHTS: [f64; 5] = [0.0, 0.02, 0.12, 0.7, 0.0];

impl Playable for Tetra {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let figures = outcome::figures(self.options()).iter();
        let nodes = figures.map(|figure| figure.nodes);
        let (own, others) = (self.stones(seat), self.stones(!seat));
        let mine = prospects(nodes.clone(), own, others, &WEIGHTS);
        let theirs = prospects(nodes, others, own, &WEIGHTS);
        let tempo = if self.to_move() == Some(seat) {
            1.3
        } else {
            0.75
        };
        let their_tempo = 2.05 - tempo;
        Some(chance(tempo * mine - their_tempo * theirs))
    }
}
