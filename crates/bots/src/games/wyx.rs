//! Wyx: which seat has fewer pawns left to lay, which holds more strongholds, and where knights are.

use board_play::Seat;
use wyx::Wyx;

use super::{chance, weights};
use crate::features::advantage;
use crate::{Playable, Tally, Weighed};

/// The first of the features that say how many columns a seat could play.
const PLAYABLE: usize = 0;

/// How many pawns it has left to lay.
const UNLAID: usize = PLAYABLE + 9;

/// The same in fours.
const FOURS: usize = UNLAID + 1;

/// What the strongholds are worth that it holds: those pawns do not come back where enemies may not land.
const HELD: usize = FOURS + 9;

/// How many strongholds it holds.
const HOLDS: usize = HELD + 1;

/// Where its knight is: the files and ranks to the nearest edges.
const KNIGHT: usize = HOLDS + 13;

/// How many features a seat has: first come those of the seat that is next.
const SIDE: usize = KNIGHT + 16;

const _: () = assert!(weights::WYX.len() == 2 * SIDE);

/// Tells the features of one seat.
fn features_of(position: &Wyx, seat: Seat, first: usize, tally: &mut impl Tally) {
    let strongholds = position.strongholds();
    let held = position.pawns(seat) & strongholds.squares();
    let unlaid = usize::from(position.unlaid(seat));
    tally.add(first + PLAYABLE + position.playable(seat).len(), 1);
    tally.add(first + UNLAID, unlaid);
    tally.add(first + FOURS + (unlaid / 4).min(8), 1);
    tally.add(first + HELD, strongholds.total(held));
    tally.add(first + HOLDS + held.len(), 1);
    let knight = position.knight(seat).index();
    let to_edge = |line: usize| line.min(7 - line);
    tally.add(
        first + KNIGHT + 4 * to_edge(knight % 8) + to_edge(knight / 8),
        1,
    );
}

impl Weighed for Wyx {
    const WEIGHTS: &'static [i32] = &weights::WYX;

    fn features(&self, tally: &mut impl Tally) {
        let next = self.next_seat();
        features_of(self, next, 0, tally);
        features_of(self, !next, SIDE, tally);
    }
}

impl Playable for Wyx {
    const PLAYOUT_PLIES: usize = 0;
    const EXPLORATION: f64 = 0.2;

    fn estimate(&self, seat: Seat) -> Option<f64> {
        Some(chance(advantage(self, seat)))
    }
}
