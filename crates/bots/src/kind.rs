//! The opponents by name.

use core::fmt;
use core::str::FromStr;

use board_play::{TextError, text::Keywords};
use rand_chacha::ChaCha8Rng;

use crate::{Bot, Budget, Greedy, Playable, Random, Search};

/// How long a search thinks: from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The levels, the weakest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Makes a level; none if the number is not from 1 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=5 => Some(Self(number)),
            _ => None,
        }
    }

    /// Returns the number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns how many iterations a move gets: each level has about four times as many as the
    /// one before.
    const fn iterations(self) -> u32 {
        match self.0 {
            1 => 100,
            2 => 400,
            3 => 1500,
            4 => 5000,
            _ => 15_000,
        }
    }

    /// Returns the budget for one move in a position: a number of iterations, so that the opponent
    /// repeats itself. On a board on which an iteration takes [longer](Playable::effort) there are that
    /// many times fewer of them, but never fewer than at the first level.
    #[must_use]
    pub fn budget<G: Playable>(self, position: &G) -> Budget {
        self.budget_by(position.effort())
    }

    /// Returns the budget by the [effort](Playable::effort) that an iteration is.
    pub(crate) fn budget_by(self, effort: u32) -> Budget {
        let least = Self(1).iterations();
        let iterations = self.iterations() / effort.max(1);
        Budget::Iterations(iterations.max(least))
    }
}

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
        ("search:1", Self::Search(Level(1))),
        ("search:2", Self::Search(Level(2))),
        ("search:3", Self::Search(Level(3))),
        ("search:4", Self::Search(Level(4))),
        ("search:5", Self::Search(Level(5))),
    ]);

    /// Lists all opponents, the weakest first.
    #[must_use = "an iterator does nothing by itself"]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        Self::KEYWORDS.0.iter().map(|&(_, kind)| kind)
    }

    /// Returns the opponent that plays best.
    #[must_use]
    pub const fn strongest() -> Self {
        Self::Search(Level(5))
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
    use board_play::Position as _;

    #[test]
    fn levels_think_longer_and_not_too_long_on_large_boards() {
        let budgets = |board: &str| {
            let position = y::YOn::<4>::new(&format!("board={board}").parse().unwrap());
            Level::ALL.map(|level| level.budget(&position))
        };
        let all = [100, 400, 1500, 5000, 15_000].map(Budget::Iterations);
        assert_eq!(budgets("bent:9"), all);
        assert_eq!(budgets("bent:3"), all);
        // 199 nodes are 2.1 times 93, and an iteration takes some 2.1² times as long.
        let large = [100, 100, 375, 1250, 3750].map(Budget::Iterations);
        assert_eq!(budgets("bent:13"), large);
    }

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
