//! The columns of the rack, and sets of them.

use core::fmt;
use core::str::FromStr;

use board_play::TextError;
use board_play::text::number;

use crate::Colour;

/// How many columns the rack has.
pub(crate) const COLUMNS: usize = 8;

/// How many dominoes a column has when it is full.
pub(crate) const HEIGHT: usize = 8;

/// A column of the rack: `1` to `8`, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// Returns the column with this number, 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=8 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// Returns the column at this place, counted from 0.
    pub(crate) const fn nth(index: usize) -> Self {
        debug_assert!(index < COLUMNS, "there are 8 columns");
        #[expect(clippy::cast_possible_truncation, reason = "below 8")]
        Self(index as u8)
    }

    /// Lists all columns from left to right.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..COLUMNS).map(Self::nth)
    }

    /// Returns the number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Returns the place from left to right, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the colour of the column's dominoes.
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / 2]
    }
}

/// Writes the number.
impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

/// Writes the number.
impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads the number.
impl FromStr for Column {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let number = number(text, 1..=8);
        let column = number.map(|number: u8| Self(number - 1));
        column.map_err(|reason| TextError::new("column", text, reason))
    }
}

/// A set of columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ColumnSet(u8);

/// `NTH[set][n]`: the `n`-th member of a set, by their indices; 0 beyond the last.
static NTH: [[u8; COLUMNS]; 256] = nth_members();

const fn nth_members() -> [[u8; COLUMNS]; 256] {
    let mut table = [[0; COLUMNS]; 256];
    let mut set = 0;
    while set < table.len() {
        let (mut column, mut n) = (0, 0);
        while column < 8 {
            if set >> column & 1 != 0 {
                table[set][n] = column;
                n += 1;
            }
            column += 1;
        }
        set += 1;
    }
    table
}

impl ColumnSet {
    /// The set without members.
    pub const EMPTY: Self = Self(0);

    /// Makes a set of its bits: column 1 is the lowest.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns the bits: column 1 is the lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns whether the set has no members.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of members.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set has this member.
    #[must_use]
    pub const fn contains(self, column: Column) -> bool {
        self.0 >> column.0 & 1 != 0
    }

    /// Returns the `n`-th member from the left, counted from 0.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Column> {
        (n < self.len()).then(|| Column(NTH[usize::from(self.0)][n]))
    }

    /// Returns the leftmost member.
    #[must_use]
    pub fn first(self) -> Option<Column> {
        self.nth(0)
    }

    /// Lists the members from left to right.
    pub fn iter(self) -> impl Iterator<Item = Column> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let first = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            Some(Column::nth(first as usize))
        })
    }
}
