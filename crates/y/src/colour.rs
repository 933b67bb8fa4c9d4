//! The colours of the stones.

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

use board_play::TextError;
use board_play::text::Keywords;

/// The colour of a stone. `!colour` is the other one.
///
/// Black begins. The first seat plays Black unless the second seat has answered the opening with
/// `swap`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Begins.
    Black,
    /// Comes second.
    White,
}

impl Colour {
    /// Both colours, in order.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    const KEYWORDS: Keywords<Self> = Keywords(&[("black", Self::Black), ("white", Self::White)]);

    /// Returns 0 for Black and 1 for White: an index into a pair kept per colour.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Black => 0,
            Self::White => 1,
        }
    }
}

impl Not for Colour {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

/// Writes `black` or `white`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(Self::KEYWORDS.word(*self))
    }
}

/// Reads `black` or `white`.
impl FromStr for Colour {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let colour = Self::KEYWORDS.read(text);
        colour.ok_or_else(|| TextError::new("colour", text, Self::KEYWORDS.wanted()))
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Colour);
