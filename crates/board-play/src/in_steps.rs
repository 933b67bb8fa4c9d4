//! Games whose moves are too many to be numbered, played in smaller steps.

use crate::{Actions, Notated, Planes};

/// A game that can be played by numbers: as it is, or in steps that are smaller than its moves.
///
/// A game with [`Actions`] and [`Planes`] has this for free, and is its own game in steps. A game whose
/// moves are told apart by sets of nodes has too many of them to number them all; it names here
/// another game of the same rules, whose moves are steps of its moves.
///
/// # Contract
///
/// * `Self::whole(&p.in_steps()) == Some(p)`.
/// * The positions between moves that can be reached step by step are those that can be reached move by
///   move, and they have the same status; between the steps of a move the same seat is to move.
pub trait InSteps: Notated {
    /// The game in steps.
    type Steps: Actions + Planes + Notated<Options = Self::Options>;

    /// Returns this position as one of the game in steps.
    #[must_use]
    fn in_steps(&self) -> Self::Steps;

    /// Returns a position of the game in steps as one of this game; none in the middle of a move.
    #[must_use]
    fn whole(steps: &Self::Steps) -> Option<Self>;
}

impl<P: Actions + Planes + Notated> InSteps for P {
    type Steps = P;

    fn in_steps(&self) -> P {
        *self
    }

    fn whole(steps: &P) -> Option<P> {
        Some(*steps)
    }
}
