//! The wall as sets of squares in whole words.
//!
//! Square `9·row + column` of the wall is a node, rows and columns counted from 0; one column to the
//! right is 1 further, one row up is 9 further. Columns have no holes, so that what can be put where
//! follows from shifts of whole sets.

use board_graph::{Node, NodeSet};
use board_play::Player;

use crate::places::Places;
use crate::{Block, Blocks, Column, Orientation, Ruleset};

/// The width and the height of the wall.
pub(crate) const SIDE: usize = 9;

/// How many blocks a seat has.
pub(crate) const BLOCKS: usize = 20;

/// All squares.
pub(crate) const WALL: NodeSet = NodeSet::first_n(SIDE * SIDE);

/// The bottom row.
pub(crate) const GROUND: NodeSet = NodeSet::first_n(SIDE);

/// Returns the squares of the columns from `first` to `last`.
pub(crate) const fn columns(first: usize, last: usize) -> NodeSet {
    let row = (1_u128 << (last + 1)) - (1 << first);
    let mut squares = 0;
    let mut at = 0;
    while at < SIDE * SIDE {
        squares |= row << at;
        at += SIDE;
    }
    set(squares)
}

/// Returns the bits of a set as one number.
#[inline]
const fn bits(set: NodeSet) -> u128 {
    let [low, high] = set.words();
    low as u128 | (high as u128) << 64
}

/// Returns the set with these bits.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the halves are wanted")]
const fn set(bits: u128) -> NodeSet {
    NodeSet::from_words([bits as u64, (bits >> 64) as u64])
}

/// Moves all members so many places on in board order, also beyond the wall.
#[inline]
pub(crate) const fn forward(squares: NodeSet, by: usize) -> NodeSet {
    set(bits(squares) << by)
}

/// Moves all members so many places back in board order; those before the first are lost.
#[inline]
pub(crate) const fn back(squares: NodeSet, by: usize) -> NodeSet {
    set(bits(squares) >> by)
}

/// The left squares of blocks that have room for another to their right.
const LEFT_OF_LYING: NodeSet = columns(0, SIDE - 4);

/// The left squares of blocks that have room for another to their left.
const RIGHT_OF_LYING: NodeSet = columns(2, SIDE - 1);

/// The squares of each column.
static COLUMNS: [NodeSet; SIDE] = {
    let mut table = [NodeSet::EMPTY; SIDE];
    let mut column = 0;
    while column < SIDE {
        table[column] = columns(column, column);
        column += 1;
    }
    table
};

/// Returns the columns, a bit each, in which a set has a square.
#[inline]
fn fold(squares: NodeSet) -> u32 {
    const SEVEN_ROWS: usize = 7 * SIDE;
    let [lower, _] = squares.words();
    let [upper, _] = back(squares, SEVEN_ROWS).words();
    let mut rows = (lower & ((1 << SEVEN_ROWS) - 1)) | upper;
    rows |= rows >> (4 * SIDE);
    rows |= rows >> (2 * SIDE);
    rows |= rows >> SIDE;
    let [low, high, ..] = rows.to_le_bytes();
    u32::from(u16::from_le_bytes([low, high])) & 0x1FF
}

/// The blocks on the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Wall {
    /// The squares of each seat's blocks.
    pub(crate) squares: [NodeSet; 2],
    /// The left squares of all lying blocks.
    lying: NodeSet,
    /// The bottom squares of all standing blocks.
    standing: NodeSet,
}

impl Wall {
    /// Makes the wall with these blocks of each seat.
    pub(crate) fn new(blocks: [Blocks; 2]) -> Self {
        let [white, black] = blocks;
        Self {
            squares: blocks.map(|own| own.squares()),
            lying: white.lying | black.lying,
            standing: white.standing | black.standing,
        }
    }

    /// Returns a seat's blocks.
    pub(crate) fn blocks(&self, seat: Player) -> Blocks {
        let own = self.squares[seat.index()];
        Blocks {
            lying: self.lying & own,
            standing: self.standing & own,
        }
    }

    /// Returns the squares that are covered.
    #[inline]
    pub(crate) fn covered(&self) -> NodeSet {
        self.squares[0] | self.squares[1]
    }

