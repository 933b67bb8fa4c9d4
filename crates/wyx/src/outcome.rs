//! How games end: pure functions over the numbers of pawns left to lay.
//!
//! A seat that has laid all its pawns wins at once. A game in which neither seat can play a column, as
//! when the rack is empty, is won by the seat with fewer pawns left to lay.

use board_play::{Outcome, Seat};

/// How many pawns each seat has.
pub const PAWNS: u8 = 32;

/// Returns whether a seat with so many pawns left to lay has won: whether all of them are on the board.
#[must_use]
#[inline]
pub const fn has_laid_all(unlaid: u8) -> bool {
    unlaid == 0
}

/// Returns the outcome of a game that ends because nothing can be played any more: the seat with fewer
/// pawns left to lay wins, and with equal numbers it is a draw.
///
/// The numbers are those of the first and of the second seat; those of several games may be added up.
///
/// # Examples
///
/// ```
/// use board_play::{Outcome, Seat};
/// use wyx::outcome::fewer_unlaid;
///
/// assert_eq!(fewer_unlaid([3, 5]), Outcome::Win(Seat::First));
/// assert_eq!(fewer_unlaid([4, 4]), Outcome::Draw);
/// ```
#[must_use]
pub fn fewer_unlaid(unlaid: [u8; 2]) -> Outcome {
    match unlaid[0].cmp(&unlaid[1]) {
        core::cmp::Ordering::Less => Outcome::Win(Seat::First),
        core::cmp::Ordering::Greater => Outcome::Win(Seat::Second),
        core::cmp::Ordering::Equal => Outcome::Draw,
    }
}
