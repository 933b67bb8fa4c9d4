//! Who plays, as the arguments list them.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;
use fourchette::BotKind;
use fourchette::bots::Level;

use crate::command::opponent::Contender;

/// Two or more players, all different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Players(Vec<Contender>);

impl Players {
    /// Returns all opponents there are.
    pub(super) fn all_bots() -> Self {
        let searches = Level::ALL.map(BotKind::Search);
        let bots = [BotKind::Random, BotKind::Greedy]
            .into_iter()
            .chain(searches);
        Self(bots.map(Contender::Bot).collect())
    }

    /// Returns the players in the order in which they are listed.
    pub(super) fn as_slice(&self) -> &[Contender] {
        &self.0
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, player) in self.0.iter().enumerate() {
            let separator = if at > 0 { "," } else { "" };
            write!(f, "{separator}{player}")?;
        }
        Ok(())
    }
}

impl FromStr for Players {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut players: Vec<Contender> = Vec::new();
        for name in split(text) {
            let player = name.parse()?;
            if players.contains(&player) {
                return Err(TextError::new("player", name, "plays already"));
            }
            players.push(player);
        }
        if players.len() < 2 {
            return Err(TextError::new("players", text, "must be two or more"));
        }
        Ok(Self(players))
    }
}

/// Splits a list at its commas, but for those that the quotes or the backslash of a program's command keep.
fn split(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let (mut begin, mut quote) = (0, None);
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match (quote, letter) {
            (Some(end), _) if letter == end => quote = None,
            (None, ',') => {
                names.push(&text[begin..at]);
                begin = at + 1;
            }
            (None, '\'' | '"') => quote = Some(letter),
            (None | Some('"'), '\\') => {
                letters.next();
            }
            _ => {}
        }
    }
    names.push(&text[begin..]);
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for (text, count) in [
            ("random,greedy", 2),
            ("search:1,engine:./mine 'a,b' c,greedy", 3),
            ("engine:a \"x,\\\",y\" z\\,,engine:b", 2),
        ] {
            let players: Players = text.parse().unwrap();
            assert_eq!(players.as_slice().len(), count, "{text}");
            assert_eq!(players.to_string(), text);
        }
        let all = "random,greedy,search:1,search:2,search:3,search:4,search:5";
        assert_eq!(Players::all_bots(), all.parse().unwrap());
    }

    #[test]
    fn what_is_no_list_of_different_players_is_refused() {
        for (text, reason) in [
            ("random", "must be two or more"),
            ("greedy,random,greedy", "plays already"),
            ("engine:a b,engine:a b", "plays already"),
            ("engine:a 'b,random", "has a quote without end"),
        ] {
            let refused = text.parse::<Players>().unwrap_err();
            assert_eq!(refused.reason(), reason, "{text:?}");
        }
        for text in ["", "random,", "random,human", "random, greedy"] {
            assert!(text.parse::<Players>().is_err(), "{text:?}");
        }
    }
}
