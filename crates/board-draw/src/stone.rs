//! The appearances of pieces, in characters and in words.

use crate::Style;

/// The appearance of a piece. Which seat it belongs to is up to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Stone {
    /// A black stone.
    Black,
    /// A white stone.
    White,
    /// A red stone.
    Red,
}

impl Stone {
    /// All appearances.
    pub const ALL: [Self; 3] = [Self::Black, Self::White, Self::Red];

    /// Returns the name of the colour: `Black`, `White` or `Red`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "Black",
            Self::White => "White",
            Self::Red => "Red",
        }
    }

    /// Returns the character for the stone in text: `●`, `○` or `▲`.
    ///
    /// All three are in every font that covers the character set of DOS.
    #[must_use]
    pub const fn glyph(self) -> char {
        match self {
            Self::Black => '●',
            Self::White => '○',
            Self::Red => '▲',
        }
    }

    /// Returns the style of the stone on a [`Canvas`](crate::Canvas).
    #[must_use]
    pub const fn style(self) -> Style {
        match self {
            Self::Black => Style::First,
            Self::White => Style::Second,
            Self::Red => Style::Third,
        }
    }
}
