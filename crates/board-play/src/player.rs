//! Seats, results, and whose decision it is.

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

use crate::TextError;
use crate::text::Words;

/// A seat at the table: the order in which the two sides act.
///
/// Seats are not colours. A colour belongs to a game, and a swap can change who owns it.
/// `!player` is the other seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The seat that acts first.
    First,
    /// The seat that acts second.
    Second,
}

impl Player {
    /// Both seats, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// How a seat is written.
    pub const WORDS: Words<Self> = Words(&[("1", Self::First), ("2", Self::Second)]);

    /// How a game without chance writes whose turn it is: the seat, or `o` for nobody's when the game
    /// is over.
    pub const TURNS: Words<Option<Self>> = Words(&[
        ("1", Some(Self::First)),
        ("2", Some(Self::Second)),
        ("o", None),
    ]);

    /// Returns 0 for the first seat and 1 for the second: an index into a pair kept per seat.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

impl Not for Player {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Writes `1` or `2`, as in records and traces.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::WORDS.word(*self))
    }
}

/// Reads `1` or `2`.
impl FromStr for Player {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let player = Self::WORDS.read(text);
        player.ok_or_else(|| TextError::new("seat", text, Self::WORDS.wanted()))
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// One seat has won.
    Win(Player),
    /// Nobody has won.
    Draw,
}

impl Outcome {
    /// How an outcome is written.
    pub const WORDS: Words<Self> = Words(&[
        ("1", Self::Win(Player::First)),
        ("2", Self::Win(Player::Second)),
        ("draw", Self::Draw),
    ]);

    /// Returns the seat that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win(player) => Some(player),
            Self::Draw => None,
        }
    }
}

/// Writes `1`, `2` or `draw`, as in records and traces.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::WORDS.word(*self))
    }
}

/// Reads `1`, `2` or `draw`.
impl FromStr for Outcome {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let outcome = Self::WORDS.read(text);
        outcome.ok_or_else(|| TextError::new("result", text, Self::WORDS.wanted()))
    }
}

/// Whose decision comes next, or how the game ended: one value, so that the two cannot disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// This seat makes the next move.
    ToMove(Player),
    /// The next move is made by chance: the caller supplies a roll or a draw.
    Chance,
    /// The game is over; no move is legal.
    Over(Outcome),
}

impl Status {
    /// Returns the seat to move, if a seat is to move.
    #[must_use]
    pub const fn to_move(self) -> Option<Player> {
        match self {
            Self::ToMove(player) => Some(player),
            Self::Chance | Self::Over(_) => None,
        }
    }

    /// Returns the result, if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::ToMove(_) | Self::Chance => None,
        }
    }

    /// Returns whether the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_))
    }

    /// Returns the status without the result.
    #[must_use]
    pub const fn turn(self) -> Turn {
        match self {
            Self::ToMove(player) => Turn::ToMove(player),
            Self::Chance => Turn::Chance,
            Self::Over(_) => Turn::Over,
        }
    }
}

/// Whose decision comes next: a [`Status`] without the result, as traces and position lines write it
/// in one letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// This seat makes the next move: `1` or `2`.
    ToMove(Player),
    /// The next move is made by chance: `c`.
    Chance,
    /// The game is over: `o`.
    Over,
}

impl Turn {
    /// How a turn is written.
    pub const WORDS: Words<Self> = Words(&[
        ("1", Self::ToMove(Player::First)),
        ("2", Self::ToMove(Player::Second)),
        ("c", Self::Chance),
        ("o", Self::Over),
    ]);
}

/// Writes `1`, `2`, `c` or `o`.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::WORDS.word(*self))
    }
}

/// Reads `1`, `2`, `c` or `o`.
impl FromStr for Turn {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let turn = Self::WORDS.read(text);
        turn.ok_or_else(|| TextError::new("status", text, Self::WORDS.wanted()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_back() {
        for player in Player::ALL {
            assert_eq!(player.to_string().parse(), Ok(player));
            assert_eq!(
                Status::ToMove(player).turn().to_string(),
                player.to_string()
            );
        }
        let wins = Player::ALL.map(Outcome::Win);
        for outcome in [wins[0], wins[1], Outcome::Draw] {
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
            assert_eq!(Status::Over(outcome).turn().to_string(), "o");
        }
        for (_, turn) in Turn::WORDS.0 {
            assert_eq!(turn.to_string().parse(), Ok(*turn));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "0", "3", "1 ", "first", "Draw", "*"] {
            assert!(text.parse::<Player>().is_err(), "{text}");
            assert!(text.parse::<Outcome>().is_err(), "{text}");
            assert!(text.parse::<Turn>().is_err(), "{text}");
        }
        let error = "x".parse::<Turn>().unwrap_err();
        assert_eq!(error.to_string(), r#"status "x": must be 1, 2, c or o"#);
    }
}