    /// Returns how many columns, counted from the left end, have a block without a gap.
    #[inline]
    pub(crate) fn width(&self) -> usize {
        let [low, _] = (self.covered() & GROUND).words();
        low.trailing_ones() as usize
    }

    /// Returns how many rows of a column are covered.
    pub(crate) fn height(&self, column: usize) -> usize {
        (self.covered() & COLUMNS[column]).len()
    }

    /// Returns the lowest vacant square of each column.
    #[inline]
    fn landing(covered: NodeSet) -> NodeSet {
        ((forward(covered, SIDE) | GROUND) - covered) & WALL
    }

    /// Returns where a seat that has a block left can put it.
    #[inline]
    pub(crate) fn places(&self, seat: Player, ruleset: Ruleset) -> Places {
        let covered = self.covered();
        if covered.is_empty() {
            return Places::first(ruleset);
        }
        let own = self.squares[seat.index()];
        let (lying, standing) = (self.lying & own, self.standing & own);
        let mut landing = Self::landing(covered);
        if !ruleset.is_fixed() {
            landing -= GROUND;
        }
        // Not directly on an own standing block.
        let stand = (landing & Orientation::Standing.corners()) - forward(standing, 2 * SIDE);
        // Not end to end with an own lying block.
        let beside = (back(lying, 2) & LEFT_OF_LYING) | (forward(lying, 2) & RIGHT_OF_LYING);
        let flat = landing & back(landing, 1) & Orientation::Lying.corners();
        let lie = flat - beside;
        let within = Places::within(fold(lie), fold(stand));
        if ruleset.is_fixed() {
            return within;
        }
        within.and(self.beside(lying))
    }

    /// Returns where a block can be put on the ground to the left or the right of a wall that has no
    /// fixed columns, by the seat with these lying blocks.
    #[inline]
    fn beside(&self, lying: NodeSet) -> Places {
        let width = self.width();
        let [ground, _] = lying.words();
        let is_lying_left = ground & 1 != 0;
        // Shifted on, since a wall one column wide has no lying block at its end.
        let is_lying_right = (ground << 2) >> width & 1 != 0;
        Places::beside(width, [is_lying_left, is_lying_right])
    }

    /// Puts a block on the column with this index; the block, unless there is no room for it.
    #[inline]
    pub(crate) fn put(
        &mut self,
        seat: Player,
        orientation: Orientation,
        column: usize,
    ) -> Option<Block> {
        let corner = Self::landing(self.covered()) & *COLUMNS.get(column)?;
        let block = Block::at(orientation, corner.first()?);
        self.squares[seat.index()] |= corner | forward(corner, orientation.step());
        match orientation {
            Orientation::Lying => self.lying |= corner,
            Orientation::Standing => self.standing |= corner,
        }
        Some(block)
    }

    /// Moves all blocks to the right, to make room to the left.
    pub(crate) fn shift(&mut self, by: usize) {
        self.squares = self.squares.map(|squares| forward(squares, by) & WALL);
        self.lying = forward(self.lying, by) & WALL;
        self.standing = forward(self.standing, by) & WALL;
    }

    /// Returns the mirror image of a wall of so many columns.
    pub(crate) fn mirrored(&self, width: usize) -> Self {
        let mirror = |squares: NodeSet, block_width: usize| -> NodeSet {
            let images = squares.iter().map(|node| {
                let (row, column) = (node.index() / SIDE, node.index() % SIDE);
                Node::new(row * SIDE + width - block_width - column)
            });
            images.collect()
        };
        Self {
            squares: self.squares.map(|squares| mirror(squares, 1)),
            lying: mirror(self.lying, 2),
            standing: mirror(self.standing, 1),
        }
    }
}

/// Returns the index that a block's leftmost column has once it has been put, and by how many columns
/// the wall has to be moved to the right before.
#[inline]
pub(crate) const fn entering(column: Column) -> (usize, usize) {
    // Column 1 has place 2.
    let place = column.place();
    (place.saturating_sub(2), 2_usize.saturating_sub(place))
}
