//! The board: its parts, where the stones begin, and the slides on it.

use std::sync::LazyLock;

use board_graph::{Board, Fork, NodeSet, Slides};

use crate::Corners;

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

/// Where the stones begin: those of the colour that begins on the corners, then the others.
///
/// Rebuilt: the booklet's figure is lost, but this is the only layout in which the colours alternate
/// (rulings, section 4).
const START: [&str; 2] = [
    "a1 a3 a5 a7 a9 a11 a13 a15 a17 a19 a21 a23",
    "a2 a4 a6 a8 a10 a12 a14 a16 a18 a20 a22 a24",
];

static START_SETS: LazyLock<[NodeSet; 2]> = LazyLock::new(|| {
    START.map(|names| {
        let nodes = names.split(' ').map(|name| Board::bent9().parse_node(name));
        nodes.map(|node| node.expect("a node's name")).collect()
    })
});

/// Returns where the stones of the first and of the second seat begin.
pub(crate) fn start(corners: Corners) -> [NodeSet; 2] {
    let [on_corners, others] = *START_SETS;
    match corners {
        Corners::Black => [on_corners, others],
        Corners::White => [others, on_corners],
    }
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
