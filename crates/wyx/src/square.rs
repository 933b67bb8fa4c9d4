//! The squares of the board.

use std::sync::LazyLock;

use board_graph::{Board, Neighbourhood, Node, NodeSetOf};

/// A set of squares.
pub type SquareSet = NodeSetOf<1>;

/// The length of a side of the board.
pub(crate) const SIDE: usize = 8;

/// How many squares there are.
pub(crate) const SQUARES: usize = SIDE * SIDE;

/// Returns the board: 8×8 squares, a1 at the bottom left for both players.
///
/// Its nodes are the squares in board order, a1, b1, … h8; it reads and writes their names. The rules
/// make no use of its neighbourhoods, since knights jump.
#[must_use]
pub fn board() -> Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| {
        let board = Board::grid(8, 8, Neighbourhood::Orthogonal);
        board.expect("there are grids of 8×8")
    });
    *BOARD
}

/// Makes a square of its name, for tables of squares.
pub(crate) const fn square(name: [u8; 2]) -> Node {
    let [file, rank] = name;
    assert!(
        matches!((file, rank), (b'a'..=b'h', b'1'..=b'8')),
        "not a square"
    );
    Node::new((file - b'a') as usize + SIDE * (rank - b'1') as usize)
}
