//! Serialization of opponents by name, of levels by number, and of what a search has found.

use board_play::__serde as serde;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Analysis, BotKind, Candidate, Level, Progress};

board_play::serde_by_text!(BotKind);

/// Writes the number.
impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// Reads a number from 1 to 5.
impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let most = Self::ALL.len();
        let refuse = || D::Error::custom(format_args!("level {number}: must be 1 to {most}"));
        Self::new(number).ok_or_else(refuse)
    }
}

board_play::serde_by_fields!(Progress { iterations, share } => check_progress);
board_play::serde_by_fields!(
    impl<M> Candidate<M> { m as "move", visits, win_rate, is_proven } => check_candidate
);
board_play::serde_by_fields!(impl<M> Analysis<M> { candidates, iterations, line });

fn check_progress(progress: &Progress) -> Result<(), String> {
    check_share("share", progress.share)
}

fn check_candidate<M>(candidate: &Candidate<M>) -> Result<(), String> {
    check_share("win_rate", candidate.win_rate)
}

/// Refuses a number that is not from 0 to 1.
fn check_share(name: &str, share: f64) -> Result<(), String> {
    if (0.0..=1.0).contains(&share) {
        return Ok(());
    }
    Err(format!("{name}: {share} must be 0 to 1"))
}
