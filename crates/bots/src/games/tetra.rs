//! Tetra: how many figures are still open, and how full they are.

use board_play::{Position as _, Seat};
use tetra::{StoneGame as _, Tetra, Wins, outcome};

use super::chance;
use super::lines::prospects;
use crate::Playable;

/// What an open figure is worth by the number of the seat's stones in it.
const WEIGHTS: [f64; 5] = [0.0, 0.02, 0.12, 0.7, 0.0];

/// The same where only moves win. A full figure is as good as one that lacks a stone with that stone
/// beside it: it takes a move out and a move back.
const WEIGHTS_MOVING: [f64; 5] = [0.0, 0.02, 0.12, 0.7, 0.7];

impl Playable for Tetra {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let weights = match self.options().wins() {
            Wins::Always => &WEIGHTS,
            Wins::Moving => &WEIGHTS_MOVING,
        };
        let figures = outcome::figures(self.options()).iter();
        let nodes = figures.map(|figure| figure.nodes);
        let (own, others) = (self.stones(seat), self.stones(!seat));
        let mine = prospects(nodes.clone(), own, others, weights);
        let theirs = prospects(nodes, others, own, weights);
        let tempo = if self.to_move() == Some(seat) {
            1.3
        } else {
            0.75
        };
        let their_tempo = 2.05 - tempo;
        Some(chance(tempo * mine - their_tempo * theirs))
    }
}
