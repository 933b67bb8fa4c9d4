//! The board: its parts, and the slides on it.

use std::sync::LazyLock;

use board_graph::{Board, Fork, NodeSet, Slides};

/// How many nodes the board has.
pub(crate) const NODES: usize = 93;

/// How many stones each seat begins with.
pub(crate) const STONES: usize = 12;

/// How many nodes a stone may go in one move.
const FARTHEST: usize = 3;

/// The centre region: the 15 nodes of the rings `e` and `f`.
pub const REGION: NodeSet = last_nodes(15);

/// The centre: `f1`, `f2` and `f3`. A seat may have one stone there at most.
pub const CENTRE: NodeSet = last_nodes(3);

/// The last nodes in board order.
const fn last_nodes(count: usize) -> NodeSet {
    let [all_low, all_high] = NodeSet::first_n(NODES).words();
    let [low, high] = NodeSet::first_n(NODES - count).words();
    NodeSet::from_words([all_low & !low, all_high & !high])
}

static SLIDES: LazyLock<[Slides; 2]> = LazyLock::new(|| {
    [Fork::On, Fork::Off].map(|fork| Slides::up_to(FARTHEST, Board::bent9(), fork))
});

/// Returns the slides of up to 3 nodes.
pub(crate) fn slides(fork: Fork) -> &'static Slides {
    let [on, off] = &*SLIDES;
    match fork {
        Fork::On => on,
        Fork::Off => off,
    }
}
