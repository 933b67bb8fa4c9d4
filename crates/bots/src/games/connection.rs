//! How near a colour is to joining sides with a chain.

use board_graph::{Board, NodeSetOf};

/// The factor by which an alternative counts less for each additional stone that it needs. Powers of a
/// quarter are exact, and so the same on every machine.
const FADE: f64 = 0.25;

/// Judges the chains that could join the sides: the logarithm of the sum over all nodes of a weight
/// that falls off by the number of stones which the shortest chain through the node still needs. So
/// it is high if few stones are needed, and higher if there are many ways.
///
/// Cost: a breadth-first search from each side, whole words at a time.
pub(super) fn nearness<const W: usize>(
    board: Board,
    own: NodeSetOf<W>,
    vacant: NodeSetOf<W>,
    sides: &[NodeSetOf<W>],
) -> f64 {
    let mut needed: Vec<usize> = vec![0; board.node_count()];
    let mut joined = own | vacant;
    for &side in sides {
        joined &= add_distances(board, own, vacant, side, &mut needed);
    }
    let sum: f64 = joined
        .iter()
        .map(|node| {
            // The node itself was counted once for each side.
            let twice = if vacant.contains(node) {
                sides.len() - 1
            } else {
                0
            };
            let stones = needed[node.index()].saturating_sub(twice);
            FADE.powi(i32::try_from(stones).unwrap_or(i32::MAX))
        })
        .sum();
    libm::log(sum.max(f64::MIN_POSITIVE))
}

/// Adds to each node how many stones a chain from the side to it needs, the node included, and returns
/// the nodes to which there can be a chain.
fn add_distances<const W: usize>(
    board: Board,
    own: NodeSetOf<W>,
    vacant: NodeSetOf<W>,
    side: NodeSetOf<W>,
    needed: &mut [usize],
) -> NodeSetOf<W> {
    let mut layer = board.reach(side & own, own);
    let mut reached = layer;
    let mut next = (side | board.around(layer)) & vacant;
    let mut distance = 0;
    while !next.is_empty() {
        distance += 1;
        // Its own stones beside the new nodes cost the colour nothing.
        layer = next | (board.reach(board.around(next) & own, own) - reached);
        for node in layer {
            needed[node.index()] += distance;
        }
        reached |= layer;
        next = (board.around(layer) & vacant) - reached;
    }
    reached
}
