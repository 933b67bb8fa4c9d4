//! Winning and being stuck: pure functions over sets of nodes.

use board_graph::{Board, NodeSet};

use crate::CENTRE;

/// Returns whether a seat with these stones has won: one is left, and it is on f1, f2 or f3.
///
/// Only the seat that has just moved can have won, because nobody takes the other's stones.
#[must_use]
pub fn has_won(stones: NodeSet) -> bool {
    stones.is_subset(&CENTRE) && stones.len() == 1
}

/// Returns whether a seat with these stones has a move other than `pass`: whether one of them has a
/// vacant neighbour.
///
/// A step there is always legal, with some removal or with none. Outside the centre it breaks no
/// limit, and where fusion is forced there is a stone to remove. In the centre, whose three nodes are
/// neighbours of each other, another own stone can be joined and removed under every value of
/// `zone`; of two, one would be left, but no seat ever has two there.
///
/// For the same reason one of the seats can always move, and no game is drawn: one of the three nodes
/// of the centre is vacant, so that some vacant node is next to a stone, since the nodes hang
/// together.
///
/// Stops at the first such stone, usually the first of all.
#[must_use]
pub fn can_move(stones: NodeSet, occupied: NodeSet) -> bool {
    let board = Board::bent9();
    let mut each = stones.iter();
    each.any(|stone| !board.neighbour_set(stone).is_subset(&occupied))
}
