//! The wall as sets of squares in whole words.
//!
//! Square `9·row + column` of the wall is a node, rows and columns counted from 0; one column to the
//! right is 1 further, one row up is 9 further. Columns have no holes, so that what can be put where
//! follows from shifts of whole sets: those of [`Squares`].

use board_graph::{Node, NodeSet};
use board_play::Seat;

use crate::places::Places;
use crate::squares::Squares;
use crate::{Blocks, Column, Options, Orientation};

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

/// Moves all members so many places forward in board order, beyond the wall too.
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
const LEFT_OF_LYING: Squares = Squares::of(columns(0, SIDE - 4));

/// The left squares of blocks that have room for another to their left.
const RIGHT_OF_LYING: Squares = Squares::of(columns(2, SIDE - 1));

/// The lower left squares of blocks that are within the wall.
const LYING: Squares = Squares::of(Orientation::Lying.corners());
const STANDING: Squares = Squares::of(Orientation::Standing.corners());

/// The bottom row.
const BOTTOM: Squares = Squares::of(GROUND);

/// The squares of each column.
static COLUMNS: [Squares; SIDE] = {
    let mut table = [Squares::EMPTY; SIDE];
    let mut column = 0;
    while column < SIDE {
        table[column] = Squares::of(columns(column, column));
        column += 1;
    }
    table
};

/// The blocks on the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Wall {
    /// The squares of each seat's blocks.
    squares: [Squares; 2],
    /// The left squares of all lying blocks.
    lying: Squares,
    /// The bottom squares of all standing blocks.
    standing: Squares,
    /// The lowest vacant square of each column that has one; follows from all else.
    landing: Squares,
}

impl Wall {
    /// The wall without a block.
    pub(crate) const EMPTY: Self = Self {
        squares: [Squares::EMPTY; 2],
        lying: Squares::EMPTY,
        standing: Squares::EMPTY,
        landing: BOTTOM,
    };

    /// Makes the wall with these blocks of each seat.
    pub(crate) fn new(blocks: [Blocks; 2]) -> Self {
        let [white, black] = blocks;
        let wall = Self {
            squares: blocks.map(|own| Squares::of(own.squares())),
            lying: Squares::of(white.lying | black.lying),
            standing: Squares::of(white.standing | black.standing),
            ..Self::EMPTY
        };
        wall.landed()
    }

    /// Finds the lowest vacant squares anew.
    fn landed(self) -> Self {
        let covered = self.squares[0] | self.squares[1];
        Self {
            landing: (covered.up(1) | BOTTOM) - covered,
            ..self
        }
    }

    /// Returns a seat's blocks.
    pub(crate) fn blocks(&self, seat: Seat) -> Blocks {
        let own = self.squares[seat.index()];
        Blocks {
            lying: (self.lying & own).nodes(),
            standing: (self.standing & own).nodes(),
        }
    }

    /// Returns the squares of a seat's blocks.
    #[inline]
    pub(crate) const fn squares(&self, seat: Seat) -> Squares {
        self.squares[seat.index()]
    }

    /// Returns the squares that are covered.
    pub(crate) fn covered(&self) -> NodeSet {
        (self.squares[0] | self.squares[1]).nodes()
    }

    /// Returns how many columns, counted from the left end up to the first gap, have a block.
    #[inline]
    pub(crate) fn width(&self) -> usize {
        let ground = (self.squares[0] | self.squares[1]) & BOTTOM;
        ground.lower().trailing_ones() as usize
    }

    /// Returns how many rows of a column are covered.
    pub(crate) fn height(&self, column: usize) -> usize {
        let covered = self.squares[0] | self.squares[1];
        (covered & COLUMNS[column]).nodes().len()
    }

    /// Returns where a seat that has a block left can put it.
    #[inline]
    pub(crate) fn places(&self, seat: Seat, options: Options) -> Places {
        if (self.lying | self.standing).is_empty() {
            return Places::first(options);
        }
        let [lying, standing] = self.corners(seat, options);
        let within = Places::within(Squares::columns(lying, standing));
        if options.ruleset().is_fixed() {
            return within;
        }
        within.and(self.beside(seat))
    }

    /// Returns the lower left squares of the lying and of the standing blocks that a seat can put: on other
    /// blocks, and on the ground too if columns are fixed.
    #[inline]
    pub(crate) fn corners(&self, seat: Seat, options: Options) -> [Squares; 2] {
        let own = self.squares[seat.index()];
        let (lying, standing) = (self.lying & own, self.standing & own);
        let mut landing = self.landing;
        if !options.ruleset().is_fixed() {
            landing = landing - BOTTOM;
        }
        // Not directly on a standing block of the seat's.
        let stand = (landing & STANDING) - standing.up(2);
        // Not end to end with a lying block of the seat's.
        let beside = (lying.left(2) & LEFT_OF_LYING) | (lying.right(2) & RIGHT_OF_LYING);
        let flat = landing & landing.left(1) & LYING;
        [flat - beside, stand]
    }

    /// Returns where a seat can put a block on the ground to the left or the right of a wall that has no
    /// fixed columns.
    #[inline]
    pub(crate) fn beside(&self, seat: Seat) -> Places {
        let width = self.width();
        let ground = (self.lying & self.squares[seat.index()]).lower();
        let is_lying_left = ground & 1 != 0;
        // Shifted on, since a wall one column wide has no lying block at its end.
        let is_lying_right = (ground << 2) >> width & 1 != 0;
        Places::beside(width, [is_lying_left, is_lying_right])
    }

    /// Puts a block on the column with this index, and returns its lower left square; none if the
    /// column is full.
    #[inline]
    pub(crate) fn put(
        &mut self,
        seat: Seat,
        orientation: Orientation,
        column: usize,
    ) -> Option<usize> {
        let corner = self.landing & *COLUMNS.get(column)?;
        let square = corner.first()?;
        // All ones for one orientation, 0 for the other, and no branch: a processor cannot foresee
        // which it is, and a wrong guess costs as much time as all of this.
        let stands = (orientation.index() as u64).wrapping_neg();
        let (lying, standing) = (corner.masked(!stands), corner.masked(stands));
        self.lying |= lying;
        self.standing |= standing;
        let second = lying.right(1) | standing.up(1);
        self.squares[seat.index()] |= corner | second;
        let top = lying | second;
        self.landing = (self.landing - corner - second) | top.up(1);
        Some(square)
    }

    /// Returns the wall with all blocks moved to the right, to make room to the left.
    pub(crate) fn shifted(self, by: usize) -> Self {
        let shift = |squares: Squares| squares.right(by) & Squares::WALL;
        let wall = Self {
            squares: self.squares.map(shift),
            lying: shift(self.lying),
            standing: shift(self.standing),
            ..self
        };
        wall.landed()
    }

    /// Returns the mirror image of a wall of so many columns.
    pub(crate) fn mirrored(&self, width: usize) -> Self {
        let mirror = |squares: Squares, block_width: usize| -> Squares {
            let images = squares.nodes().iter().map(|node| {
                let (row, column) = (node.index() / SIDE, node.index() % SIDE);
                Node::new(row * SIDE + width - block_width - column)
            });
            Squares::of(images.collect())
        };
        let wall = Self {
            squares: self.squares.map(|squares| mirror(squares, 1)),
            lying: mirror(self.lying, 2),
            standing: mirror(self.standing, 1),
            ..*self
        };
        wall.landed()
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
