//! Who has won: pure functions of the board.

use board_play::Player;

use crate::square::neighbors;
use crate::{Pawns, Square};

/// Returns the corner that a seat's pawns are to reach: the other seat's home corner.
#[must_use]
pub const fn goal(seat: Player) -> Square {
    match seat {
        Player::First => Square::D4,
        Player::Second => Square::A1,
    }
}

/// Returns whether a pawn of the seat stands on its goal.
#[must_use]
pub const fn has_arrived(pawns: Pawns, seat: Player) -> bool {
    pawns.of(seat) & goal(seat).bit() != 0
}

/// Returns the seat that has a pawn on its goal; if both have, the one that has just moved.
///
/// # Examples
///
/// ```
/// use board_play::Player;
/// use yinyang::{Cell, Pawns, Square, outcome};
///
/// let pawns = Pawns::START.with(Square::D4, Cell::Black);
/// assert_eq!(outcome::winner(pawns, Player::First), Some(Player::First));
/// assert_eq!(outcome::winner(Pawns::START, Player::First), None);
/// ```
#[must_use]
pub const fn winner(pawns: Pawns, mover: Player) -> Option<Player> {
    let other = match mover {
        Player::First => Player::Second,
        Player::Second => Player::First,
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
pub const fn can_step(pawns: Pawns, seat: Player) -> bool {
    neighbors(pawns.of(seat)) & pawns.vacant() != 0
}
