//! The colours of the stones.

use core::fmt;
use core::ops::Not;

/// The colour of a stone. `!colour` is the other one.
///
/// The colour decides which sides are joined; which of them the first seat plays is an option:
/// [`Options::begins`](crate::Options::begins).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Joins top and bottom.
    #[default]
    Black,
    /// Joins left and right.
    Red,
}

impl Colour {
    /// Both colours, in order.
    pub const ALL: [Self; 2] = [Self::Black, Self::Red];

    /// Returns 0 for Black and 1 for Red: an index into a pair kept per colour.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Black => 0,
            Self::Red => 1,
        }
    }

    /// Returns the name: `Black`, `Red`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "Black",
            Self::Red => "Red",
        }
    }

    /// Returns what a stone of this colour is called in the middle of a sentence.
    pub(crate) const fn adjective(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Red => "red",
        }
    }
}

impl Not for Colour {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::Black => Self::Red,
            Self::Red => Self::Black,
        }
    }
}

/// Writes the name: `Black`, `Red`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
