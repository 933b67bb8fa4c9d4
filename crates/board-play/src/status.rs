//! Outcomes, and whose decision comes next.

use core::fmt;
use core::str::FromStr;

use crate::text::Keywords;
use crate::{Seat, TextError};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// One seat has won.
    Win(Seat),
    /// Nobody has won.
    Draw,
}

impl Outcome {
    /// How an outcome is written.
    pub const KEYWORDS: Keywords<Self> = Keywords(&[
        ("1", Self::Win(Seat::First)),
        ("2", Self::Win(Seat::Second)),
        ("draw", Self::Draw),
    ]);

    /// Returns the seat that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Win(seat) => Some(seat),
            Self::Draw => None,
        }
    }

    /// Returns what the outcome is worth to a seat: 1 for a win, 0 for a draw, -1 for a loss.
    ///
    /// The values of the two seats add up to 0, as searches and learners expect of a zero-sum game;
    /// `f64::from` makes a number of it that can be averaged.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::{Outcome, Seat};
    ///
    /// let outcome = Outcome::Win(Seat::First);
    /// assert_eq!(Seat::ALL.map(|seat| outcome.value(seat)), [1, -1]);
    /// assert_eq!(f64::from(Outcome::Draw.value(Seat::First)), 0.0);
    /// ```
    #[must_use]
    pub const fn value(self, seat: Seat) -> i8 {
        match (self, seat) {
            (Self::Draw, _) => 0,
            (Self::Win(Seat::First), Seat::First) | (Self::Win(Seat::Second), Seat::Second) => 1,
            (Self::Win(_), _) => -1,
        }
    }
}

/// Writes `1`, `2` or `draw`, as in records and traces.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::KEYWORDS.word(*self))
    }
}

/// Reads `1`, `2` or `draw`.
impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let outcome = Self::KEYWORDS.read(text);
        outcome.ok_or_else(|| TextError::new("result", text, Self::KEYWORDS.wanted()))
    }
}

/// Whose decision comes next, or how the game ended: one value, so that the two cannot disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// This seat makes the next move.
    ToMove(Seat),
    /// The next move is made by chance: the caller supplies a roll or a draw.
    Chance,
    /// The game is over; no move is legal.
    Over(Outcome),
}

impl Status {
    /// Returns the seat to move, if a seat is to move.
    #[must_use]
    pub const fn to_move(self) -> Option<Seat> {
        match self {
            Self::ToMove(seat) => Some(seat),
            Self::Chance | Self::Over(_) => None,
        }
    }

    /// Returns the outcome, if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::ToMove(_) | Self::Chance => None,
        }
    }

    /// Returns whether the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_))
    }

    /// Returns the status without the outcome.
    #[must_use]
    pub const fn turn(self) -> Turn {
        match self {
            Self::ToMove(seat) => Turn::ToMove(seat),
            Self::Chance => Turn::Chance,
            Self::Over(_) => Turn::Over,
        }
    }
}

/// Whose decision comes next: a [`Status`] without the outcome, as traces and position lines write it
/// in one letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// This seat makes the next move: `1` or `2`.
    ToMove(Seat),
    /// The next move is made by chance: `c`.
    Chance,
    /// The game is over: `o`.
    Over,
}

impl Turn {
    /// How a turn is written.
    pub const KEYWORDS: Keywords<Self> = Keywords(&[
        ("1", Self::ToMove(Seat::First)),
        ("2", Self::ToMove(Seat::Second)),
        ("c", Self::Chance),
        ("o", Self::Over),
    ]);
}

/// Writes `1`, `2`, `c` or `o`.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::KEYWORDS.word(*self))
    }
}

/// Reads `1`, `2`, `c` or `o`.
impl FromStr for Turn {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let turn = Self::KEYWORDS.read(text);
        turn.ok_or_else(|| TextError::new("status", text, Self::KEYWORDS.wanted()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_back() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
            assert_eq!(Status::ToMove(seat).turn().to_string(), seat.to_string());
        }
        let wins = Seat::ALL.map(Outcome::Win);
        for outcome in [wins[0], wins[1], Outcome::Draw] {
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
            assert_eq!(Status::Over(outcome).turn().to_string(), "o");
        }
        for (_, turn) in Turn::KEYWORDS.0 {
            assert_eq!(turn.to_string().parse(), Ok(*turn));
        }
    }

    #[test]
    fn what_one_seat_wins_the_other_loses() {
        for seat in Seat::ALL {
            assert_eq!(Outcome::Win(seat).value(seat), 1);
            assert_eq!(Outcome::Win(seat).value(!seat), -1);
            assert_eq!(Outcome::Draw.value(seat), 0);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "0", "3", "1 ", "first", "Draw", "*"] {
            assert!(text.parse::<Seat>().is_err(), "{text}");
            assert!(text.parse::<Outcome>().is_err(), "{text}");
            assert!(text.parse::<Turn>().is_err(), "{text}");
        }
        let error = "x".parse::<Turn>().unwrap_err();
        assert_eq!(error.to_string(), r#"status "x": must be 1, 2, c or o"#);
    }
}
