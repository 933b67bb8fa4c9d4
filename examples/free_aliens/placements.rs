//! The placements of three Aliens, numbered.

use board_graph::{Board, Node, NodeSet};

/// Three nodes, in board order.
pub(crate) type Placement = [Node; 3];

/// Returns the number of a placement among all.
pub(crate) fn number(placement: Placement) -> usize {
    let [a, b, c] = placement.map(Node::index);
    // How many sets of three, two and one there are below.
    c * (c - 1) * (c - 2) / 6 + b * (b - 1) / 2 + a
}

/// Returns the placement after one of its Aliens has gone to another node.
pub(crate) fn moved(mut placement: Placement, alien: usize, to: Node) -> Placement {
    placement[alien] = to;
    placement.sort_unstable();
    placement
}

pub(crate) fn set(placement: Placement) -> NodeSet {
    placement.into_iter().collect()
}

/// All placements, one of those that look alike by a symmetry of the board for all of them.
pub(crate) struct Placements {
    /// The numbers of those that look alike, with the symmetries that lead there.
    pub(crate) alike: Vec<(Placement, Vec<usize>)>,
    pub(crate) count: usize,
}

impl Placements {
    pub(crate) fn new() -> Self {
        let board = Board::bent9();
        let mut alike = Vec::new();
        let mut count = 0;
        for c in board.nodes() {
            for b in board.nodes().take_while(|&b| b < c) {
                for a in board.nodes().take_while(|&a| a < b) {
                    let placement = [a, b, c];
                    count += 1;
                    let images = board.symmetries().iter().map(|symmetry| {
                        let mut image = placement.map(|node| symmetry.node(node));
                        image.sort_unstable();
                        number(image)
                    });
                    let images: Vec<_> = images.collect();
                    if images.iter().all(|&image| image >= number(placement)) {
                        alike.push((placement, images));
                    }
                }
            }
        }
        Self { alike, count }
    }
}
