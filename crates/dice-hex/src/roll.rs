//! Rolls of three dice, and what each can make.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;

use crate::board::CELLS;
use crate::{Expression, Number, NumberSet};

/// How many rolls there are.
pub(crate) const ROLLS: usize = 56;

/// How many sequences of three dice there are.
pub(crate) const SEQUENCES: u64 = 216;

/// A roll of three dice as a multiset: `d136`.
///
/// # Examples
///
/// ```
/// use dice_hex::{Number, Roll};
///
/// let roll = Roll::new([5, 3, 4]).unwrap();
/// assert_eq!(roll.to_string(), "d345");
/// assert_eq!(roll.weight(), 6); // of 216
/// let seventeen = Number::new(17).unwrap();
/// assert!(roll.numbers().contains(seventeen));
/// assert_eq!(roll.expression(seventeen).unwrap().to_string(), "17 = 3 × 4 + 5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll(u8);

/// What is known of all rolls, which are in ascending order.
struct Table {
    /// The dice, ascending.
    dice: [[u8; 3]; ROLLS],
    /// The roll of each sequence of three dice.
    rolls: [[[u8; 6]; 6]; 6],
    /// How many sequences are this roll.
    weights: [u8; ROLLS],
    /// What can be made, number 1 as the lowest bit.
    numbers: [u64; ROLLS],
    /// The place of the easiest expression for each number.
    examples: [[u8; CELLS]; ROLLS],
}

static TABLE: Table = table();

const fn table() -> Table {
    let mut table = Table {
        dice: [[0; 3]; ROLLS],
        rolls: [[[0; 6]; 6]; 6],
        weights: [0; ROLLS],
        numbers: [0; ROLLS],
        examples: [[0; CELLS]; ROLLS],
    };
    let mut roll = 0;
    let mut sequence = 0;
    while sequence < 216 {
        let [a, b, c] = [sequence / 36, sequence / 6 % 6, sequence % 6];
        if a <= b && b <= c {
            #[expect(clippy::cast_possible_truncation, reason = "below 6")]
            let dice = [a as u8 + 1, b as u8 + 1, c as u8 + 1];
            table.dice[roll as usize] = dice;
            let orders = [
                [a, b, c],
                [a, c, b],
                [b, a, c],
                [b, c, a],
                [c, a, b],
                [c, b, a],
            ];
            let mut at = 0;
            while at < 6 {
                let [a, b, c] = orders[at];
                table.rolls[a][b][c] = roll;
                at += 1;
            }
            table.weights[roll as usize] = match (a == b, b == c) {
                (true, true) => 1,
                (false, false) => 6,
                _ => 3,
            };
            let (numbers, examples) = made_of(dice);
            table.numbers[roll as usize] = numbers;
            table.examples[roll as usize] = examples;
            roll += 1;
        }
        sequence += 1;
    }
    table
}

/// Finds what three dice can make, and the place of the easiest expression for each number.
const fn made_of(dice: [u8; 3]) -> (u64, [u8; CELLS]) {
    let mut numbers = 0;
    let mut examples = [0; CELLS];
    let mut efforts = [u8::MAX; CELLS];
    let mut index = 0;
    while index < Expression::COUNT {
        if let Some(expression) = Expression::nth(dice, index)
            && let Some(number) = Number::new(expression.value())
        {
            let at = number.index();
            numbers |= 1 << at;
            let effort = expression.effort();
            if effort < efforts[at] {
                efforts[at] = effort;
                examples[at] = index;
            }
        }
        index += 1;
    }
    (numbers, examples)
}

impl Roll {
    /// Returns the roll of these dice, in any order; none unless each is 1 to 6.
    #[must_use]
    #[inline]
    pub const fn new(dice: [u8; 3]) -> Option<Self> {
        let [a, b, c] = dice;
        if a == 0 || b == 0 || c == 0 || a > 6 || b > 6 || c > 6 {
            return None;
        }
        let [a, b, c] = [a as usize - 1, b as usize - 1, c as usize - 1];
        Some(Self(TABLE.rolls[a][b][c]))
    }

    /// Returns the roll of a sequence of three dice, counted from 0 as digits of base six; none unless
    /// it is below [`SEQUENCES`].
    #[inline]
    pub(crate) fn of_sequence(n: u64) -> Option<Self> {
        let digit = |unit: u64| (n / unit % 6) as usize;
        (n < SEQUENCES).then(|| Self(TABLE.rolls[digit(36)][digit(6)][digit(1)]))
    }

    /// Returns the roll at this place among all, counted from 0.
    #[inline]
    pub(crate) const fn nth(index: usize) -> Self {
        debug_assert!(index < ROLLS, "there are 56 rolls");
        #[expect(clippy::cast_possible_truncation, reason = "below 56")]
        Self(index as u8)
    }

    /// Lists the 56 rolls in ascending order: `d111`, `d112`, … `d666`.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..ROLLS).map(Self::nth)
    }

    /// Returns the place among all rolls, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the dice in ascending order.
    #[must_use]
    pub const fn dice(self) -> [u8; 3] {
        TABLE.dice[self.index()]
    }

    /// Returns how many of the 216 sequences of three dice are this roll: 1, 3 or 6.
    #[must_use]
    #[inline]
    pub const fn weight(self) -> u32 {
        TABLE.weights[self.index()] as u32
    }

    /// Returns the numbers that can be made: from all three dice, each used exactly once, by addition,
    /// subtraction, multiplication and division with any brackets.
    #[must_use]
    #[inline]
    pub const fn numbers(self) -> NumberSet {
        NumberSet::from_bits(TABLE.numbers[self.index()])
    }

    /// Returns an easy way to make a number, if it can be made.
    #[must_use]
    pub fn expression(self, number: Number) -> Option<Expression> {
        if !self.numbers().contains(number) {
            return None;
        }
        let index = TABLE.examples[self.index()][number.index()];
        Expression::nth(self.dice(), index)
    }

    /// Lists an easy way for each number that can be made, in ascending order.
    pub fn expressions(self) -> impl Iterator<Item = Expression> {
        let numbers = self.numbers().iter();
        numbers.filter_map(move |number| self.expression(number))
    }
}

/// Writes `d136`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.dice();
        write!(f, "d{a}{b}{c}")
    }
}

/// Writes `d136`.
impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `d136`.
impl FromStr for Roll {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let refuse = |reason| Err(TextError::new("roll", text, reason));
        let &[b'd', a, b, c] = text.as_bytes() else {
            return refuse("must be d and three dice, such as d136");
        };
        let dice = [a, b, c].map(|die| die.wrapping_sub(b'0'));
        match Self::new(dice) {
            None => refuse("a die shows 1 to 6"),
            Some(roll) if roll.dice() == dice => Ok(roll),
            Some(_) => refuse("dice are written in ascending order"),
        }
    }
}
