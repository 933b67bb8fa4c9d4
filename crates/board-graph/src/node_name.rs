//! The names of nodes, such as `c5`: which node has which, and their text.

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use thiserror::Error;

/// Names a node of a bent or a flat board: the letter is the ring, from the rim inward, and the number
/// counts clockwise from the north corner. Both arguments count from 0.
pub(crate) fn in_ring(ring: usize, place: usize) -> NodeName {
    of_two(ring, place)
}

/// Names a node of a rhombus or a grid by its column and its row, both counted from 0.
pub(crate) fn in_column(column: usize, row: usize) -> NodeName {
    of_two(column, row)
}

/// Makes the name of a letter and a place among the nodes of that letter, both counted from 0.
fn of_two(letter: usize, index: usize) -> NodeName {
    let letter = u8::try_from(letter).ok();
    let number = u8::try_from(index + 1).ok();
    letter
        .zip(number)
        .and_then(|(letter, number)| NodeName::new(letter, number))
        .expect("no board needs more letters or numbers")
}

/// The name of a node, such as `c5`: a letter and a number.
///
/// On bent and flat boards the letter is the ring (`a` is the rim) and the number counts clockwise
/// from the north corner; there the order of names is board order. On grids the letter is the file
/// and the number the rank, on rhombi the column and the row.
///
/// A board need not have a node of a given name: [`Board::node`](crate::Board::node) looks it up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeName {
    letter: u8,
    /// Never 0, so that an `Option` of a name, or of a move that contains one, takes no more space.
    number: NonZeroU8,
}

impl NodeName {
    /// The number of letters in the alphabet.
    pub const LETTERS: u8 = 26;

    /// Makes a name from a letter's place in the alphabet, counted from 0, and a number, counted from
    /// 1; `None` for a letter after `z` or the number 0.
    #[must_use]
    pub const fn new(letter: u8, number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if letter < Self::LETTERS => Some(Self { letter, number }),
            _ => None,
        }
    }

    /// Returns the letter's place in the alphabet: 0 for `a`.
    #[must_use]
    pub const fn letter(self) -> u8 {
        self.letter
    }

    /// Returns the number, 1 or more.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number.get()
    }

    /// Returns the letter as a character: `a` for 0.
    #[must_use]
    pub const fn letter_char(self) -> char {
        letter_char(self.letter)
    }
}

/// Returns the letter at this place in the alphabet as a character.
pub(crate) const fn letter_char(letter: u8) -> char {
    (b'a' + letter) as char
}

/// Writes `c5`.
impl fmt::Display for NodeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter_char(), self.number)
    }
}

/// Writes `c5`.
impl fmt::Debug for NodeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a node name.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("not a node name: expected a lowercase letter and a number, such as c5")]
pub struct NameError;

/// Reads `c5`: one lowercase letter and a decimal from 1 to 255 without leading zeros, nothing else.
impl FromStr for NodeName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let (&letter, digits) = text.as_bytes().split_first().ok_or(NameError)?;
        if !letter.is_ascii_lowercase() {
            return Err(NameError);
        }
        let number = decimal(digits).ok_or(NameError)?;
        Self::new(letter - b'a', number).ok_or(NameError)
    }
}

/// Reads a decimal from 1 to 255 without a sign or leading zeros.
pub(crate) fn decimal(digits: &[u8]) -> Option<u8> {
    if digits.is_empty() || digits[0] == b'0' {
        return None;
    }
    digits.iter().try_fold(0u8, |value, &digit| {
        if !digit.is_ascii_digit() {
            return None;
        }
        value.checked_mul(10)?.checked_add(digit - b'0')
    })
}
