//! The two seats.

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

use crate::TextError;
use crate::text::Keywords;

/// One of the two seats, named for the order in which they act.
///
/// Seats are not colours. A colour belongs to a game, and a swap can change who owns it.
/// `!seat` is the other seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// The seat that acts first.
    First,
    /// The seat that acts second.
    Second,
}

impl Seat {
    /// Both seats, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// How a seat is written.
    pub const KEYWORDS: Keywords<Self> = Keywords(&[("1", Self::First), ("2", Self::Second)]);

    /// How a game without chance writes whose turn it is: the seat, or `o` when the game is over.
    pub const TURNS: Keywords<Option<Self>> = Keywords(&[
        ("1", Some(Self::First)),
        ("2", Some(Self::Second)),
        ("o", None),
    ]);

    /// Returns 0 for the first seat and 1 for the second: an index into a pair with a value for each.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

impl Not for Seat {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Writes `1` or `2`, as in records and traces.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::KEYWORDS.word(*self))
    }
}

/// Reads `1` or `2`.
impl FromStr for Seat {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let seat = Self::KEYWORDS.read(text);
        seat.ok_or_else(|| TextError::new("seat", text, Self::KEYWORDS.wanted()))
    }
}
