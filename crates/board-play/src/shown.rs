//! How a position is to be drawn: for whom, and with which move marked.

use crate::Player;

/// For whom something is drawn or told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Somebody who may see everything: a referee, or a reader after the game.
    #[default]
    Everyone,
    /// A seat, which sees no more than [`Observe::view`](crate::Observe::view) shows it.
    Seat(Player),
}

/// What a drawing of a position adds to the position itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown<M> {
    /// The move that led here; it is marked. Ignored if it does not fit the position.
    pub last: Option<M>,
    /// For whom the position is drawn.
    pub audience: Audience,
}

impl<M> Default for Shown<M> {
    fn default() -> Self {
        Self {
            last: None,
            audience: Audience::Everyone,
        }
    }
}
