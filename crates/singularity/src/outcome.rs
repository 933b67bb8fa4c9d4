//! Win detection: a pure function over a set of nodes.

use board_graph::NodeSet;

use crate::CENTRE;

/// Returns whether a seat with these stones has won: one is left, and it is on f1, f2 or f3.
///
/// Only the seat that has just moved can have won, because nobody takes the other's stones.
#[must_use]
#[inline]
pub fn has_won(stones: NodeSet) -> bool {
    stones.is_subset(&CENTRE) && stones.len() == 1
}
