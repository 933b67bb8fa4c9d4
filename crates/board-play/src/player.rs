//! Seats, results, and whose decision it is.

use core::fmt;
use core::ops::Not;

/// A seat at the table: the order in which the two sides act.
///
/// Seats are not colours. A colour belongs to a game, and a swap can change who owns it.
/// `!player` is the other seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The seat that acts first.
    First,
    /// The seat that acts second.
    Second,
}

impl Player {
    /// Both seats, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Returns 0 for the first seat and 1 for the second: an index into a pair kept per seat.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

impl Not for Player {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Writes `1` or `2`, as in records and traces.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "1",
            Self::Second => "2",
        })
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// One seat has won.
    Win(Player),
    /// Nobody has won.
    Draw,
}

impl Outcome {
    /// Returns the seat that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win(player) => Some(player),
            Self::Draw => None,
        }
    }
}

/// Writes `1`, `2` or `draw`, as in records and traces.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(player) => player.fmt(f),
            Self::Draw => f.write_str("draw"),
        }
    }
}

/// Whose decision comes next, or how the game ended: one value, so that the two cannot disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// This seat makes the next move.
    ToMove(Player),
    /// The next move is made by chance: the caller supplies a roll or a draw.
    Chance,
    /// The game is over; no move is legal.
    Over(Outcome),
}

impl Status {
    /// Returns the seat to move, if a seat is to move.
    #[must_use]
    pub const fn to_move(self) -> Option<Player> {
        match self {
            Self::ToMove(player) => Some(player),
            Self::Chance | Self::Over(_) => None,
        }
    }

    /// Returns the result, if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::ToMove(_) | Self::Chance => None,
        }
    }

    /// Returns whether the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_))
    }
}
