//! Who has won: pure functions of the board.

use board_play::Seat;

use crate::square::neighbours;
use crate::{Pawns, Square};

/// Returns the corner that a seat's pawns are to reach: the other seat's home corner.
#[must_use]
pub const fn goal(seat: Seat) -> Square {
    match seat {
        Seat::First => Square::D4,
        Seat::Second => Square::A1,
    }
}

/// Returns whether a pawn of the seat stands on its goal.
#[must_use]
pub const fn has_arrived(pawns: Pawns, seat: Seat) -> bool {
    pawns.of(seat) & goal(seat).bit() != 0
}

/// Returns the seat that has a pawn on its goal; if both have, the one that has just moved.
///
/// # Examples
///
/// ```
/// use board_play::Seat;
/// use yinyang::{Cell, Pawns, Square, outcome};
///
/// let pawns = Pawns::START.with(Square::D4, Cell::Black);
/// assert_eq!(outcome::winner(pawns, Seat::First), Some(Seat::First));
/// assert_eq!(outcome::winner(Pawns::START, Seat::First), None);
/// ```
#[must_use]
pub const fn winner(pawns: Pawns, mover: Seat) -> Option<Seat> {
    let other = match mover {
        Seat::First => Seat::Second,
        Seat::Second => Seat::First,
    };
    if has_arrived(pawns, mover) {
        Some(mover)
    } else if has_arrived(pawns, other) {
        Some(other)
    } else {
        None
    }
}

/// Returns whether some pawn of the seat has a vacant neighbouring square to step to.
#[must_use]
pub const fn can_step(pawns: Pawns, seat: Seat) -> bool {
    neighbours(pawns.of(seat)) & pawns.vacant() != 0
}
