//! The edges of a board, over which there can be bridges.

use std::sync::OnceLock;

use board_graph::{Board, Node, NodeSetOf, Shape};

/// An edge of the board, and what is across it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossing {
    /// The ends of the edge.
    ends: [u16; 2],
    /// The two nodes that form triangles with the edge. On the rim there is one only, which is here twice.
    across: [u16; 2],
    /// The sides across the edge, a bit each: none but on the rim.
    sides: u8,
}

impl Crossing {
    /// Returns the ends of the edge.
    pub(crate) fn ends(&self) -> [Node; 2] {
        self.ends.map(|node| Node::new(node.into()))
    }

    /// Returns the ends of the edge as a set.
    pub(crate) fn carriers<const W: usize>(&self) -> NodeSetOf<W> {
        let [a, b] = self.ends().map(NodeSetOf::of);
        a | b
    }

    /// Returns the nodes across the edge, which may be the same.
    pub(crate) fn places(&self) -> [Node; 2] {
        self.across.map(|node| Node::new(node.into()))
    }

    /// Returns the nodes across the edge as a set.
    pub(crate) fn across<const W: usize>(&self) -> NodeSetOf<W> {
        let [a, b] = self.places().map(NodeSetOf::of);
        a | b
    }

    /// Returns the sides across the edge, a bit each.
    pub(crate) const fn sides(&self) -> u8 {
        self.sides
    }
}

/// The edges of a board over which there can be bridges.
#[derive(Debug)]
pub(crate) struct Crossings {
    all: Vec<Crossing>,
    /// For each node the numbers of the edges that it is across.
    across: Vec<Vec<u16>>,
}

impl Crossings {
    /// Returns the edges of a board of Y.
    ///
    /// # Panics
    ///
    /// If it is no board of Y.
    pub(crate) fn of(board: Board) -> &'static Self {
        static CROSSINGS: [OnceLock<Crossings>; 64] = [const { OnceLock::new() }; 64];
        let index = match board.shape() {
            Shape::Bent { side } => usize::from(side),
            Shape::Flat { side } => 32 + usize::from(side),
            other => panic!("Y is not played on {other}"),
        };
        CROSSINGS[index].get_or_init(|| Self::find(board))
    }

    /// Returns all edges.
    pub(crate) fn all(&self) -> &[Crossing] {
        &self.all
    }

    /// Returns the edges that a node is across.
    pub(crate) fn across(&self, node: Node) -> impl Iterator<Item = &Crossing> {
        let numbers = self.across[node.index()].iter();
        numbers.map(|&number| &self.all[usize::from(number)])
    }

    fn find(board: Board) -> Self {
        let number = |index: usize| u16::try_from(index).unwrap_or(u16::MAX);
        let crossings = board.edges().filter_map(|(a, b)| {
            let on_edge = |triangle: &&[Node; 3]| triangle.contains(&a) && triangle.contains(&b);
            let thirds = board.triangles().iter().filter(on_edge);
            let mut across = thirds.filter_map(|triangle| {
                let mut nodes = triangle.iter().copied();
                nodes.find(|&node| node != a && node != b)
            });
            let one = across.next()?;
            let other = across.next();
            let sides = board.sides_at(a) & board.sides_at(b);
            Some(Crossing {
                ends: [a, b].map(|node| number(node.index())),
                across: [one, other.unwrap_or(one)].map(|node| number(node.index())),
                sides: if other.is_none() { sides } else { 0 },
            })
        });
        let all: Vec<Crossing> = crossings.collect();
        let mut across = vec![Vec::new(); board.node_count()];
        for (at, crossing) in all.iter().enumerate() {
            for place in crossing.across::<16>() {
                across[place.index()].push(number(at));
            }
        }
        Self { all, across }
    }
}
