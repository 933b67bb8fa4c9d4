//! Squares of the wall in two words that end where rows end.
//!
//! A [`NodeSet`] divides the 81 squares after the 64th, in the middle of a row, so that every shift
//! carries bits from word to word. Here the lower word has five rows and the upper one four: steps to
//! the side stay in their word, rows can be laid over each other, and only steps up carry.

use core::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use board_graph::NodeSet;

use crate::wall::SIDE;

/// How many squares the lower word has.
const LOWER: usize = 5 * SIDE;

/// How many squares the upper word has.
const UPPER: usize = 4 * SIDE;

/// A set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Squares {
    lower: u64,
    upper: u64,
}

impl Squares {
    /// No square.
    pub(crate) const EMPTY: Self = Self { lower: 0, upper: 0 };

    /// All squares.
    pub(crate) const WALL: Self = Self {
        lower: (1 << LOWER) - 1,
        upper: (1 << UPPER) - 1,
    };

    /// Makes the set of these nodes of the wall.
    pub(crate) const fn of(nodes: NodeSet) -> Self {
        let [low, high] = nodes.words();
        Self {
            lower: low & Self::WALL.lower,
            upper: low >> LOWER | high << (64 - LOWER),
        }
    }

    /// Returns the nodes of these squares.
    #[inline]
    pub(crate) const fn nodes(self) -> NodeSet {
        let Self { lower, upper } = self;
        NodeSet::from_words([lower | upper << LOWER, upper >> (64 - LOWER)])
    }

    /// Returns the index of the first square as a node, if there is a square.
    #[inline]
    pub(crate) const fn first(self) -> Option<usize> {
        if self.lower != 0 {
            return Some(self.lower.trailing_zeros() as usize);
        }
        if self.upper != 0 {
            return Some(LOWER + self.upper.trailing_zeros() as usize);
        }
        None
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.lower | self.upper == 0
    }

    /// Returns the lower word, of the five rows that stand on the ground.
    #[inline]
    pub(crate) const fn lower(self) -> u64 {
        self.lower
    }

    /// Returns the squares so many columns to the left. Those at the left end go to the right end of
    /// another row, or are lost.
    #[inline]
    pub(crate) const fn left(self, columns: usize) -> Self {
        Self {
            lower: self.lower >> columns,
            upper: self.upper >> columns,
        }
    }

    /// Returns the squares so many columns to the right. Those at the right end go to the left end of
    /// another row, or beyond the last row of their word, where they are to be masked off.
    #[inline]
    pub(crate) const fn right(self, columns: usize) -> Self {
        Self {
            lower: self.lower << columns,
            upper: self.upper << columns,
        }
    }

    /// Returns the squares so many rows up. Over the top they are lost.
    #[inline]
    pub(crate) const fn up(self, rows: usize) -> Self {
        let upper = self.upper << (rows * SIDE) | self.lower >> (LOWER - rows * SIDE);
        Self {
            lower: self.lower << (rows * SIDE) & Self::WALL.lower,
            upper: upper & Self::WALL.upper,
        }
    }

    /// Returns the squares so many rows down. Below the ground they are lost.
    #[inline]
    pub(crate) const fn down(self, rows: usize) -> Self {
        let lower = self.lower >> (rows * SIDE) | self.upper << (LOWER - rows * SIDE);
        Self {
            lower: lower & Self::WALL.lower,
            upper: self.upper >> (rows * SIDE),
        }
    }

    /// Returns the set if `keep` is all ones, nothing if it is 0: a choice without a branch.
    #[inline]
    pub(crate) const fn masked(self, keep: u64) -> Self {
        Self {
            lower: self.lower & keep,
            upper: self.upper & keep,
        }
    }

    /// Returns the columns in which the two sets have a square: a bit each from the lowest one on for
    /// the first set, and 32 bits higher for the second.
    #[inline]
    pub(crate) const fn columns(first: Self, second: Self) -> u64 {
        const ROW: u64 = (1 << SIDE) - 1;
        // A shift by whole rows keeps the column, so that it does no harm to lay a row down twice.
        let rows = first.three_rows() | second.three_rows() << 32;
        (rows | rows >> SIDE | rows >> (2 * SIDE)) & (ROW | ROW << 32)
    }

