//! Blocks, and the columns they are put on.

use std::sync::LazyLock;

use board_graph::{Board, Neighbourhood, Node, NodeSet};

use crate::wall::{SIDE, WALL, columns, forward};

/// Returns the wall as a board: 9×9 squares, a1 at the bottom left.
///
/// Its nodes are the squares in board order, a1, b1, … i9; it reads and writes their names. The rules
/// make no use of its neighbourhoods.
///
/// # Panics
///
/// Never: there are grids of this size.
#[must_use]
pub fn board() -> Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| {
        let board = Board::grid(9, 9, Neighbourhood::King);
        board.expect("there are grids of 9×9")
    });
    *BOARD
}

/// How a block is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Orientation {
    /// On its long side, across two columns: `h`.
    Lying,
    /// On its short side, two rows high: `v`.
    Standing,
}

impl Orientation {
    /// Both orientations, in the order of moves.
    pub const ALL: [Self; 2] = [Self::Lying, Self::Standing];

    /// Returns 0 for lying, 1 for standing: an index into a pair kept per orientation.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Lying => 0,
            Self::Standing => 1,
        }
    }

    /// Returns the letter that text has for it: `h` or `v`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Lying => 'h',
            Self::Standing => 'v',
        }
    }

    /// Returns how many rows such a block covers.
    #[must_use]
    pub const fn height(self) -> usize {
        match self {
            Self::Lying => 1,
            Self::Standing => 2,
        }
    }

    /// The lower left squares that blocks can have on the wall, in the order of orientations.
    const CORNERS: [NodeSet; 2] = [columns(0, SIDE - 2), NodeSet::first_n(SIDE * (SIDE - 1))];

    /// Returns the lower left squares that such a block can have on the wall.
    #[inline]
    pub(crate) const fn corners(self) -> NodeSet {
        Self::CORNERS[self.index()]
    }

    /// Returns how far the second square of such a block is from its lower left one in board order.
    #[inline]
    pub(crate) const fn step(self) -> usize {
        match self {
            Self::Lying => 1,
            Self::Standing => SIDE,
        }
    }
}

/// The leftmost column of a block that is to be put, counted from the wall's left end, which is 1.
///
/// In `kwintie` columns are 1 to 9. Where the wall has no fixed columns, the columns 0 and -1 lie to
/// its left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// The least column, two to the left of the wall's left end.
    pub const LEAST: i8 = -1;

    /// The greatest column.
    pub const GREATEST: i8 = 9;

    /// Makes a column of its number; `None` if that is not -1 to 9.
    #[must_use]
    pub const fn new(number: i8) -> Option<Self> {
        if number < Self::LEAST || number > Self::GREATEST {
            return None;
        }
        Some(Self((number - Self::LEAST).cast_unsigned()))
    }

    /// Returns its number.
    #[must_use]
    pub const fn number(self) -> i8 {
        self.0.cast_signed() + Self::LEAST
    }

    /// Makes a column of its place among all, which is below 16.
    pub(crate) const fn at(place: u8) -> Self {
        Self(place)
    }

    /// Returns its place among all columns, counted from 0.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }
}

/// A block on the wall. Its text is `ha1` or `va1`: how it was put, and its lower left square.
///
/// Blocks ascend in the board order of their lower left squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block {
    square: Node,
    orientation: Orientation,
}

impl Block {
    /// Makes the block with this lower left square; `None` if it would stick out of the wall.
    #[must_use]
    pub const fn new(orientation: Orientation, square: Node) -> Option<Self> {
        if orientation.corners().contains(square) {
            return Some(Self {
                square,
                orientation,
            });
        }
        None
    }

    /// Returns how the block was put.
    #[must_use]
    #[inline]
    pub const fn orientation(self) -> Orientation {
        self.orientation
    }

    /// Returns the lower left square.
    #[must_use]
    #[inline]
    pub const fn square(self) -> Node {
        self.square
    }

    /// Returns the row of the lower left square, counted from 0.
    #[must_use]
    pub const fn row(self) -> usize {
        self.square.index() / SIDE
    }

    /// Returns the column of the lower left square, counted from 0 on the wall's left.
    #[must_use]
    pub const fn column(self) -> usize {
        self.square.index() % SIDE
    }

    /// Returns both squares.
    #[must_use]
    pub const fn squares(self) -> [Node; 2] {
        let second = Node::new(self.square.index() + self.orientation.step());
        [self.square, second]
    }
}

/// Blocks of one colour: two sets of lower left squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Blocks {
    /// The left squares of lying blocks.
    pub lying: NodeSet,
    /// The bottom squares of standing blocks.
    pub standing: NodeSet,
}

impl Blocks {
    /// Returns how many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.lying.len() + self.standing.len()
    }

    /// Returns whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.lying.is_empty() && self.standing.is_empty()
    }

    /// Returns the lower left squares of the blocks that were put like this.
    #[must_use]
    pub const fn of(&self, orientation: Orientation) -> NodeSet {
        match orientation {
            Orientation::Lying => self.lying,
            Orientation::Standing => self.standing,
        }
    }

    /// Returns all squares of the blocks.
    #[must_use]
    pub fn squares(&self) -> NodeSet {
        let corners = self.lying | self.standing;
        let lying = forward(self.lying, Orientation::Lying.step());
        let standing = forward(self.standing, Orientation::Standing.step());
        (corners | lying | standing) & WALL
    }

    /// Lists the blocks in board order, without those that stick out of the wall.
    pub fn iter(&self) -> impl Iterator<Item = Block> + use<> {
        let blocks = *self;
        (self.lying | self.standing).iter().flat_map(move |square| {
            let here = Orientation::ALL.into_iter();
            here.filter(move |&orientation| blocks.of(orientation).contains(square))
                .filter_map(move |orientation| Block::new(orientation, square))
        })
    }

    /// Adds a block.
    pub fn insert(&mut self, block: Block) {
        match block.orientation {
            Orientation::Lying => self.lying.insert(block.square),
            Orientation::Standing => self.standing.insert(block.square),
        }
    }

    /// Removes a block, if it is there.
    pub fn remove(&mut self, block: Block) {
        match block.orientation {
            Orientation::Lying => self.lying.remove(block.square),
            Orientation::Standing => self.standing.remove(block.square),
        }
    }
}

impl FromIterator<Block> for Blocks {
    fn from_iter<I: IntoIterator<Item = Block>>(blocks: I) -> Self {
        let mut all = Self::default();
        blocks.into_iter().for_each(|block| all.insert(block));
        all
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_fields!(Blocks { lying, standing });
