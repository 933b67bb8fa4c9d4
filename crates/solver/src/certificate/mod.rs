//! Certificates: strategies as plain text, which whoever doubts a result can have verified.
//!
//! ```text
//! certificate/1
//! game: y
//! claim: 1 wins
//! position: y/1 board=bent:3 b - -
//! replies: 4
//! y/1 board=bent:3 b - - -> b1
//! …
//! ```
//!
//! After the head there is one line for each position in which the seat of the claim is to move, and which
//! can come up if it replies so, whatever the other seat and chance do: the position's line, ` -> `, and the
//! reply. A position that is reached by several ways has one line. `replies` says how many lines there
//! are, so that nothing is missing unnoticed.
//!
//! Where a strategy needs a part of the board only, it may be written by *regions*, of which a game says what
//! they are and how they are verified ([`Solvable::check_regions`](crate::Solvable::check_regions)). Then
//! `regions: 2` stands for `replies: …`, and the lines are the game's. In Y a line says which stones of the
//! winner there are at least, which nodes are vacant or the winner's, which of them the winner takes (`-` on the
//! first line if the other colour is to move), and for each stone that may follow on one of the others which line
//! goes on; what is outside may be the other colour's:
//!
//! ```text
//! certificate/1
//! game: y
//! claim: 1 wins
//! position: y/1 board=flat:3 b - -
//! regions: 2
//! - a1,a2,a6 a2 a1:2,a6:3
//! …
//! ```
//!
//! A claim is `1 wins`, `1 wins within 7` (moves of both seats, chance moves and passes included) or `1
//! holds`, which means that the seat does not lose, though the game may go on for ever. A draw is two
//! certificates, one for each seat; a file may hold several, separated by empty lines.

pub mod check;
mod strategy;
mod write;

use core::fmt;

use crate::Goal;
pub(crate) use strategy::Proved;
pub use strategy::Strategy;
pub(crate) use write::write_regions;
pub use write::{NoReply, write};

/// What a certificate claims of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// What its seat reaches.
    pub goal: Goal,
    /// Within how many moves it wins, if that is claimed.
    pub plies: Option<u32>,
}

/// Writes the claim as certificates have it.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.goal, self.plies) {
            (Goal::Wins(seat), None) => write!(f, "{seat} wins"),
            (Goal::Wins(seat), Some(plies)) => write!(f, "{seat} wins within {plies}"),
            (Goal::Holds(seat), _) => write!(f, "{seat} holds"),
        }
    }
}
