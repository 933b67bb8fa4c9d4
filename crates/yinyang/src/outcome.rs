//! How games end: pure functions of the board and of laws.
//!
//! A seat wins with a pawn on its goal: by a step onto it ([`wins_by_step`]), or after a law
//! ([`winner_after_law`]). A seat that has no legal move at the start of its turn loses ([`is_stuck`]).

use board_play::Seat;

use crate::pawns::Planes;
use crate::square::neighbours;
use crate::{Goal, Law, Pawns, Square};

/// Returns the corner that a seat's pawns are to reach: the other seat's home corner.
#[must_use]
#[inline]
pub const fn goal(seat: Seat) -> Square {
    match seat {
        Seat::First => Square::D4,
        Seat::Second => Square::A1,
    }
}

/// Returns whether a pawn of the seat is on its goal.
#[must_use]
#[inline]
pub const fn has_arrived(pawns: Pawns, seat: Seat) -> bool {
    pawns.of(seat) & goal(seat).bit() != 0
}

/// Returns whether a seat wins by a step to this square: whether it is the goal.
///
/// No pawn of the other seat comes or goes by a step, and with `goal=any` none was on its goal.
#[must_use]
#[inline]
pub fn wins_by_step(seat: Seat, to: Square) -> bool {
    to == goal(seat)
}

/// Returns the seat that has won once the mover has used a law: with `goal=any` the one that has a pawn
/// on its goal, with `goal=moved` none.
#[must_use]
#[inline]
pub fn winner_after_law(pawns: Pawns, mover: Seat, rule: Goal) -> Option<Seat> {
    match rule {
        Goal::Any => winner(pawns, mover),
        Goal::Moved => None,
    }
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
#[inline]
pub fn winner(pawns: Pawns, mover: Seat) -> Option<Seat> {
    let mut seats = [mover, !mover].into_iter();
    seats.find(|&seat| has_arrived(pawns, seat))
}

/// Returns whether a seat, at the start of its turn, has no legal move: none of its pawns can step, and
/// the cause of none of its `usable` laws, those that no posted law bars, stands on the board.
///
/// # Examples
///
/// ```
/// use board_play::Seat;
/// use yinyang::{Law, Pawns, outcome};
///
/// // On the full board no pawn can step.
/// let law: Law = "bbbb>bb.b".parse()?;
/// assert!(!outcome::is_stuck(Pawns::START, Seat::First, [law]));
/// assert!(outcome::is_stuck(Pawns::START, Seat::First, []));
/// # Ok::<(), board_play::TextError>(())
/// ```
#[must_use]
#[inline]
pub fn is_stuck(pawns: Pawns, seat: Seat, usable: impl IntoIterator<Item = Law>) -> bool {
    !can_step(pawns, seat) && !can_use(pawns, seat, usable)
}

/// Returns whether some pawn of the seat has a vacant neighbouring square to step to.
#[must_use]
#[inline]
pub const fn can_step(pawns: Pawns, seat: Seat) -> bool {
    neighbours(pawns.of(seat)) & pawns.vacant() != 0
}

/// Returns whether the cause of one of these laws of a seat stands somewhere on the board.
#[must_use]
#[inline]
pub fn can_use(pawns: Pawns, seat: Seat, laws: impl IntoIterator<Item = Law>) -> bool {
    let planes = Planes::of(pawns);
    laws.into_iter().any(|law| planes.matches(law, seat) != 0)
}
