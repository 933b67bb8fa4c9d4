//! A share of the first moves of a perft.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;
use fourchette::AnyPosition;

use crate::command::args::number;

/// Every `of`-th of the sorted moves, beginning with the move of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// From 1 to `of`.
    number: u64,
    of: u64,
}

impl Share {
    /// Every move.
    pub(super) const ALL: Self = Self { number: 1, of: 1 };

    /// Returns one of `of` shares by its number, counted from 1; none if there is no such share.
    pub(super) fn new(number: u64, of: u64) -> Option<Self> {
        (1..=of).contains(&number).then_some(Self { number, of })
    }

    pub(super) const fn number(self) -> u64 {
        self.number
    }

    pub(super) const fn of(self) -> u64 {
        self.of
    }

    /// Returns the share of the moves of a position, sorted by bytes.
    pub(super) fn moves(self, position: &AnyPosition) -> Vec<String> {
        let mut moves = position.moves();
        moves.sort_unstable();
        self.take(moves)
    }

    /// Keeps the share of a sorted list.
    fn take<T>(self, sorted: Vec<T>) -> Vec<T> {
        let numbered = (0..).zip(sorted);
        let taken = numbered.filter(|(index, _): &(u64, T)| index % self.of == self.number - 1);
        taken.map(|(_, element)| element).collect()
    }
}

/// Writes `K/N`.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}/{}", self.number, self.of))
    }
}

/// Reads `K/N`, two plain decimal numbers.
impl FromStr for Share {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let refuse = |reason: &str| TextError::new("part", text, reason);
        let Some((number_text, of_text)) = text.split_once('/') else {
            return Err(refuse("must be K/N, as in 2/5"));
        };
        let [number, of] = [number_text, of_text].map(number::<1, u64>);
        let (number, of) = match (number, of) {
            (Ok(number), Ok(of)) => (number, of),
            (Err(reason), _) => return Err(refuse(&format!("K {reason}"))),
            (_, Err(reason)) => return Err(refuse(&format!("N {reason}"))),
        };
        Self::new(number, of).ok_or_else(|| refuse("K must not be greater than N"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_in_one_share() {
        let letters: Vec<char> = ('a'..='g').collect();
        let take = |number, of| Share::new(number, of).unwrap().take(letters.clone());
        assert_eq!(take(1, 3), ['a', 'd', 'g']);
        assert_eq!(take(2, 3), ['b', 'e']);
        assert_eq!(take(3, 3), ['c', 'f']);
        assert_eq!(take(8, 9), []);
        assert_eq!(Share::ALL.take(letters.clone()), letters);
    }

    #[test]
    fn shares_are_read_and_written() {
        for text in ["1/1", "2/5", "5/5", "1/18446744073709551615"] {
            assert_eq!(text.parse::<Share>().unwrap().to_string(), text);
        }
        for (text, reason) in [
            ("2", "must be K/N, as in 2/5"),
            ("", "must be K/N, as in 2/5"),
            ("0/5", "K must be a whole number, 1 or more"),
            ("1/0", "N must be a whole number, 1 or more"),
            ("6/5", "K must not be greater than N"),
            ("/5", "K must be a whole number, 1 or more"),
            ("1/2/3", "N must be a whole number, 1 or more"),
            ("1/18446744073709551616", "N is too great"),
            ("-1/5", "K must be a whole number, 1 or more"),
            ("1/ 5", "N must be a whole number, 1 or more"),
        ] {
            assert_eq!(
                text.parse::<Share>().unwrap_err().reason(),
                reason,
                "{text}"
            );
        }
        for text in ["01/5", "+1/5"] {
            let refused = text.parse::<Share>().unwrap_err();
            assert!(
                refused.reason().starts_with("K must be a plain decimal"),
                "{text}"
            );
        }
    }
}
