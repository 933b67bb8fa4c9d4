//! Why a record or one of its moves is refused.

use core::error::Error;
use core::fmt::Display;

use crate::Ending;

/// Why a move cannot be added to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PushError<I: Error> {
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(Ending),
    /// The move breaks a rule of the game.
    #[error("{0}")]
    Illegal(I),
}

/// Why a game cannot be ended by somebody's word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EndError {
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(Ending),
    /// A resignation is a win for the other seat.
    #[error("nobody draws by resignation")]
    DrawnResignation,
}

/// Why a record cannot be put under another adjudication.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the record goes on with ply {ply}: the game is over: {ending}")]
#[non_exhaustive]
pub struct GoesOn {
    /// The number of the first ply too many, counted from 1; where somebody has ended the game, one more
    /// than there are.
    pub ply: usize,
    /// How the game had ended.
    pub ending: Ending,
}

/// Why a text is not a record: where, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}{}: {reason}", .ply.map(|ply| format!(", ply {}", ply + 1)).unwrap_or_default())]
pub struct RecordError {
    line: usize,
    ply: Option<usize>,
    reason: String,
}

impl RecordError {
    /// Refuses a line other than for a move.
    pub(super) fn at_line(line: usize, reason: impl Display) -> Self {
        let reason = reason.to_string();
        let ply = None;
        Self { line, ply, reason }
    }

    /// Refuses a move.
    pub(super) fn at_ply(line: usize, ply: usize, reason: impl Display) -> Self {
        let reason = reason.to_string();
        let ply = Some(ply);
        Self { line, ply, reason }
    }

    /// Returns the number of the line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    /// Returns the index of the refused move among the moves, counted from 0, if a move was refused.
    /// (The text of the error counts from 1.)
    #[must_use]
    pub fn ply(&self) -> Option<usize> {
        self.ply
    }

    /// Returns the reason.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.reason
    }
}
