//! What outcomes are worth.

use board_play::{Outcome, Seat};

/// Returns what an outcome is worth to the first seat.
pub(crate) fn worth(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Win(Seat::First) => 1.0,
        Outcome::Win(Seat::Second) => 0.0,
        Outcome::Draw => 0.5,
    }
}

/// Returns what something that is worth `value` to the first seat is worth to `seat`.
pub(crate) fn worth_to(seat: Seat, value: f64) -> f64 {
    match seat {
        Seat::First => value,
        Seat::Second => 1.0 - value,
    }
}
