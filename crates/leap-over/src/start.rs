//! Where the stones begin.

use board_graph::{Node, NodeSet};
use board_play::Seat;

/// How many stones a seat has.
pub(crate) const STONES: usize = 10;

/// The rows of each seat's start: a ring by its letter, and the first and the last node of the row.
///
/// The booklet's figure is lost. Its text says: a triangle of ten stones with its apex in the middle of
/// a side. The triangles point at the middles of two sides, a5 and a13.
const ROWS: [[(u8, usize, usize); 4]; 2] = [
    [(b'a', 5, 5), (b'b', 4, 5), (b'c', 3, 5), (b'd', 2, 5)],
    [(b'a', 13, 13), (b'b', 11, 12), (b'c', 9, 11), (b'd', 7, 10)],
];

/// The nodes with odd numbers of the rings `a`, `c` and `e`: the smaller of the two classes that jumps
/// split the board into.
pub(crate) const SMALL_CLASS: NodeSet = small_class();

const STARTS: [NodeSet; 2] = [triangle(ROWS[0]), triangle(ROWS[1])];

/// Returns the nodes on which a seat's stones begin: the goal of the other seat.
///
/// # Examples
///
/// ```
/// use board_graph::Board;
/// use board_play::Seat;
///
/// let names = |seat| {
///     let nodes = leap_over::start_nodes(seat).into_iter();
///     let names: Vec<_> = nodes.map(|node| Board::bent9().name(node).to_string()).collect();
///     names.join(" ")
/// };
/// assert_eq!(names(Seat::First), "a5 b4 b5 c3 c4 c5 d2 d3 d4 d5");
/// assert_eq!(names(Seat::Second), "a13 b11 b12 c9 c10 c11 d7 d8 d9 d10");
/// ```
#[must_use]
pub const fn start_nodes(seat: Seat) -> NodeSet {
    STARTS[seat.index()]
}

/// Returns the nodes of some rows.
const fn triangle(rows: [(u8, usize, usize); 4]) -> NodeSet {
    let mut nodes = NodeSet::EMPTY;
    let mut row = 0;
    while row < rows.len() {
        let (ring, first, last) = rows[row];
        let mut number = first;
        while number <= last {
            nodes.insert(Node::new(before_ring(ring) + number - 1));
            number += 1;
        }
        row += 1;
    }
    nodes
}

/// Returns how many nodes there are before a ring: the rim `a` has 24, every next ring 3 fewer.
const fn before_ring(letter: u8) -> usize {
    let mut nodes = 0;
    let mut ring = b'a';
    let mut size = 24;
    while ring < letter {
        nodes += size;
        size -= 3;
        ring += 1;
    }
    nodes
}

const fn small_class() -> NodeSet {
    let mut nodes = NodeSet::EMPTY;
    let mut ring = 0;
    while ring < 3 {
        let first = before_ring([b'a', b'c', b'e'][ring]);
        let end = before_ring([b'b', b'd', b'f'][ring]);
        let mut node = first;
        while node < end {
            nodes.insert(Node::new(node));
            node += 2;
        }
        ring += 1;
    }
    nodes
}
