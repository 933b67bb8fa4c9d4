//! A small board, with a word for each set of nodes.

use y::board_graph::{Board, Node, NodeSetOf, Symmetry};

/// The most nodes that a word has room for.
pub(super) const MOST_NODES: usize = 64;

/// A set of nodes: bit `i` is the node with index `i`.
pub(super) type Nodes = u64;

/// Returns the indices of the nodes of a set, in ascending order.
pub(super) fn each(mut nodes: Nodes) -> impl Iterator<Item = usize> + Clone {
    core::iter::from_fn(move || {
        let first = nodes.trailing_zeros();
        nodes &= nodes.checked_sub(1)?;
        Some(first as usize)
    })
}

/// Returns the set of one node.
pub(super) const fn only(node: usize) -> Nodes {
    1 << node
}

/// The stones of the colour that is to move, and of the other one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Stones {
    pub(super) own: Nodes,
    pub(super) other: Nodes,
}

impl Stones {
    pub(super) const fn all(self) -> Nodes {
        self.own | self.other
    }

    /// Returns the stones after a stone of the colour that is to move.
    pub(super) const fn after(self, node: usize) -> Self {
        Self {
            own: self.other,
            other: self.own | only(node),
        }
    }
}

/// A board of Y with at most [`MOST_NODES`] nodes.
#[derive(Debug)]
pub(super) struct Field {
    board: Board,
    all: Nodes,
    neighbours: Vec<Nodes>,
    sides: [Nodes; 3],
    symmetries: Vec<Turn>,
    /// For each symmetry the one that undoes it.
    inverses: Vec<usize>,
}

/// A symmetry as a table: the images of each byte of a word.
#[derive(Debug)]
struct Turn(Vec<[Nodes; 256]>);

impl Turn {
    fn new(board: Board, symmetry: &Symmetry) -> Self {
        let nodes: Vec<Node> = board.nodes().collect();
        let tables = nodes.chunks(8).map(|chunk| {
            core::array::from_fn(|byte| {
                let members = chunk.iter().enumerate();
                let members = members.filter(|&(bit, _)| (byte >> bit) & 1 == 1);
                members.fold(0, |image, (_, &node)| {
                    image | only(symmetry.node(node).index())
                })
            })
        });
        Self(tables.collect())
    }

    fn image(&self, nodes: Nodes) -> Nodes {
        let bytes = self.0.iter().zip(nodes.to_le_bytes());
        bytes.fold(0, |image, (table, byte)| image | table[usize::from(byte)])
    }
}

impl Field {
    /// Takes a board of Y with at most [`MOST_NODES`] nodes.
    pub(super) fn new(board: Board) -> Self {
        let word = |set: NodeSetOf<1>| set.words()[0];
        let symmetries = board.symmetries();
        let undoes = |of: &Symmetry| {
            let inverse = of.inverse();
            let is_it = |other: &Symmetry| {
                let mut nodes = board.nodes();
                nodes.all(|node| other.node(node) == inverse.node(node))
            };
            symmetries.iter().position(is_it).unwrap_or_default()
        };
        Self {
            board,
            all: word(board.all()),
            neighbours: board
                .nodes()
                .map(|node| word(board.neighbour_set(node)))
                .collect(),
            sides: [0, 1, 2].map(|side| word(board.side_set(side))),
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
    pub(super) const fn vacant(&self, stones: Stones) -> Nodes {
        self.all & !stones.all()
    }

    pub(super) fn neighbours(&self, node: usize) -> Nodes {
        self.neighbours[node]
    }

    /// Returns which sides a set touches, a bit each.
    pub(super) fn sides_of(&self, nodes: Nodes) -> u8 {
        let sides = self.sides.iter().enumerate();
        sides.fold(0, |touched, (at, side)| {
            touched | u8::from(side & nodes != 0) << at
        })
    }

    /// Returns the least image of stones, and the number of the symmetry that leads there.
    pub(super) fn canonical(&self, stones: Stones) -> (Stones, usize) {
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
    pub(super) fn image(&self, symmetry: usize, nodes: Nodes) -> Nodes {
        self.symmetries[symmetry].image(nodes)
    }

    /// Returns what a symmetry makes this image of.
    pub(super) fn original(&self, symmetry: usize, image: Nodes) -> Nodes {
        self.symmetries[self.inverses[symmetry]].image(image)
    }

    /// Returns the nodes that have a neighbour among these, or are among them.
    pub(super) fn around(&self, nodes: Nodes) -> Nodes {
        each(nodes).fold(nodes, |around, node| around | self.neighbours[node])
    }

    /// Returns what is connected to some nodes inside a set that contains them.
    pub(super) fn reach(&self, from: Nodes, within: Nodes) -> Nodes {
        let mut reached = from;
        let mut front = from;
        while front != 0 {
            front = self.around(front) & within & !reached;
            reached |= front;
        }
        reached
    }

    /// Calls for each group of stones.
    pub(super) fn each_group(&self, stones: Nodes, mut call: impl FnMut(Nodes)) {
        let mut left = stones;
        while left != 0 {
            let group = self.reach(left & left.wrapping_neg(), stones);
            left &= !group;
            call(group);
        }
    }

    /// Returns whether stones join the three sides.
    pub(super) fn has_y(&self, stones: Nodes) -> bool {
        let mut has_y = false;
        self.each_group(stones, |group| has_y |= self.sides_of(group) == 7);
        has_y
    }
}
