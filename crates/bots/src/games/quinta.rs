//! Quinta: how full the open lines of five are.

use board_play::{Position as _, Seat};
use quinta::{Quinta, StoneGame as _, outcome};

use super::chance;
use super::lines::prospects;
use crate::Playable;

/// What an open line is worth by the number of the seat's stones in it.
const WEIGHTS: [f64; 6] = [0.0, 0.01, 0.05, 0.25, 1.0, 0.0];

impl Playable for Quinta {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let fork = self.options().fork().for_lines();
        let fives = outcome::fives(fork).all().iter().copied();
        let (own, others) = (self.stones(seat), self.stones(!seat));
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
