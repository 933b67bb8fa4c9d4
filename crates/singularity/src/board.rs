//! The parts of the board that the rules name.

use board_graph::{Board, NodeSet};

/// The centre region: the 15 nodes of the rings `e` and `f`.
pub const REGION: NodeSet = last_nodes(15);

/// The centre: `f1`, `f2` and `f3`. A seat may have one stone there at most.
pub const CENTRE: NodeSet = last_nodes(3);

/// Returns the last nodes in board order.
const fn last_nodes(count: usize) -> NodeSet {
    let all = Board::BENT9_NODE_COUNT;
    let [all_low, all_high] = NodeSet::first_n(all).words();
    let [low, high] = NodeSet::first_n(all - count).words();
    NodeSet::from_words([all_low & !low, all_high & !high])
}
