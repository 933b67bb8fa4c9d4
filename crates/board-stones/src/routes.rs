//! Where stones can go.

use core::error::Error;

use board_graph::{Node, NodeSet, SlideFault, Slides};

/// The ways by which stones go from node to node, whoever owns them.
///
/// `occupied` is the set of the nodes with a stone; whether the moving stone's own node is among them
/// makes no difference. All nodes are on the board.
pub trait Routes: Copy {
    /// Why a stone cannot go somewhere.
    type Fault: Error + Clone + Eq + Send + Sync + 'static;

    /// Returns the nodes that a stone can reach.
    fn targets(self, from: Node, occupied: NodeSet) -> NodeSet;

    /// Returns whether one of the `stones` can go anywhere.
    fn any(self, stones: NodeSet, occupied: NodeSet) -> bool;

    /// Lists where the `stones` can go, ascending: from where, to where.
    fn all(
        self,
        stones: NodeSet,
        occupied: NodeSet,
    ) -> impl Iterator<Item = (Node, Node)> + use<Self>;

    /// Counts what [`all`](Self::all) lists.
    fn count(self, stones: NodeSet, occupied: NodeSet) -> usize;

    /// Returns the `n`-th of what [`all`](Self::all) lists, counted from 0.
    fn nth(self, stones: NodeSet, occupied: NodeSet, n: usize) -> Option<(Node, Node)>;

    /// Checks that a stone can go somewhere.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    fn check(self, from: Node, to: Node, occupied: NodeSet) -> Result<(), Self::Fault>;

    /// Returns the nodes of a shortest way, both ends included.
    fn path(self, from: Node, to: Node, occupied: NodeSet) -> Option<Vec<Node>>;
}

impl Routes for &'static Slides {
    type Fault = SlideFault;

    #[inline]
    fn targets(self, from: Node, occupied: NodeSet) -> NodeSet {
        Slides::targets(self, from, occupied)
    }

    #[inline]
    fn any(self, stones: NodeSet, occupied: NodeSet) -> bool {
        Slides::any(self, stones, occupied)
    }

    #[inline]
    fn all(self, stones: NodeSet, occupied: NodeSet) -> impl Iterator<Item = (Node, Node)> + use<> {
        Slides::all(self, stones, occupied)
    }

    #[inline]
    fn count(self, stones: NodeSet, occupied: NodeSet) -> usize {
        Slides::count(self, stones, occupied)
    }

    #[inline]
    fn nth(self, stones: NodeSet, occupied: NodeSet, n: usize) -> Option<(Node, Node)> {
        Slides::nth(self, stones, occupied, n)
    }

    fn check(self, from: Node, to: Node, occupied: NodeSet) -> Result<(), SlideFault> {
        Slides::check(self, from, to, occupied)
    }

    fn path(self, from: Node, to: Node, occupied: NodeSet) -> Option<Vec<Node>> {
        Slides::path(self, from, to, occupied)
    }
}
