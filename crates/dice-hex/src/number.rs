//! The numbers that name the cells, and sets of them.

use core::fmt;
use core::ops::BitAnd;
use core::str::FromStr;

use board_graph::{Node, NodeSetOf};
use board_play::TextError;
use board_play::text::number;

use crate::board::CELLS;

/// The number of a cell: 1 to 36.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// Returns this number if it is 1 to 36.
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        match value {
            1..=36 => Some(Self(value)),
            _ => None,
        }
    }

    /// Returns the number at this place, counted from 0.
    #[inline]
    pub(crate) const fn nth(index: usize) -> Self {
        debug_assert!(index < CELLS, "there are 36 numbers");
        #[expect(clippy::cast_possible_truncation, reason = "below 36")]
        Self(index as u8 + 1)
    }

    /// Lists all numbers in ascending order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..CELLS).map(Self::nth)
    }

    /// Returns the number itself.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Returns the place among all numbers, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// Writes `17`.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Writes `17`.
impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Reads `17`.
impl FromStr for Number {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let value = number(text, 1..=36);
        let read = value.map(Self);
        read.map_err(|reason| TextError::new("number", text, reason))
    }
}

/// A set of numbers.
///
/// It is kept as a set of nodes, number `n` as node `n - 1`: those are searched for the n-th member fast.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NumberSet(NodeSetOf<1>);

impl NumberSet {
    /// The set without members.
    pub const EMPTY: Self = Self(NodeSetOf::EMPTY);

    /// The set of all numbers.
    pub const ALL: Self = Self(NodeSetOf::first_n(CELLS));

    /// Makes a set of its bits: number 1 is the lowest.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(NodeSetOf::from_words([bits]))
    }

    /// Returns the bits: number 1 is the lowest.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0.words()[0]
    }

    /// Adds a number.
    #[inline]
    pub const fn insert(&mut self, number: Number) {
        self.0.insert(Node::new(number.index()));
    }

    /// Removes a number; no matter whether it was there.
    #[inline]
    pub const fn remove(&mut self, number: Number) {
        self.0.remove(Node::new(number.index()));
    }

    /// Returns whether a number is a member.
    #[must_use]
    #[inline]
    pub const fn contains(self, number: Number) -> bool {
        self.0.contains(Node::new(number.index()))
    }

    /// Returns how many members there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Returns whether there are no members.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Returns the least member.
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Number> {
        self.0.first().map(|node| Number::nth(node.index()))
    }

    /// Returns the member that has `n` lesser ones.
    #[must_use]
    #[inline]
    pub fn nth(self, n: usize) -> Option<Number> {
        self.0.nth(n).map(|node| Number::nth(node.index()))
    }

    /// Lists the members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Number> + Clone {
        self.0.iter().map(|node| Number::nth(node.index()))
    }
}

impl Default for NumberSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Returns what two sets share.
impl BitAnd for NumberSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl FromIterator<Number> for NumberSet {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Self {
        let mut set = Self::EMPTY;
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

/// Writes the members: `{1, 17}`.
impl fmt::Debug for NumberSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
