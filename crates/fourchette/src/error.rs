//! Why a text was refused.

mod details;

use core::error::Error as Source;
use core::fmt::Display;

use board_play::{GoesOn, TextError};
use solver::certificate::check::CheckError;

use crate::NAMES;
pub use details::Details;

/// Why a game, a start, a move or a record was refused: one line that names the offending part and
/// the reason.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// There is no game of this name.
    #[error(transparent)]
    UnknownGame(TextError),
    /// The rule options, the position's line or the record could not be read.
    #[error(transparent)]
    Start(Box<dyn Source + Send + Sync>),
    /// The line of a view could not be read.
    #[error(transparent)]
    View(Box<dyn Source + Send + Sync>),
    /// A move's text could not be read.
    #[error(transparent)]
    MoveText(Box<dyn Source + Send + Sync>),
    /// A record has moves, or was ended, after the adjudication that it is put under would have ended
    /// it.
    #[error(transparent)]
    GoesOn(#[from] GoesOn),
    /// A certificate does not prove what it claims.
    #[error("certificate, {0}")]
    Certificate(CheckError),
    /// A move breaks a rule.
    #[error("move {text:?}: {reason}")]
    Illegal {
        /// The move.
        text: String,
        /// The rule that it breaks.
        reason: Box<dyn Source + Send + Sync>,
    },
    /// There is no move of this number.
    #[error("{part} {number}: there are {count}, counted from 0")]
    NoSuchNumber {
        /// What it was to be the number of: an action, a chance action.
        part: &'static str,
        /// The number.
        number: usize,
        /// How many there are.
        count: usize,
    },
}

impl Error {
    /// Returns the index of the move of a record that was refused, counted from 0, if it was one.
    #[must_use]
    pub fn ply(&self) -> Option<usize> {
        self.details().ply
    }

    /// Refuses the name of a game.
    pub(crate) fn unknown_game(name: &str) -> Self {
        let reason = format_args!("unknown; the games are {}", NAMES.join(", ")).to_string();
        Self::UnknownGame(TextError::new("game", name, reason))
    }

    /// Refuses a move that breaks a rule.
    pub(crate) fn illegal(m: impl Display, reason: impl Source + Send + Sync + 'static) -> Self {
        let (text, reason) = (m.to_string(), Box::new(reason));
        Self::Illegal { text, reason }
    }
}
