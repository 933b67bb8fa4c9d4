//! Kwintie: how full the open lines of five are. Games are short, so random
//! ones are played to the end.

use std::sync::LazyLock;

use board_graph::{Fork, NodeSet};
use board_play::{Position as _, Seat};
use kwintie::{Kwintie, board};

use super::chance;
use super::lines::prospects;
use crate::Playable;

static FIVES: LazyLock<Vec<NodeSet>> = LazyLock::new(|| board().line_sets(5, Fork::Off));

/// What an open line is worth by the number of the seat's squares in it.
const WEIGHTS: [f64; 6] = [0.0, 0.01, 0.04, 0.2, 0.7, 0.0];

impl Playable for Kwintie {
    fn estimate(&self, seat: Seat) -> Option<f64> {
        let fives = FIVES.iter().copied();
        let (own, others) = (self.squares(seat), self.squares(!seat));
        let mine = prospects(fives.clone(), own, others, &WEIGHTS);
        let theirs = prospects(fives, others, own, &WEIGHTS);
        let tempo = if self.to_move() == Some(seat) {
            1.2
        } else {
            0.8
        };
        let their_tempo = 2.0 - tempo;
        Some(chance(tempo * mine - their_tempo * theirs))
    }
}
