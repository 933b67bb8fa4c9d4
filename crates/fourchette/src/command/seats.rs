//! Who sits where in the next game, as the arguments say it.

use core::fmt;
use core::str::FromStr;

use board_play::{Rematch, Seating, TextError};
use fourchette::{MatchStarts, draw_lot};

/// The keyword for what the rules of the game say.
const CUSTOM: &str = "custom";

/// How the players sit down to the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seats {
    /// As the rules of the game say.
    Custom,
    /// In this way.
    Way(Rematch),
}

impl Seats {
    /// Lists how these are written.
    pub(crate) fn words() -> impl Iterator<Item = &'static str> {
        let ways = Rematch::KEYWORDS.0.iter().map(|&(word, _)| word);
        core::iter::once(CUSTOM).chain(ways)
    }

    /// Returns what this means for a match with these starts.
    pub(crate) fn way(self, starts: &MatchStarts) -> Rematch {
        match self {
            Self::Custom => starts.custom(),
            Self::Way(way) => starts.way(way),
        }
    }
}

/// Returns who sits where in the first game: as the arguments name the players, or by lot.
pub(crate) fn first_seating(has_lot: bool, seed: u64) -> Seating {
    if has_lot {
        draw_lot(seed)
    } else {
        Seating::default()
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Custom => f.pad(CUSTOM),
            Self::Way(way) => way.fmt(f),
        }
    }
}

impl FromStr for Seats {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == CUSTOM {
            return Ok(Self::Custom);
        }
        text.parse().map(Self::Way).map_err(|error: TextError| {
            let reason = format_args!("{}, or {CUSTOM}", error.reason()).to_string();
            TextError::new("seats", text, reason)
        })
    }
}

#[cfg(test)]
mod tests {
    use fourchette::{AnyRecord, Start};

    use super::*;

    fn custom(game: &str, rules: &str) -> Rematch {
        let record = AnyRecord::begin(game, Start::Rules(rules)).unwrap();
        Seats::Custom.way(&MatchStarts::new(record))
    }

    /// Rulings, section 0: the loser begins in Kwinty; elsewhere seats alternate.
    #[test]
    fn every_game_has_its_custom() {
        for name in fourchette::NAMES {
            assert_eq!(custom(name, ""), Rematch::Alternate, "{name}");
        }
        assert_eq!(custom("kwintie", "ruleset=kwinty"), Rematch::LoserBegins);
        assert_eq!(custom("kwintie", "ruleset=boardless"), Rematch::Alternate);
        assert_eq!(custom("dice-hex", "begins=red"), Rematch::Alternate);
    }

    #[test]
    fn colours_are_exchanged_where_either_can_begin() {
        let starts = |game, start| MatchStarts::new(AnyRecord::begin(game, start).unwrap());
        let way = |starts: &MatchStarts| Seats::Way(Rematch::Colours).way(starts);
        for name in fourchette::NAMES {
            let expected = match *name {
                "dice-hex" => Rematch::Colours,
                _ => Rematch::Alternate,
            };
            assert_eq!(way(&starts(name, Start::Rules(""))), expected, "{name}");
        }
        // There is a stone on the board: it cannot become a stone of another colour.
        let begun = starts("dice-hex", Start::Record("# game: dice-hex\n\nd111 3\n"));
        assert_eq!(way(&begun), Rematch::Alternate);
        let red = starts("dice-hex", Start::Rules("begins=red"));
        let exchanged = red.at(Seating::default().with_colours_exchanged());
        assert_eq!(exchanged.position().rules(), "");
    }

    #[test]
    fn ways_are_read_and_written() {
        for text in ["stay", "alternate", "colours", "loser", "custom"] {
            assert_eq!(text.parse::<Seats>().unwrap().to_string(), text);
        }
        let refused = "winner".parse::<Seats>().unwrap_err();
        assert_eq!(
            refused.reason(),
            "must be stay, alternate, colours or loser, or custom"
        );
    }
}
