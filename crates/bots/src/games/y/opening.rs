//! Where the first stone of a colour goes. None of this depends on how large sets of nodes are, so that it is
//! compiled once for all boards.

use y::board_graph::{Board, Node};

/// Returns the nodes for the first stone of a colour where the other colour has these: those of the innermost
/// ring, the last in board order; none if the other colour has a stone there.
///
/// On a triangle of six nodes these are the three that are no corners, and of them those furthest from the
/// other colour's stones and all around these, which tell apart what is equally far from the stones alone.
pub(super) fn opening_nodes(board: Board, others: &[Node]) -> Option<Vec<Node>> {
    let ring_of = |node: Node| board.name(node).letter();
    let innermost = ring_of(Node::new(board.node_count() - 1));
    if others.iter().any(|&other| ring_of(other) == innermost) {
        return None;
    }
    let ring = board.nodes().filter(|&node| ring_of(node) == innermost);
    let mut ring: Vec<Node> = ring.collect();
    let count = ring.len();
    keep_most(&mut ring, |node| {
        let neighbours = board.neighbours(node).iter();
        neighbours
            .filter(|&&near| ring_of(near) == innermost)
            .count()
    });
    if ring.len() < count {
        keep_most(&mut ring, |node| away(board, node, others));
    }
    Some(ring)
}

/// Keeps the nodes of which there is most of something.
fn keep_most(nodes: &mut Vec<Node>, merit: impl Fn(Node) -> usize) {
    let most = nodes.iter().map(|&node| merit(node)).max();
    nodes.retain(|&node| Some(merit(node)) == most);
}

/// Returns how far a node is from stones and their neighbours, all together.
fn away(board: Board, from: Node, stones: &[Node]) -> usize {
    let far = |&node: &Node| board.distance(from, node);
    let around = |stone: &Node| board.neighbours(*stone).iter().map(far).sum::<usize>();
    stones.iter().map(|stone| far(stone) + around(stone)).sum()
}
