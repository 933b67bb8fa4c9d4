//! Who decides for a seat.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;
use bots::BotKind;

/// How somebody at the keyboard is called.
const HUMAN: &str = "human";

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person: `human`.
    Human,
    /// An opponent, by its name.
    Bot(BotKind),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(HUMAN),
            Self::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == HUMAN {
            return Ok(Self::Human);
        }
        text.parse().map(Self::Bot).map_err(|error: TextError| {
            let reason = format_args!("{} or {HUMAN}", error.reason()).to_string();
            TextError::new("player", text, reason)
        })
    }
}
