//! How much a search thinks, by number.

use core::fmt;
use core::str::FromStr;

use board_play::{TextError, text::number};

use crate::{Budget, Playable};

/// How long a search thinks: from 1 to 5.
///
/// # Examples
///
/// ```
/// use bots::{BotKind, Level};
///
/// let level: Level = "3".parse()?;
/// assert_eq!(Some(level), Level::new(3));
/// assert_eq!(BotKind::Search(level).to_string(), "search:3");
///
/// let refused = "6".parse::<Level>().unwrap_err();
/// assert_eq!(refused.to_string(), r#"level "6": must be 1 to 5"#);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
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
        Budget::iterations(iterations.max(least))
    }
}

/// Writes the number.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads the number.
impl FromStr for Level {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [Self(least), .., Self(most)] = Self::ALL;
        let read = number(text, least..=most).map(Self);
        read.map_err(|reason| TextError::new("level", text, reason))
    }
}

#[cfg(all(test, feature = "y"))]
mod tests {
    use board_play::Position as _;

    use super::*;

    #[test]
    fn levels_think_longer_and_not_too_long_on_large_boards() {
        let budgets = |board: &str| {
            let position = y::YOn::<4>::new(&format!("board={board}").parse().unwrap());
            Level::ALL.map(|level| level.budget(&position))
        };
        let all = [100, 400, 1500, 5000, 15_000].map(Budget::iterations);
        assert_eq!(budgets("bent:9"), all);
        assert_eq!(budgets("bent:3"), all);
        // 199 nodes are 2.1 times 93, and an iteration takes some 2.1² times as long.
        let large = [100, 100, 375, 1250, 3750].map(Budget::iterations);
        assert_eq!(budgets("bent:13"), large);
    }

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string(), level.number().to_string());
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for (text, reason) in [
            ("0", "must be 1 to 5"),
            ("6", "must be 1 to 5"),
            ("256", "must be 1 to 5"),
            ("03", "must not have leading zeros"),
            ("+3", "must be a plain decimal number"),
            (" 3", "must be a plain decimal number"),
            ("search:3", "must be a plain decimal number"),
            ("", "must be a plain decimal number"),
        ] {
            let error = text.parse::<Level>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("level {text:?}: ")), "{error}");
            assert!(error.contains(reason), "{error}");
        }
    }
}
