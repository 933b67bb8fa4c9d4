//! How much memory a tree takes.

use super::uct::{Edge, Node};

/// How many bytes a node takes: itself and the list of its moves in the walker, both in lists that
/// grow to twice their length.
pub(super) const NODE_BYTES: usize = 2 * (size_of::<Node>() + size_of::<Vec<()>>());

/// The memory that a tree takes, reckoned by what is kept, and its bound.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    most: usize,
    used: usize,
    edge_bytes: usize,
}

impl Memory {
    /// Bounds the memory of a tree to so many bytes, where the walker keeps `walker_bytes` of each edge.
    pub(super) const fn new(most: usize, walker_bytes: usize) -> Self {
        Self {
            most,
            used: 0,
            edge_bytes: size_of::<Edge>() + walker_bytes,
        }
    }

    /// Returns whether the tree may go on growing to another bound: not if it takes more already, because
    /// it was allowed more.
    pub(super) const fn fits(&self, most: usize) -> bool {
        self.used <= most || self.most <= most
    }

    /// Bounds the memory to so many bytes from now on.
    pub(super) const fn bound(&mut self, most: usize) {
        self.most = most;
    }

    /// Takes the memory of these nodes and of nothing else.
    pub(super) fn recount(&mut self, nodes: &[Node]) {
        self.used = 0;
        for node in nodes {
            self.add_node();
            // The list in the walker has grown like this one.
            self.add_edges(node.edges.capacity());
        }
    }

    /// Returns whether there is no room for anything more.
    pub(super) const fn is_full(&self) -> bool {
        self.used >= self.most
    }

    /// Takes the memory of a node.
    pub(super) const fn add_node(&mut self) {
        self.used += NODE_BYTES;
    }

    /// Takes the memory of edges that are made together.
    pub(super) const fn add_edges(&mut self, edges: usize) {
        self.used += edges * self.edge_bytes;
    }

    /// Takes the memory of an edge behind others: a list that grows has room for as many more.
    pub(super) const fn add_later_edge(&mut self) {
        self.add_edges(2);
    }

    /// Returns about how many bytes have been taken.
    #[cfg(all(test, feature = "y"))]
    pub(super) const fn used(&self) -> usize {
        self.used
    }
}
