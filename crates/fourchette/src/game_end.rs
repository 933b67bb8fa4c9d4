//! Why a game at a table is over.

use core::fmt;

use board_play::{Ending, Outcome, Seat};

/// Why a game at a table is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// The rules or an adjudication ended it, or what else the record says.
    Ending(Ending),
    /// This seat has resigned.
    Resigned(Seat),
}

impl GameEnd {
    /// Returns the result.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Ending(ending) => ending.outcome(),
            Self::Resigned(Seat::First) => Outcome::Win(Seat::Second),
            Self::Resigned(Seat::Second) => Outcome::Win(Seat::First),
        }
    }
}

/// Writes a clause: `the first seat has won`, `the second seat has resigned, the first has won`.
impl fmt::Display for GameEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ending(ending) => ending.fmt(f),
            Self::Resigned(Seat::First) => {
                f.write_str("the first seat has resigned, the second has won")
            }
            Self::Resigned(Seat::Second) => {
                f.write_str("the second seat has resigned, the first has won")
            }
        }
    }
}
