//! Results, as pure functions.

use board_play::{Outcome, Seat};

/// How many pawns each seat has.
pub const PAWNS: u8 = 32;

/// Returns the result of a game that ends because nothing can be played any more: the seat with fewer
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
