//! For whom something is drawn or told.

use crate::Seat;

/// For whom something is drawn or told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody who may see everything: a referee, or a reader after the game.
    #[default]
    Everyone,
    /// A seat, which sees no more than [`Observe::view`](crate::Observe::view) shows it.
    Seat(Seat),
}
