//! A board whose sets of nodes have one word or two.

use y::board_graph::{Board, Node, NodeSetOf, Symmetry};

/// The most nodes of a board that connections are looked for on: they and the three sides, a bit each, have
/// room in 128 bits.
pub(super) const MOST_NODES: usize = 125;

/// The most nodes that a set of one word has room for.
pub(super) const ONE_WORD: usize = 64;

/// Returns the indices of the nodes of a set, in ascending order.
pub(super) fn each<const W: usize>(nodes: NodeSetOf<W>) -> impl Iterator<Item = usize> + Clone {
    nodes.iter().map(Node::index)
}

/// Returns the set of one node.
pub(super) const fn only<const W: usize>(node: usize) -> NodeSetOf<W> {
    NodeSetOf::of(Node::new(node))
}

/// The stones of the colour that is to move, and of the other one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Stones<const W: usize> {
    pub(super) own: NodeSetOf<W>,
    pub(super) other: NodeSetOf<W>,
}

impl<const W: usize> Stones<W> {
    pub(super) fn all(self) -> NodeSetOf<W> {
        self.own | self.other
    }

    /// Returns the stones after a stone of the colour that is to move.
    pub(super) fn after(self, node: usize) -> Self {
        Self {
            own: self.other,
            other: self.own | only(node),
        }
    }
}

/// A board of Y with at most [`MOST_NODES`] nodes, all of which are in such a set.
#[derive(Debug)]
pub(super) struct Field<const W: usize> {
    board: Board,
    all: NodeSetOf<W>,
    neighbours: Vec<NodeSetOf<W>>,
    /// Of the neighbours those behind the node in board order.
    later_neighbours: Vec<NodeSetOf<W>>,
    sides: [NodeSetOf<W>; 3],
    symmetries: Vec<Turn<W>>,
    /// For each symmetry the one that undoes it.
    inverses: Vec<usize>,
}

/// A symmetry as a table: the images of each byte of a set.
#[derive(Debug)]
struct Turn<const W: usize>(Vec<[NodeSetOf<W>; 256]>);

impl<const W: usize> Turn<W> {
    fn new(board: Board, symmetry: &Symmetry) -> Self {
        let nodes: Vec<Node> = board.nodes().collect();
        let tables = nodes.chunks(8).map(|chunk| {
            core::array::from_fn(|byte| {
                let members = chunk.iter().enumerate();
                let members = members.filter(|&(bit, _)| (byte >> bit) & 1 == 1);
                members.fold(NodeSetOf::EMPTY, |image, (_, &node)| {
                    image | only(symmetry.node(node).index())
                })
            })
        });
        Self(tables.collect())
    }

    fn image(&self, nodes: NodeSetOf<W>) -> NodeSetOf<W> {
        let bytes = nodes.words().map(u64::to_le_bytes);
        let bytes = self.0.iter().zip(bytes.as_flattened());
        bytes.fold(NodeSetOf::EMPTY, |image, (table, &byte)| {
            image | table[usize::from(byte)]
        })
    }
}

impl<const W: usize> Field<W> {
    /// Takes a board of Y with at most [`MOST_NODES`] nodes, for which there is room in such a set.
    pub(super) fn new(board: Board) -> Self {
        let symmetries = board.symmetries();
        let undoes = |of: &Symmetry| {
            let inverse = of.inverse();
            let is_it = |other: &Symmetry| {
                let mut nodes = board.nodes();
                nodes.all(|node| other.node(node) == inverse.node(node))
            };
            symmetries.iter().position(is_it).unwrap_or_default()
        };
        let later = |node: Node| {
            let neighbours: NodeSetOf<W> = board.neighbour_set(node);
            neighbours.iter().filter(|&other| other > node).collect()
        };
        Self {
            board,
            all: board.all(),
            neighbours: board
                .nodes()
                .map(|node| board.neighbour_set(node))
                .collect(),
            later_neighbours: board.nodes().map(later).collect(),
            sides: [0, 1, 2].map(|side| board.side_set(side)),
            symmetries: symmetries.iter().map(|s| Turn::new(board, s)).collect(),
            inverses: symmetries.iter().map(undoes).collect(),
        }
    }

    pub(super) const fn board(&self) -> Board {
        self.board
    }

    pub(super) fn node_count(&self) -> usize {
        self.neighbours.len()
    }

    /// Returns the nodes without a stone.
    pub(super) fn vacant(&self, stones: Stones<W>) -> NodeSetOf<W> {
        self.all - stones.all()
    }

    pub(super) fn neighbours(&self, node: usize) -> NodeSetOf<W> {
        self.neighbours[node]
    }

    /// Returns the neighbours behind a node in board order, so that all nodes together have each pair once.
    pub(super) fn later_neighbours(&self, node: usize) -> NodeSetOf<W> {
        self.later_neighbours[node]
    }

    /// Returns which sides a set touches, a bit each.
    pub(super) fn sides_of(&self, nodes: NodeSetOf<W>) -> u8 {
        let sides = self.sides.iter().enumerate();
        sides.fold(0, |touched, (at, side)| {
            touched | u8::from(side.intersects(&nodes)) << at
        })
    }

    /// Returns the least image of stones, and the number of the symmetry that leads there.
    pub(super) fn canonical(&self, stones: Stones<W>) -> (Stones<W>, usize) {
        let mut least = (stones, 0);
        for (number, turn) in self.symmetries.iter().enumerate().skip(1) {
            let own = turn.image(stones.own);
            if own <= least.0.own {
                let other = turn.image(stones.other);
                least = least.min((Stones { own, other }, number));
            }
        }
        least
    }

    /// Returns the image of a set by a symmetry.
    pub(super) fn image(&self, symmetry: usize, nodes: NodeSetOf<W>) -> NodeSetOf<W> {
        self.symmetries[symmetry].image(nodes)
    }

    /// Returns what a symmetry makes this image of.
    pub(super) fn original(&self, symmetry: usize, image: NodeSetOf<W>) -> NodeSetOf<W> {
        self.symmetries[self.inverses[symmetry]].image(image)
    }

    /// Returns the nodes that have a neighbour among these, or are among them.
    pub(super) fn around(&self, nodes: NodeSetOf<W>) -> NodeSetOf<W> {
        each(nodes).fold(nodes, |around, node| around | self.neighbours[node])
    }

    /// Returns what is connected to some nodes inside a set that contains them.
    pub(super) fn reach(&self, from: NodeSetOf<W>, within: NodeSetOf<W>) -> NodeSetOf<W> {
        let mut reached = from;
        let mut front = from;
        while !front.is_empty() {
            front = (self.around(front) & within) - reached;
            reached |= front;
        }
        reached
    }

    /// Calls for each group of stones.
    pub(super) fn each_group(&self, stones: NodeSetOf<W>, mut call: impl FnMut(NodeSetOf<W>)) {
        let mut left = stones;
        while let Some(first) = left.first() {
            let group = self.reach(NodeSetOf::of(first), stones);
            left -= group;
            call(group);
        }
    }

    /// Returns whether stones join the three sides.
    pub(super) fn has_y(&self, stones: NodeSetOf<W>) -> bool {
        let mut has_y = false;
        self.each_group(stones, |group| has_y |= self.sides_of(group) == 7);
        has_y
    }
}
