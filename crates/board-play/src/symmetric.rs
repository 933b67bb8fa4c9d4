//! Symmetries that keep the seats.

use crate::Position;

/// Why a symmetry is refused by a game that has none.
const IDENTITY_ALONE: &str = "there is the identity and no other symmetry";

/// A game whose board can be turned or mirrored without exchanging the seats.
///
/// A map of the board that exchanges the seats is not among these; a game offers such a map as a
/// method of its own.
///
/// The order of positions has no meaning in the game; it serves to choose one of several images.
///
/// By default there is the identity and no other symmetry: `impl Symmetric for G {}` is enough for a
/// game that has none. A game that has some says all three.
pub trait Symmetric: Position + Ord {
    /// Returns how many symmetries this position's board and rules have, the identity included.
    /// They are numbered from 0, and 0 is the identity.
    #[must_use]
    fn symmetries(&self) -> usize {
        1
    }

    /// Returns the image of this position under symmetry number `symmetry`.
    ///
    /// # Panics
    ///
    /// If `symmetry` is not below [`symmetries`](Self::symmetries).
    #[must_use]
    fn transform(&self, symmetry: usize) -> Self {
        assert_eq!(symmetry, 0, "{IDENTITY_ALONE}");
        *self
    }

    /// Returns the image of a move of this position under symmetry number `symmetry`.
    ///
    /// # Panics
    ///
    /// If `symmetry` is not below [`symmetries`](Self::symmetries).
    #[must_use]
    fn transform_move(&self, m: Self::Move, symmetry: usize) -> Self::Move {
        assert_eq!(symmetry, 0, "{IDENTITY_ALONE}");
        m
    }

    /// Returns the least image of this position: equal for all positions that are symmetric to each
    /// other.
    #[must_use]
    fn canonical(&self) -> Self {
        (1..self.symmetries())
            .map(|symmetry| self.transform(symmetry))
            .fold(*self, Ord::min)
    }
}
