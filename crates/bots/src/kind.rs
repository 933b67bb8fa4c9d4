//! The opponents by name.

use core::fmt;
use core::str::FromStr;

use board_play::{TextError, text::Words};
use rand_chacha::ChaCha8Rng;

use crate::{Bot, Playable, Random};

/// The opponents there are, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BotKind {
    /// Any legal move, all equally likely: `random`.
    Random,
}

impl BotKind {
    /// The names, the weakest first.
    const WORDS: Words<Self> = Words(&[("random", Self::Random)]);

    /// All opponents, the weakest first.
    #[must_use = "an iterator does nothing by itself"]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        Self::WORDS.0.iter().map(|&(_, kind)| kind)
    }

    /// Returns the opponent that plays best.
    #[must_use]
    pub const fn strongest() -> Self {
        Self::Random
    }

    /// Makes an opponent of this kind. It takes all its randomness from `rng`, so that the same
    /// generator makes it play the same again.
    #[must_use]
    pub fn bot<G: Playable>(self, rng: ChaCha8Rng) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(rng)),
        }
    }
}

/// Writes the name.
impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::WORDS.word(*self))
    }
}

/// Reads the name.
impl FromStr for BotKind {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let kind = Self::WORDS.read(text);
        kind.ok_or_else(|| TextError::new("bot", text, Self::WORDS.wanted()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for kind in BotKind::all() {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let error = "deep-thought".parse::<BotKind>().unwrap_err();
        assert_eq!(error.to_string(), r#"bot "deep-thought": must be random"#);
    }
}
