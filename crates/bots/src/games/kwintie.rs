//! Kwintie: how many squares of either seat there are in each line of five. Games are short, so random
//! ones are played to the end.

use std::sync::LazyLock;

use board_graph::Fork;
use board_play::Seat;
use kwintie::{Kwintie, board};

use super::lines::Lines;
use super::{chance, weights};
use crate::features::for_seat;
use crate::{Playable, Tally, Weighed};

static FIVES: LazyLock<Lines> = LazyLock::new(|| Lines::new(&board().line_sets(5, Fork::Off)));

impl Weighed for Kwintie {
    const WEIGHTS: &'static [i32] = &weights::KWINTIE;

    fn features(&self, tally: &mut impl Tally) {
        let next = self.next_seat();
        FIVES.features(self.squares(next), self.squares(!next), tally);
    }
}

impl Playable for Kwintie {
    fn estimate(&self, seat: Seat) -> Option<f64> {
        let next = self.next_seat();
        let sum = FIVES.sum(self.squares(next), self.squares(!next), &weights::KWINTIE);
        Some(chance(for_seat(self, sum, seat)))
    }
}
