//! The pieces of a scene, and what it highlights.

use board_play::Seat;

use crate::{Mark, PlaceId, Stone};

/// A piece in a [`Scene`](crate::Scene), in words and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Piece {
    /// Where it is: a block lies on two places.
    pub places: Vec<PlaceId>,
    /// What kind of thing it is, as the game calls it: `stone`, `knight`, `domino`.
    pub kind: &'static str,
    /// The seat that owns it, unless it is nobody's.
    pub owner: Option<Seat>,
    /// What it looks like, if it looks like a stone.
    pub stone: Option<Stone>,
    /// What is written on it, as far as the viewer may read it; empty if nothing is.
    pub label: String,
}

impl Piece {
    /// Makes a piece of nobody without a text.
    #[must_use]
    pub fn new(kind: &'static str, places: &[PlaceId]) -> Self {
        Self {
            places: places.to_vec(),
            kind,
            owner: None,
            stone: None,
            label: String::new(),
        }
    }

    /// Returns the piece with an owner and with what it looks like.
    #[must_use]
    pub fn of(self, owner: Seat, stone: Stone) -> Self {
        Self {
            owner: Some(owner),
            stone: Some(stone),
            ..self
        }
    }

    /// Returns the piece with a text on it.
    #[must_use]
    pub fn with_label(self, label: &str) -> Self {
        Self {
            label: label.to_owned(),
            ..self
        }
    }
}

/// Pieces of a seat that are in hand: they are counted, and have no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Hand {
    /// The seat that has them.
    pub owner: Seat,
    /// What kind of thing they are, as [`Piece::kind`].
    pub kind: &'static str,
    /// How many there are.
    pub count: usize,
}

/// A place that a [`Scene`](crate::Scene) highlights, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Highlight {
    /// The place.
    pub place: PlaceId,
    /// What is shown about it.
    pub mark: Mark,
}
