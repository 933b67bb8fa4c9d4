//! Where stones can go.

use core::error::Error;

use board_graph::{Node, NodeSet, SlideFault, Slides};

/// The ways by which stones go from node to node, whoever owns them.
///
/// `occupied` is the set of the nodes with a stone; whether the moving stone's own node is among them
/// makes no difference. All nodes are on the board.
///
/// What has a body follows from [`targets`](Self::targets); it is there to be written anew where there
/// is a faster way.
pub trait Routes: Copy {
    /// Why a stone cannot go somewhere.
    type Fault: Error + Clone + Eq + Send + Sync + 'static;

    /// Returns the nodes that a stone can reach.
    fn targets(self, from: Node, occupied: NodeSet) -> NodeSet;

    /// Returns whether one of the `stones` can go anywhere.
    #[inline]
    fn any(self, stones: NodeSet, occupied: NodeSet) -> bool {
        let mut stones = stones.iter();
        stones.any(|from| !self.targets(from, occupied).is_empty())
    }

    /// Lists where the `stones` can go, ascending: from where, to where.
    #[inline]
    fn all(
        self,
        stones: NodeSet,
        occupied: NodeSet,
    ) -> impl Iterator<Item = (Node, Node)> + use<Self> {
        stones.into_iter().flat_map(move |from| {
            let targets = self.targets(from, occupied).into_iter();
            targets.map(move |to| (from, to))
        })
    }

    /// Counts what [`all`](Self::all) lists.
    #[inline]
    fn count(self, stones: NodeSet, occupied: NodeSet) -> usize {
        let counts = stones.iter().map(|from| self.targets(from, occupied).len());
        counts.sum()
    }

    /// Returns the `n`-th of what [`all`](Self::all) lists, counted from 0.
    #[inline]
    fn nth(self, stones: NodeSet, occupied: NodeSet, n: usize) -> Option<(Node, Node)> {
        let mut left = n;
        for from in stones {
            let targets = self.targets(from, occupied);
            if let Some(to) = targets.nth(left) {
                return Some((from, to));
            }
            left -= targets.len();
        }
        None
    }

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
