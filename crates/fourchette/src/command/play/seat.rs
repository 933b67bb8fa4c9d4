//! Who sits at the table.

use core::fmt;
use core::str::FromStr;

use fourchette::BotKind;

/// How somebody at the keyboard is called.
const HUMAN: &str = "human";

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Somebody at the keyboard, or the script.
    Human,
    /// An opponent.
    Bot(BotKind),
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(HUMAN),
            Self::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == HUMAN {
            return Ok(Self::Human);
        }
        text.parse()
            .map(Self::Bot)
            .map_err(|error: board_play::TextError| format!("{} or {HUMAN}", error.reason()))
    }
}
