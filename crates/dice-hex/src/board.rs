//! The board: a rhombus of 6 × 6 hexagonal cells.

use std::sync::LazyLock;

use board_graph::{Board, Node, NodeSetOf};

use crate::Colour;

/// How many cells a row has, and how many rows there are.
pub(crate) const SIDE: u8 = 6;

/// How many cells there are.
pub(crate) const CELLS: usize = 36;

/// A set of cells.
pub type CellSet = NodeSetOf<1>;

/// Rebuilt: the shape is lost; see the rulings, section 10.
static BOARD: LazyLock<Board> =
    LazyLock::new(|| Board::rhombus(SIDE, SIDE).expect("there is a rhombus of this size"));

/// Returns the board: a rhombus of 6 × 6 cells.
///
/// Its first two sides, top and bottom, are Black's; the other two, left and right, are Red's.
#[must_use]
#[inline]
pub fn board() -> Board {
    *BOARD
}

/// Returns the places of a colour's two sides among those of the board.
pub(crate) const fn sides(colour: Colour) -> [usize; 2] {
    match colour {
        Colour::Black => [0, 1],
        Colour::Red => [2, 3],
    }
}

/// Returns on which of a colour's two sides a cell lies, a bit each.
#[inline]
pub(crate) fn own_sides(board: Board, colour: Colour, cell: Node) -> u8 {
    board.sides_at(cell) >> (2 * colour.index()) & 3
}
