//! What several files need: nodes by name, random numbers, random stones.

use core::fmt::Display;

use board_graph::{Board, Node, NodeSet};
use board_play::Seat;
use board_play::playout;
use board_play::testkit::SplitMix;
use board_stones::Stones;

/// How many nodes of a hundred are vacant, in one position after another: full, nearly full, where
/// many stones are shut in, and from there on to nearly empty and empty.
pub(crate) const VACANT: [usize; 9] = [0, 1, 2, 5, 10, 30, 60, 95, 100];

/// Returns the node of this name.
pub(crate) fn node(name: &str) -> Node {
    Board::bent9().parse_node(name).unwrap()
}

/// Returns the name of a node.
pub(crate) fn name(node: Node) -> String {
    Board::bent9().name(node).to_string()
}

/// Writes each of the items.
pub(crate) fn texts(items: impl IntoIterator<Item: Display>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// Draws a number below `bound`.
pub(crate) fn below(bound: usize, rng: &mut SplitMix) -> usize {
    let drawn = playout::below(rng, u64::try_from(bound).unwrap());
    usize::try_from(drawn).unwrap()
}

/// Draws one of the items, if there is one.
pub(crate) fn pick<T: Copy>(items: &[T], rng: &mut SplitMix) -> Option<T> {
    items.get(below(items.len(), rng)).copied()
}

/// Puts stones on the board; of a hundred nodes, `vacant` remain vacant on average.
pub(crate) fn random_stones(vacant: usize, rng: &mut SplitMix) -> Stones {
    let mut of = [NodeSet::EMPTY; 2];
    for node in Board::bent9().nodes() {
        if below(100, rng) >= vacant {
            of[below(2, rng)].insert(node);
        }
    }
    Stones::new(of, 0)
}

/// Returns the seats that may be to move: one, the other, or none.
pub(crate) fn any_seat() -> [Option<Seat>; 3] {
    [Some(Seat::First), Some(Seat::Second), None]
}
