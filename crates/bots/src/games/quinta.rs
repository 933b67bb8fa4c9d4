//! Quinta: how many stones of either seat there are in each line of five.

use board_graph::ByFork;
use board_play::{Position as _, Seat};
use quinta::{Quinta, StoneGame as _, outcome};

use super::lines::Lines;
use super::{chance, weights};
use crate::features::for_seat;
use crate::{Playable, Tally, Weighed};

static LINES: ByFork<Lines> = ByFork::new(|fork| Lines::new(outcome::fives(fork).all()));

impl Weighed for Quinta {
    const WEIGHTS: &'static [i32] = &weights::QUINTA;

    fn features(&self, tally: &mut impl Tally) {
        let lines = LINES.get(self.options().fork().for_lines());
        let next = self.turn();
        lines.features(self.stones(next), self.stones(!next), tally);
    }
}

impl Playable for Quinta {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        let lines = LINES.get(self.options().fork().for_lines());
        let next = self.turn();
        let sum = lines.sum(self.stones(next), self.stones(!next), &weights::QUINTA);
        Some(chance(for_seat(self, sum, seat)))
    }
}
