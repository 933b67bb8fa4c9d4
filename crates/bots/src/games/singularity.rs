//! Singularity: how many stones a seat has left, where they are, and whether there is one to fuse with.

use std::sync::LazyLock;

use board_graph::NodeSet;
use board_play::Seat;
use singularity::{CENTRE, REGION, Singularity, StoneGame as _};

use super::places::{PLACES, Places};
use super::{chance, weights};
use crate::features::advantage;
use crate::{Playable, Tally, Weighed};

static TABLE: LazyLock<Places> = LazyLock::new(Places::new);

/// How many stones a seat begins with.
const STONES: usize = 12;

/// The first of the features that say how many stones a seat has.
const COUNT: usize = 0;

/// How many of them are in the centre region.
const INSIDE: usize = COUNT + STONES + 1;

/// Whether one of them is in the centre itself.
const CENTRED: usize = INSIDE + STONES + 1;

/// Stones by their place.
const PLACE: usize = CENTRED + 1;

/// How many features a seat has: first come those of the seat that is next.
const SIDE: usize = PLACE + PLACES;

const _: () = assert!(weights::SINGULARITY.len() == 2 * SIDE);

/// Tells the features of one seat.
fn features_of(stones: NodeSet, first: usize, tally: &mut impl Tally) {
    let inside: NodeSet = stones & REGION;
    tally.add(first + COUNT + stones.len(), 1);
    tally.add(first + INSIDE + inside.len(), 1);
    tally.add(first + CENTRED, usize::from(inside.intersects(&CENTRE)));
    for stone in stones {
        tally.add(first + PLACE + TABLE.of(stone), 1);
    }
}

impl Weighed for Singularity {
    const WEIGHTS: &'static [i32] = &weights::SINGULARITY;

    fn features(&self, tally: &mut impl Tally) {
        let next = self.turn();
        features_of(self.stones(next), 0, tally);
        features_of(self.stones(!next), SIDE, tally);
    }
}

impl Playable for Singularity {
    const PLAYOUT_PLIES: usize = 0;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        Some(chance(advantage(self, seat)))
    }
}
