//! Estimates that are sums of weights, which can be fitted to games that have been played.

use board_play::{Position, Seat};

/// Takes down how often a position has each of some features, which have numbers.
pub trait Tally {
    /// Notes that the position has a feature so many times.
    fn add(&mut self, feature: usize, times: usize);
}

/// A game whose [estimate](crate::Playable::estimate) is the logistic function of a sum of weights: one for
/// each feature that a position has, times how often it has it. The example `tune` fits them.
pub trait Weighed: Position {
    /// The weights of the features, in thousandths of a logit, for the seat that is
    /// [next](Self::next_seat).
    const WEIGHTS: &'static [i32];

    /// Returns the seat whose decision comes next: the one to move, or another that the game knows of.
    fn next_seat(&self) -> Seat {
        self.to_move().unwrap_or(Seat::First)
    }

    /// Tells which features the position has for the seat that is next. Their numbers are below the number
    /// of weights.
    fn features(&self, tally: &mut impl Tally);
}

/// Adds up the weights of features. Whole numbers add up to the same on every machine.
struct Sum {
    weights: &'static [i32],
    sum: i64,
}

impl Tally for Sum {
    #[inline]
    fn add(&mut self, feature: usize, times: usize) {
        // No board has so many stones that this is not exact.
        let times = i64::try_from(times).unwrap_or(i64::MAX);
        self.sum += i64::from(self.weights[feature]) * times;
    }
}

/// Returns the sum of the weights of a position's features, in logits for a seat.
#[cfg_attr(
    not(feature = "games"),
    allow(dead_code, reason = "not every game has features")
)]
pub(crate) fn advantage<G: Weighed>(position: &G, seat: Seat) -> f64 {
    let mut sum = Sum {
        weights: G::WEIGHTS,
        sum: 0,
    };
    position.features(&mut sum);
    for_seat(position, sum.sum, seat)
}

/// Turns a sum of weights into logits for a seat.
#[cfg_attr(
    not(feature = "games"),
    allow(dead_code, reason = "not every game has features")
)]
#[expect(clippy::cast_precision_loss, reason = "sums are small")]
pub(crate) fn for_seat<G: Weighed>(position: &G, sum: i64, seat: Seat) -> f64 {
    let next = sum as f64 / 1000.0;
    if position.next_seat() == seat {
        next
    } else {
        -next
    }
}
