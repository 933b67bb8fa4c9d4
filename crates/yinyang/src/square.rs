//! The squares of the board, and the windows of two by two squares.

use core::fmt;
use core::str::FromStr;
use std::sync::LazyLock;

use board_graph::{Board, Neighbourhood, Node};
use board_play::TextError;

/// The length of a side of the board.
const SIDE: u8 = 4;

/// The squares on which the lower left corner of a window can lie.
pub(crate) const WINDOWS: u16 = 0x0777;

/// Returns the board: 4×4 squares, a1 at the bottom left as Black sees it.
///
/// Its nodes are the squares in board order; squares that share an edge are neighbours.
#[must_use]
pub fn board() -> Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| {
        let board = Board::grid(SIDE, SIDE, Neighbourhood::Orthogonal);
        board.expect("there are grids of 4×4")
    });
    *BOARD
}

/// A square, `a1` to `d4`, in Black's frame: a1 is at the bottom left as Black sees the board.
///
/// Squares ascend in board order: a1, b1, c1, d1, a2, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The home corner of Black and the goal of White.
    pub const A1: Self = Self(0);
    /// The home corner of White and the goal of Black.
    pub const D4: Self = Self(15);

    /// Makes the square of a file and a rank, both counted from 0; none off the board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < SIDE && rank < SIDE {
            Some(Self(rank * SIDE + file))
        } else {
            None
        }
    }

    /// Lists all squares in board order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..SIDE * SIDE).map(Self)
    }

    /// Returns the file, counted from 0 for `a`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % SIDE
    }

    /// Returns the rank, counted from 0.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / SIDE
    }

    /// Returns the place in board order, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the node of the grid of board-graph that is this square.
    #[inline]
    #[must_use]
    pub const fn node(self) -> Node {
        Node::new(self.index())
    }

    /// Returns the square that lies here after a half turn of the board.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(SIDE * SIDE - 1 - self.0)
    }

    /// Returns the square mirrored at the line from a1 to d4.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.file() * SIDE + self.rank())
    }

    /// Returns the set that has only this square.
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }

    /// Returns the squares that share an edge with this one.
    pub(crate) const fn neighbours(self) -> u16 {
        neighbours(self.bit())
    }

    /// Returns the first square of a set that is not empty.
    const fn first(set: u16) -> Self {
        // At most 15.
        #[expect(clippy::cast_possible_truncation, reason = "squares are few")]
        let index = set.trailing_zeros() as u8;
        Self(index)
    }
}

/// Writes the name: `a1`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + self.file());
        write!(f, "{letter}{}", self.rank() + 1)
    }
}

/// Writes the name: `a1`.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads the name: `a1`.
impl FromStr for Square {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let square = match *text.as_bytes() {
            [file @ b'a'..=b'd', rank @ b'1'..=b'4'] => Self::new(file - b'a', rank - b'1'),
            _ => None,
        };
        square.ok_or_else(|| TextError::new("square", text, "must be a1 to d4"))
    }
}

/// Two by two squares of the board, named by the lower left one in Black's frame: `a1` to `c3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Window(Square);

impl Window {
    /// Makes the window with this lower left square; none if part of it would be off the board.
    #[must_use]
    pub const fn new(lower_left: Square) -> Option<Self> {
        if lower_left.bit() & WINDOWS == 0 {
            return None;
        }
        Some(Self(lower_left))
    }

    /// Lists all nine windows in board order of their lower left squares.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        Square::all().filter_map(Self::new)
    }

    /// Returns the lower left square in Black's frame.
    #[must_use]
    pub const fn lower_left(self) -> Square {
        self.0
    }

    /// Returns the four squares in Black's frame: top left, top right, bottom left, bottom right.
    #[must_use]
    pub const fn squares(self) -> [Square; 4] {
        let corner = self.0.0;
        [
            Square(corner + SIDE),
            Square(corner + SIDE + 1),
            Square(corner),
            Square(corner + 1),
        ]
    }

    /// Returns the window that lies here after a half turn of the board.
    #[must_use]
    pub const fn turned(self) -> Self {
        // The lower left square of the image is the image of the upper right one.
        Self(self.squares()[1].turned())
    }

    /// Returns the window mirrored at the line from a1 to d4.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0.mirrored())
    }
}

/// Writes the name of the lower left square.
impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Writes the name of the lower left square.
impl fmt::Debug for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Reads the name of the lower left square.
impl FromStr for Window {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let square: Option<Square> = text.parse().ok();
        square
            .and_then(Self::new)
            .ok_or_else(|| TextError::new("window", text, "must be a1 to c3"))
    }
}

/// The squares that are not on file a, and not on file d.
const RIGHT_OF_A: u16 = 0xEEEE;
const LEFT_OF_D: u16 = 0x7777;

/// Returns the squares that are one step to the right, to the left, above and below those of a set.
pub(crate) const fn stepped(set: u16) -> [u16; 4] {
    [
        (set & LEFT_OF_D) << 1,
        (set & RIGHT_OF_A) >> 1,
        set << SIDE,
        set >> SIDE,
    ]
}

/// Returns the squares that are one step from some square of a set.
pub(crate) const fn neighbours(set: u16) -> u16 {
    let [right, left, above, below] = stepped(set);
    right | left | above | below
}

/// Lists the squares of a set in board order.
#[inline]
pub(crate) fn squares(set: u16) -> impl Iterator<Item = Square> + Clone {
    let rest = move |left: &u16| Some(left & (left - 1)).filter(|&left| left != 0);
    let start = Some(set).filter(|&set| set != 0);
    core::iter::successors(start, rest).map(Square::first)
}

/// Lists the windows whose lower left squares are in a set.
#[inline]
pub(crate) fn windows(set: u16) -> impl Iterator<Item = Window> + Clone {
    squares(set & WINDOWS).map(Window)
}

/// Counts the members of four sets together.
pub(crate) const fn count(sets: [u16; 4]) -> usize {
    let [a, b, c, d] = sets;
    // One count over a whole word is cheaper than four where the processor has no instruction.
    let word = (a as u64) << 48 | (b as u64) << 32 | (c as u64) << 16 | d as u64;
    word.count_ones() as usize
}
