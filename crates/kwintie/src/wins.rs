//! Wins with the next move.
//!
//! Most are lines of five. The others are by lines of four, with a block after which neither seat can go on.
//! While both seats have blocks left that takes a wall of 36 blocks: of a column below the eighth row only
//! one seat can be kept from standing a block on it, by its own standing block on top, so that all nine are
//! eight rows high at least.

use board_play::{Outcome, Position as _, Seat, Status};

use crate::fives::Completions;
use crate::outcome::contains_five;
use crate::places::Places;
use crate::squares::Squares;
use crate::wall::{BLOCKS, entering};
use crate::{Column, Kwintie, Move, NoFive, Orientation};

/// With fewer blocks on the wall than these, and blocks left to both seats, a seat can go on.
const FEWEST_AT_END: usize = 36;

impl Kwintie {
    /// Returns whether the seat to move can win with its next move: by a line of five, or with the last
    /// block of the game by its lines of four.
    ///
    /// Cost: about as much as a move, and near the end of the wall, where a block can be the last one, as
    /// much as all moves. It may be asked for at every position.
    ///
    /// # Examples
    ///
    /// ```
    /// use kwintie::{Kwintie, Position};
    ///
    /// let mut position = Kwintie::new(&"".parse()?);
    /// for text in ["h1", "v9", "v3", "v8"] {
    ///     assert!(!position.has_winning_move());
    ///     position.play(text.parse()?)?;
    /// }
    /// assert!(position.has_winning_move());
    /// let wins: Vec<String> = position.winning_moves().map(|m| m.to_string()).collect();
    /// assert_eq!(wins, ["h4"]);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn has_winning_move(&self) -> bool {
        let Some(seat) = self.seat_that_may_win() else {
            return false;
        };
        let [lying, standing] = self.completing(seat);
        !(lying | standing).is_empty()
            || !self.completing_beside(seat).is_empty()
            || !self.deciding_by_fours(seat).is_empty()
    }

    /// Returns the places with which the seat to move has won at once.
    pub(crate) fn winning_places(&self) -> Places {
        let Some(seat) = self.seat_that_may_win() else {
            return Places::NONE;
        };
        let [lying, standing] = self.completing(seat);
        let within = Places::within(Squares::columns(lying, standing));
        let fives = within.and(self.completing_beside(seat));
        fives.and(self.deciding_by_fours(seat))
    }

    /// Returns the seat to move, if it can put a block, and has put two at least: fewer than three have too
    /// few squares for a line.
    #[inline]
    fn seat_that_may_win(&self) -> Option<Seat> {
        let Status::ToMove(seat) = self.status() else {
            return None;
        };
        let may_win = !self.places().is_empty() && self.has_put(seat) >= 2;
        may_win.then_some(seat)
    }

    /// Returns the lower left squares of the lying and of the standing blocks on other blocks, or on the
    /// ground if columns are fixed, by which a seat gets five in a line.
    #[inline]
    fn completing(&self, seat: Seat) -> [Squares; 2] {
        let wall = self.wall();
        let [lying, standing] = wall.corners(seat, self.options());
        let completions = Completions::of(wall.squares(seat));
        [completions.lying(lying), completions.standing(standing)]
    }

    /// Returns the places on the ground beside a wall without fixed columns by which a seat gets five in a
    /// line. There are at most four, which are tried out.
    #[inline]
    fn completing_beside(&self, seat: Seat) -> Places {
        if self.options().ruleset().is_fixed() {
            return Places::NONE;
        }
        let completes = |orientation: Orientation, column: Column| {
            let (column, shift) = entering(column);
            let mut wall = self.wall().shifted(shift);
            wall.put(seat, orientation, column);
            contains_five(wall.squares(seat))
        };
        self.wall().beside(seat).filter(completes)
    }

    /// Returns the places by which a seat, which is to move, ends the game and wins it by lines of four.
    /// They are tried out, where a block can be the last one.
    #[inline]
    fn deciding_by_fours(&self, seat: Seat) -> Places {
        let left = self.in_hand(seat) + self.in_hand(!seat);
        let may_be_last = self.in_hand(seat) == 1
            || self.in_hand(!seat) == 0
            || 2 * BLOCKS - left + 1 >= FEWEST_AT_END;
        if !may_be_last || self.options().no_five() == NoFive::Draw {
            return Places::NONE;
        }
        self.places().filter(|orientation, column| {
            let mut next = *self;
            next.play_unchecked(Move::from((orientation, column)));
            next.outcome() == Some(Outcome::Win(seat))
        })
    }
}
