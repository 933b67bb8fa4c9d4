//! Sets of places for a block.

use crate::wall::SIDE;
use crate::{Column, Options, Orientation};

/// Where a block can be put: a set of moves other than a pass.
///
/// A lying block is the bit of its column's place, a standing one 32 bits higher: the order of bits
/// is the order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Places(u64);

/// How far the bits of standing blocks are from those of lying ones.
const STANDING: usize = 32;

/// The place of column 1.
const COLUMN_1: usize = 2;

/// How many places there are for the blocks of one orientation.
const COLUMNS: usize = SIDE + COLUMN_1;

/// For each set of columns, the places of its columns in order, four bits each from the lowest on,
/// and their number in the highest four bits.
///
/// Counting the moves and finding one of them is half the work of a random move; with these 16
/// kilobytes it takes one lookup for each orientation.
static LISTS: [u64; 1 << COLUMNS] = {
    let mut lists = [0; 1 << COLUMNS];
    let mut set = 0;
    while set < lists.len() {
        let mut count = 0;
        let mut place = 0;
        while place < COLUMNS {
            if set >> place & 1 != 0 {
                lists[set] |= (place as u64) << (4 * count);
                count += 1;
            }
            place += 1;
        }
        lists[set] |= count << COUNT;
        set += 1;
    }
    lists
};

/// Where the bits of a list that hold its length begin.
const COUNT: u32 = 60;

impl Places {
    /// No place.
    pub(crate) const NONE: Self = Self(0);

    /// Where the first block of a game can be put.
    pub(crate) const fn first(options: Options) -> Self {
        if !options.ruleset().is_fixed() {
            return Self::within(1 | 1 << STANDING);
        }
        if options.bars_middle() {
            // Not on column 5.
            return Self::within(0b0_1110_0111 | 0b1_1110_1111 << STANDING);
        }
        Self::within(0b0_1111_1111 | 0b1_1111_1111 << STANDING)
    }

    /// Makes the set of these columns, counted from the lowest bit on for lying blocks and from 32 bits
    /// higher for standing ones.
    pub(crate) const fn within(columns: u64) -> Self {
        Self(columns << COLUMN_1)
    }

    /// Makes the set of places on the ground beside a wall of so many columns, at whose left and
    /// right end a lying block may stop another one.
    pub(crate) const fn beside(width: usize, [stops_left, stops_right]: [bool; 2]) -> Self {
        // The bits of column 0 and of the one after the last.
        let (left, right) = (1 << (COLUMN_1 - 1), 1 << (width + COLUMN_1));
        let standing = if width < SIDE { left | right } else { 0 };
        let lying = if width + 1 < SIDE {
            // Column -1 comes before column 0.
            let on_left = (left >> 1) * !stops_left as u64;
            on_left | (right * !stops_right as u64)
        } else {
            0
        };
        Self(lying | standing << STANDING)
    }

    /// Returns the places in either set.
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns those of the places that are kept.
    pub(crate) fn filter(self, keep: impl Fn(Orientation, Column) -> bool) -> Self {
        let kept = self
            .iter()
            .filter(|&(orientation, column)| keep(orientation, column));
        let bits = kept
            .map(|(orientation, column)| 1 << (column.place() + STANDING * orientation.index()));
        Self(bits.fold(0, |all, bit: u64| all | bit))
    }

    /// Returns the lists of the columns for lying and for standing blocks.
    #[inline]
    fn lists(self) -> [u64; 2] {
        [self.0, self.0 >> STANDING].map(|columns| LISTS[(columns % (1 << COLUMNS)) as usize])
    }

    /// Returns how many there are.
    #[inline]
    pub(crate) fn len(self) -> usize {
        let [lying, standing] = self.lists();
        (lying >> COUNT) as usize + (standing >> COUNT) as usize
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Lists the places in the order of moves.
    pub(crate) fn iter(self) -> impl Iterator<Item = (Orientation, Column)> + use<> {
        (0..self.len()).filter_map(move |n| self.nth(n))
    }

    /// Returns the place that has `n` before it.
    #[inline]
    pub(crate) fn nth(self, n: usize) -> Option<(Orientation, Column)> {
        let [lying, standing] = self.lists();
        let lies = (lying >> COUNT) as usize;
        let (orientation, list, n) = if n < lies {
            (Orientation::Lying, lying, n)
        } else {
            (Orientation::Standing, standing, n - lies)
        };
        if n >= (list >> COUNT) as usize {
            return None;
        }
        let place = list >> (4 * n) & 0xF;
        Some((orientation, Column::at(place as u8)))
    }
}
