//! Who plays, as the arguments name them.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;
use fourchette::{BotKind, Player};

use super::program::{PREFIX, Program};

/// Who plays in a match: an opponent, or a program of anybody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contender {
    Bot(BotKind),
    Engine(Program),
}

/// Who plays at the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    Human,
    Contender(Contender),
    /// What defends in a puzzle. The arguments do not name it.
    Solver,
}

impl Contender {
    /// Returns what a table makes of it.
    pub(crate) const fn player(&self) -> Player {
        match self {
            Self::Bot(kind) => Player::Bot(*kind),
            Self::Engine(_) => Player::Engine,
        }
    }

    /// Returns the program, if it is one.
    pub(crate) const fn program(&self) -> Option<&Program> {
        match self {
            Self::Bot(_) => None,
            Self::Engine(program) => Some(program),
        }
    }
}

impl Sitter {
    /// Returns what a table makes of it.
    pub(crate) const fn player(&self) -> Player {
        match self {
            Self::Human => Player::Human,
            Self::Contender(contender) => contender.player(),
            Self::Solver => Player::Engine,
        }
    }

    /// Returns the program, if it is one.
    pub(crate) const fn program(&self) -> Option<&Program> {
        match self {
            Self::Human | Self::Solver => None,
            Self::Contender(contender) => contender.program(),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(kind) => kind.fmt(f),
            Self::Engine(program) => program.fmt(f),
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => Player::Human.fmt(f),
            Self::Contender(contender) => contender.fmt(f),
            Self::Solver => f.write_str("solver"),
        }
    }
}

impl FromStr for Contender {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text.starts_with(PREFIX) {
            return text.parse().map(Self::Engine);
        }
        text.parse().map(Self::Bot).map_err(|error: TextError| {
            let reason = format_args!("{}, or {PREFIX}CMD", error.reason()).to_string();
            TextError::new("bot", text, reason)
        })
    }
}

impl FromStr for Sitter {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == Player::Human.to_string() {
            return Ok(Self::Human);
        }
        let contender = text.parse().map(Self::Contender);
        contender.map_err(|error: TextError| {
            if text.starts_with(PREFIX) {
                return error;
            }
            let reason = format_args!("{}, or {}", error.reason(), Player::Human).to_string();
            TextError::new("player", text, reason)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in ["human", "random", "search:5", "engine:./mine 'a b'"] {
            assert_eq!(text.parse::<Sitter>().unwrap().to_string(), text);
        }
        for text in ["greedy", "engine:x"] {
            assert_eq!(text.parse::<Contender>().unwrap().to_string(), text);
        }
        assert!("human".parse::<Contender>().is_err());
        for text in ["engine", "nobody", "engine:"] {
            assert!(text.parse::<Sitter>().is_err(), "{text}");
        }
    }
}