    /// Lays the rows over each other until three are left.
    #[inline]
    const fn three_rows(self) -> u64 {
        let rows = self.lower | self.upper;
        (rows | rows >> (3 * SIDE)) & ((1 << (3 * SIDE)) - 1)
    }

    /// Returns the seven lower rows and the seven upper ones, each in a word of its own.
    #[inline]
    pub(crate) const fn seven_rows(self) -> [u64; 2] {
        let Self { lower, upper } = self;
        [
            lower | upper << LOWER,
            lower >> (2 * SIDE) | upper << (LOWER - 2 * SIDE),
        ]
    }

    /// Makes the set of the squares in either of [`seven_rows`](Self::seven_rows).
    #[inline]
    pub(crate) const fn of_seven_rows([low, high]: [u64; 2]) -> Self {
        Self {
            lower: (low | high << (2 * SIDE)) & Self::WALL.lower,
            upper: low >> LOWER | high >> (LOWER - 2 * SIDE),
        }
    }
}

impl BitOr for Squares {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self {
            lower: self.lower | other.lower,
            upper: self.upper | other.upper,
        }
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitAnd for Squares {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self {
            lower: self.lower & other.lower,
            upper: self.upper & other.upper,
        }
    }
}

impl Sub for Squares {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self {
            lower: self.lower & !other.lower,
            upper: self.upper & !other.upper,
        }
    }
}

#[cfg(test)]
mod tests {
    use board_graph::Node;

    use super::*;

    /// Lists sets of squares: each alone, and some of many.
    fn sets() -> impl Iterator<Item = NodeSet> {
        let single = (0..SIDE * SIDE).map(|index| NodeSet::from_iter([Node::new(index)]));
        let every = |step: usize| (0..SIDE * SIDE).step_by(step).map(Node::new).collect();
        single.chain((1..=12).map(every)).chain([NodeSet::EMPTY])
    }

    fn moved(set: NodeSet, by: impl Fn(usize, usize) -> (usize, usize)) -> NodeSet {
        let squares = set.iter().filter_map(|node| {
            let (row, column) = by(node.index() / SIDE, node.index() % SIDE);
            (row < SIDE && column < SIDE).then(|| Node::new(row * SIDE + column))
        });
        squares.collect()
    }

    #[test]
    fn words_hold_the_nodes() {
        for set in sets() {
            let squares = Squares::of(set);
            assert_eq!(squares.nodes(), set);
            assert_eq!(squares.first(), set.first().map(Node::index));
            assert_eq!(squares.is_empty(), set.is_empty());
        }
    }

    #[test]
    fn steps_move_every_square() {
        for set in sets() {
            let squares = Squares::of(set);
            for rows in 1..=2 {
                let up = squares.up(rows);
                assert_eq!(up.nodes(), moved(set, |row, column| (row + rows, column)));
            }
            for columns in 1..=2 {
                // Where squares at the ends go is not promised.
                let inner = moved(set, |row, column| (row, column.max(columns)));
                let left = Squares::of(inner).left(columns);
                assert_eq!(
                    left.nodes(),
                    moved(inner, |row, column| (row, column - columns))
                );
                let inner = moved(set, |row, column| (row, column.min(SIDE - 1 - columns)));
                let right = Squares::of(inner).right(columns);
                assert_eq!(
                    right.nodes(),
                    moved(inner, |row, column| (row, column + columns))
                );
            }
        }
    }

    #[test]
    fn columns_of_two_sets() {
        let of = |set: NodeSet| -> u64 {
            let columns = set.iter().map(|node| 1 << (node.index() % SIDE));
            columns.fold(0, |all, column| all | column)
        };
        for first in sets() {
            for second in sets() {
                let columns = Squares::columns(Squares::of(first), Squares::of(second));
                assert_eq!(columns, of(first) | of(second) << 32);
            }
        }
    }

    #[test]
    fn seven_rows_of_each_half() {
        for set in sets() {
            let [lower, upper] = Squares::of(set).seven_rows();
            for node in set {
                let (row, column) = (node.index() / SIDE, node.index() % SIDE);
                if row < 7 {
                    assert!(lower >> (row * SIDE + column) & 1 != 0);
                }
                if row >= 2 {
                    assert!(upper >> ((row - 2) * SIDE + column) & 1 != 0);
                }
            }
        }
    }
}
