//! The opponents by name.

use core::fmt;
use core::str::FromStr;

use board_play::{TextError, text::Keywords};
use rand_chacha::ChaCha8Rng;

use crate::{Bot, Greedy, Level, Playable, Random, Search};

/// The opponents there are, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BotKind {
    /// Any legal move, all equally likely: `random`.
    Random,
    /// One move ahead: `greedy`.
    Greedy,
    /// A tree search: `search:1` to `search:5`.
    Search(Level),
}

impl BotKind {
    /// The names, the weakest first.
    const KEYWORDS: Keywords<Self> = Keywords(&[
        ("random", Self::Random),
        ("greedy", Self::Greedy),
        ("search:1", Self::Search(Level::ALL[0])),
        ("search:2", Self::Search(Level::ALL[1])),
        ("search:3", Self::Search(Level::ALL[2])),
        ("search:4", Self::Search(Level::ALL[3])),
        ("search:5", Self::Search(Level::ALL[4])),
    ]);

    /// Lists all opponents, the weakest first.
    #[must_use = "an iterator does nothing by itself"]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        Self::KEYWORDS.0.iter().map(|&(_, kind)| kind)
    }

    /// Returns the opponent that plays best.
    #[must_use]
    pub const fn strongest() -> Self {
        Self::Search(Level::ALL[4])
    }

    /// Makes an opponent of this kind. It takes all its randomness from `rng`, so that the same
    /// generator makes it play the same again.
    #[must_use]
    pub fn bot<G: Playable>(self, rng: ChaCha8Rng) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(rng)),
            Self::Greedy => Box::new(Greedy::new(rng)),
            Self::Search(level) => Box::new(Search::of_level(level, rng)),
        }
    }
}

/// Writes the name.
impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::KEYWORDS.word(*self))
    }
}

/// Reads the name.
impl FromStr for BotKind {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let kind = Self::KEYWORDS.read(text);
        kind.ok_or_else(|| TextError::new("bot", text, Self::KEYWORDS.wanted()))
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
        assert_eq!(BotKind::all().count(), 2 + Level::ALL.len());
        assert_eq!(BotKind::all().last(), Some(BotKind::strongest()));
        for text in [
            "deep-thought",
            "search",
            "search:0",
            "search:6",
            "search:01",
            "",
        ] {
            let error = text.parse::<BotKind>().unwrap_err().to_string();
            assert_eq!(
                error,
                format!(
                    "bot {text:?}: must be random, greedy, search:1, search:2, search:3, search:4 \
                     or search:5"
                )
            );
        }
    }
}
