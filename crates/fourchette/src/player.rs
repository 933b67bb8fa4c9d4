//! Who decides for a seat.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;
use bots::BotKind;

/// How somebody at the keyboard is called.
const HUMAN: &str = "human";

/// How another program is called.
const ENGINE: &str = "engine";

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person: `human`.
    Human,
    /// An opponent, by its name.
    Bot(BotKind),
    /// Another program: `engine`. Whoever has the table asks it, and makes its moves.
    Engine,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(HUMAN),
            Self::Bot(kind) => kind.fmt(f),
            Self::Engine => f.write_str(ENGINE),
        }
    }
}

impl FromStr for Player {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match text {
            HUMAN => return Ok(Self::Human),
            ENGINE => return Ok(Self::Engine),
            _ => {}
        }
        text.parse().map(Self::Bot).map_err(|error: TextError| {
            let reason = format_args!("{}, {HUMAN} or {ENGINE}", error.reason()).to_string();
            TextError::new("player", text, reason)
        })
    }
}
