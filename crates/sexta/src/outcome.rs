//! Win detection: pure functions over sets of nodes of the 93-node board; other nodes make them panic.
//!
//! A seat wins when its six stones form an open path: they are connected, two of them touch exactly
//! one other and the remaining four exactly two. If the rules say so, a closed ring wins too:
//! connected, and each touches exactly two. Of the six-node sets of the 93 nodes 12417 are paths and
//! 66 are rings.
//!
//! How many others each stone touches is counted for all stones at once: the sets of nodes that have
//! at least one, two and three stones for neighbours are built up stone by stone, with a few
//! operations on whole words each, as a unary counter of which each node is one column.

use board_graph::{Board, Node, NodeSet};

use crate::Ring;

/// What stones form that are connected and of which none touches more than two others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// An open path.
    Path,
    /// A closed ring.
    Ring,
}

/// Returns what the stones form, if it is a path of two stones or more, or a ring.
///
/// Cost: a dozen operations on whole words for each stone, and a flood fill if the numbers fit.
#[must_use]
pub fn shape(stones: NodeSet) -> Option<Shape> {
    let board = Board::bent9();
    let [mut one, mut two, mut three] = [NodeSet::EMPTY; 3];
    for stone in stones {
        let neighbours = board.neighbour_set(stone);
        three |= two & neighbours;
        two |= one & neighbours;
        one |= neighbours;
    }
    if !stones.is_subset(&one) || three.intersects(&stones) {
        return None;
    }
    // Stones that each touch one or two others form paths and rings.
    let ends = stones - two;
    let shape = match ends.len() {
        0 => Shape::Ring,
        2 => Shape::Path,
        _ => return None,
    };
    let start = ends.first().or_else(|| stones.first())?;
    let group = board.reach(NodeSet::EMPTY.with(start), stones);
    (group == stones).then_some(shape)
}

/// Returns whether the stones form what wins.
#[must_use]
#[inline]
pub fn has_won(stones: NodeSet, ring: Ring) -> bool {
    match shape(stones) {
        Some(Shape::Path) => true,
        Some(Shape::Ring) => ring == Ring::On,
        None => false,
    }
}

/// Returns whether the stones form what wins, with a look at `last` first, which is one of them: a
/// stone that has just been moved usually touches no other.
#[must_use]
#[inline]
pub fn completes(stones: NodeSet, last: Node, ring: Ring) -> bool {
    let touched: NodeSet = Board::bent9().neighbour_set(last) & stones;
    !touched.is_empty() && has_won(stones, ring)
}
