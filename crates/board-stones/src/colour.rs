//! The colours of stones.

use core::fmt;
use core::ops::Not;

/// The colour of a stone. Which seat plays which is for a game to say:
/// [`StoneGame::colour`](crate::StoneGame::colour).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Black.
    Black,
    /// White.
    White,
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

/// Writes the name: `Black`, `White`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}
