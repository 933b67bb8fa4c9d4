//! Moves as numbers: the pairs of nodes that some chain of jumps joins, then the pass.
//!
//! Jumps split the board into classes: a stone never leaves that of its node. Within a class there are
//! stones to jump over on every way, or there can be, so that the pairs are all those of two nodes of
//! one class.

use board_graph::{ByFork, Fork, Jumps, Node, NodeSet};
use board_stones::ShiftActions;

use crate::LeapOver;

static ACTIONS: ByFork<ShiftActions> =
    ByFork::new(|fork| ShiftActions::new(|from| class(fork, from).without(from)));

/// Returns the nodes that jumps lead to from a node, if there are stones wherever they are wanted.
fn class(fork: Fork, from: Node) -> NodeSet {
    let jumps = Jumps::bent9(fork);
    let mut reached = NodeSet::of(from);
    let mut todo = reached;
    while let Some(node) = todo.first() {
        let landings = jumps.from(node).iter().map(|jump| jump.landing);
        let new = landings.collect::<NodeSet>() - reached;
        reached |= new;
        todo = todo.without(node) | new;
    }
    reached
}

board_stones::shift_actions!(LeapOver: |game| ACTIONS.get(game.options.fork()));
