//! The parts of a turn.

use crate::Roll;

/// What happens next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The dice are rolled.
    Roll,
    /// The mover names a vacant cell that the dice can make, or announces `none`.
    Announce(Roll),
    /// The mover has announced `none`: the other seat points at such a cell, or answers `none`.
    Point(Roll),
    /// Neither has found a cell: the mover puts a stone on any vacant cell.
    Place,
}

impl Phase {
    /// Returns the dice, as long as they matter.
    #[must_use]
    pub const fn roll(self) -> Option<Roll> {
        match self {
            Self::Announce(roll) | Self::Point(roll) => Some(roll),
            Self::Roll | Self::Place => None,
        }
    }
}
