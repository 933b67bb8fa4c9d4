//! Sets of places for a block.

use board_graph::{Node, NodeSetOf};

use crate::wall::SIDE;
use crate::{Column, Orientation, Ruleset};

/// Where a block can be put: a set of moves other than a pass.
///
/// A lying block is the bit of its column's place, a standing one 16 bits higher: the order of bits
/// is the order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Places(u32);

/// How far the bits of standing blocks are from those of lying ones.
const STANDING: usize = 16;

/// The place of column 1.
const COLUMN_1: usize = 2;

impl Places {
    /// No place.
    pub(crate) const NONE: Self = Self(0);

    /// Where the first block of a game can be put.
    pub(crate) const fn first(ruleset: Ruleset) -> Self {
        match ruleset {
            // Not on column 5.
            Ruleset::Kwintie => Self::within(0b0_1110_0111, 0b1_1110_1111),
            Ruleset::Boardless | Ruleset::Kwinty => Self::within(1, 1),
        }
    }

    /// Makes the set of these columns, counted from the lowest bit on.
    pub(crate) const fn within(lying: u32, standing: u32) -> Self {
        Self((lying | standing << STANDING) << COLUMN_1)
    }

    /// Makes the set of places on the ground beside a wall of so many columns, at whose left and
    /// right end a lying block may stop another one.
    pub(crate) const fn beside(width: usize, [stops_left, stops_right]: [bool; 2]) -> Self {
        // Bits of column 0 and of the one behind the last.
        let (left, right) = (1 << (COLUMN_1 - 1), 1 << (width + COLUMN_1));
        let standing = if width < SIDE { left | right } else { 0 };
        let lying = if width + 1 < SIDE {
            // Column -1 comes before column 0.
            let on_left = (left >> 1) * !stops_left as u32;
            on_left | (right * !stops_right as u32)
        } else {
            0
        };
        Self(lying | standing << STANDING)
    }

    /// Returns the places in either set.
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns how many there are.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    const fn set(self) -> NodeSetOf<1> {
        NodeSetOf::from_words([self.0 as u64])
    }

    /// Lists the places in the order of moves.
    pub(crate) fn iter(self) -> impl Iterator<Item = (Orientation, Column)> + use<> {
        self.set().iter().map(place)
    }

    /// Returns the place that has `n` before it.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Option<(Orientation, Column)> {
        self.set().nth(n).map(place)
    }
}

/// Returns the place that a bit stands for.
#[inline]
fn place(bit: Node) -> (Orientation, Column) {
    let [index, ..] = bit.index().to_le_bytes();
    let orientation = if bit.index() < STANDING {
        Orientation::Lying
    } else {
        Orientation::Standing
    };
    (orientation, Column::at(index & 15))
}
