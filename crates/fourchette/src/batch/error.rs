//! Why a batch refuses something.

use core::error::Error as Source;

/// Why a batch was not made, or a step not taken: one line that names the part and the reason.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BatchError {
    /// A batch has at least one game.
    #[error("count 0: a batch has at least one game")]
    Empty,
    /// The game is over where it would begin.
    #[error("game {game}: it is over at its start")]
    Over {
        /// The place of the game.
        game: usize,
    },
    /// A buffer has another length than it must have.
    #[error("{part}: there are {found}, must be {wanted}")]
    Length {
        /// What the buffer is for.
        part: &'static str,
        /// How many numbers it has.
        found: usize,
        /// How many it must have.
        wanted: usize,
    },
    /// There is no such action.
    #[error("game {game}: action {action}: there are {count}, counted from 0")]
    NoSuchAction {
        /// The place of the game.
        game: usize,
        /// The number.
        action: i64,
        /// How many actions there are.
        count: usize,
    },
    /// An action's move breaks a rule.
    #[error("game {game}: action {action}: move {text:?}: {reason}")]
    Illegal {
        /// The place of the game.
        game: usize,
        /// The action.
        action: i64,
        /// Its move.
        text: String,
        /// The rule that it breaks.
        reason: Box<dyn Source + Send + Sync>,
    },
}
