//! Wyx: which seat has fewer pawns left to lay, which holds more strongholds, and where knights are.

use board_play::{Outcome, Position as _, Seat, Status};
use rand_chacha::ChaCha8Rng;
use wyx::{Column, ColumnSet, Wyx};

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

/// How many of its jumps land on a plain vacant square, on own pawns, on an enemy's pawn, and on a vacant
/// stronghold of value 2 or 3.
const JUMPS: usize = KNIGHT + 16;

/// How many pawns its best jump gains it, one that the enemy gets back included.
const GAIN: usize = JUMPS + 5;

/// How many pawns it has left to lay, by how many dominoes have been played.
const LATE: usize = GAIN + 4;

/// How many features a seat has: first come those of the seat that is next.
const SIDE: usize = LATE + 8;

/// How many plies a position that the search tries out is looked ahead from.
const AHEAD: u32 = 2;

/// What a won game is worth, in logits: more than any estimate.
const DECIDED: f64 = 20.0;

const _: () = assert!(weights::WYX.len() == 2 * SIDE);

/// Tells the features of one seat.
fn features_of(position: &Wyx, seat: Seat, first: usize, tally: &mut impl Tally) {
    let strongholds = position.strongholds();
    let held = position.pawns(seat) & strongholds.squares();
    let unlaid = usize::from(position.unlaid(seat));
    let playable = position.playable(seat);
    tally.add(first + PLAYABLE + playable.len(), 1);
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
    jumps(position, seat, playable, first, tally);
    let played = Column::all().map(|column| usize::from(position.played(column)));
    tally.add(first + LATE + (played.sum::<usize>() / 8).min(7), unlaid);
}

/// Tells what the jumps of one seat by some columns come to.
fn jumps(position: &Wyx, seat: Seat, columns: ColumnSet, first: usize, tally: &mut impl Tally) {
    let (own, others) = (position.pawns(seat), position.pawns(!seat));
    let mut best = 0;
    for column in columns.iter() {
        let Some(square) = position.landing(seat, column) else {
            continue;
        };
        let value = usize::from(position.strongholds().value(square));
        let (kind, gain) = match value {
            _ if own.contains(square) => (1, 0),
            _ if others.contains(square) => (2, 2),
            1 => (0, 1),
            _ => (1 + value, value),
        };
        best = best.max(gain);
        tally.add(first + JUMPS + kind, 1);
    }
    tally.add(first + GAIN + best, 1);
}

/// Returns what a position comes to for the seat that is next, in logits, if both go by the estimates so many
/// plies later; what is not within the bounds need not be exact (alpha-beta).
fn look_ahead(position: &Wyx, seat: Seat, plies: u32, [mut low, high]: [f64; 2]) -> f64 {
    match position.status() {
        Status::Over(Outcome::Draw) => return 0.0,
        Status::Over(Outcome::Win(winner)) if winner == seat => return DECIDED,
        Status::Over(Outcome::Win(_)) => return -DECIDED,
        Status::ToMove(_) if plies > 0 => {}
        Status::ToMove(_) | Status::Chance => return advantage(position, seat),
    }
    for m in position.moves() {
        let mut next = *position;
        next.play_unchecked(m);
        low = low.max(-look_ahead(&next, !seat, plies - 1, [-high, -low]));
        if low >= high {
            break;
        }
    }
    low
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
    const EXPLORATION: f64 = 0.2;

    /// Looks some plies ahead: an estimate cannot know which knight jumps onto whose pawns next.
    fn judge(&self, _: &mut ChaCha8Rng) -> f64 {
        let seat = self.next_seat();
        let ahead = look_ahead(self, seat, AHEAD, [-DECIDED, DECIDED]);
        match seat {
            Seat::First => chance(ahead),
            Seat::Second => chance(-ahead),
        }
    }

    fn estimate(&self, seat: Seat) -> Option<f64> {
        Some(chance(advantage(self, seat)))
    }
}
