//! Where the stones begin.

use board_graph::{Node, NodeSet};
use board_play::Seat;

/// How many stones a seat has.
pub(crate) const STONES: usize = 10;

/// The starts of the first and of the second seat.
///
/// The booklet's figure is lost; this is rebuilt. The booklet's text says: a triangle of ten stones with
/// its apex in the middle of a side. The apexes here are a5 and a13 (rulings, section 5).
const STARTS: [NodeSet; 2] = [
    nodes("a5 b4 b5 c3 c4 c5 d2 d3 d4 d5"),
    nodes("a13 b11 b12 c9 c10 c11 d7 d8 d9 d10"),
];

/// The nodes with odd numbers of the rings `a`, `c` and `e`: the smaller of the two classes that jumps
/// split the board into.
pub(crate) const SMALL_CLASS: NodeSet = small_class();

/// How many nodes there are before each ring in board order, from the rim `a` to `f`.
const BEFORE: [usize; 6] = [0, 24, 45, 63, 78, 90];

/// Returns the nodes on which a seat's stones begin: the goal of the other seat.
///
/// # Examples
///
/// ```
/// use board_graph::Board;
/// use board_play::Seat;
///
/// let apex = Board::bent9().parse_node("a5").unwrap();
/// assert!(leap_over::start_nodes(Seat::First).contains(apex));
/// ```
#[must_use]
pub const fn start_nodes(seat: Seat) -> NodeSet {
    STARTS[seat.index()]
}

/// Reads names of nodes that are separated by blanks, while the program is compiled.
const fn nodes(names: &str) -> NodeSet {
    let names = names.as_bytes();
    let mut nodes = NodeSet::EMPTY;
    let mut at = 0;
    while at < names.len() {
        let before = BEFORE[(names[at] - b'a') as usize];
        let mut number = 0;
        at += 1;
        while at < names.len() && names[at] != b' ' {
            number = 10 * number + (names[at] - b'0') as usize;
            at += 1;
        }
        nodes.insert(Node::new(before + number - 1));
        at += 1;
    }
    nodes
}

const fn small_class() -> NodeSet {
    let mut nodes = NodeSet::EMPTY;
    let mut ring = 0;
    while ring < BEFORE.len() {
        let mut node = BEFORE[ring];
        while node < BEFORE[ring + 1] {
            nodes.insert(Node::new(node));
            node += 2;
        }
        ring += 2;
    }
    nodes
}
