//! All slides of a set of pieces: listed, counted, or picked by number.

use crate::{Node, NodeSetOf, SlidesOf};

/// The slides of all `pieces`, which must be among the `occupied` nodes, in ascending order of the
/// node that a slide begins on, then of the node that it ends on.
impl<const W: usize> SlidesOf<W> {
    /// Returns the slides of all `pieces` in ascending order, each as the node it begins on and the
    /// node it ends on.
    ///
    /// Cost: one [`SlidesOf::targets`] for each piece; no allocation.
    ///
    /// # Panics
    /// If a piece is not on the board.
    #[inline]
    pub fn all(
        &self,
        pieces: NodeSetOf<W>,
        occupied: NodeSetOf<W>,
    ) -> impl Iterator<Item = (Node, Node)> {
        pieces.into_iter().flat_map(move |from| {
            let targets = self.targets(from, occupied).into_iter();
            targets.map(move |to| (from, to))
        })
    }

    /// Returns the number of slides of all `pieces`.
    ///
    /// Cost: one [`SlidesOf::targets`] for each piece.
    ///
    /// # Panics
    /// If a piece is not on the board.
    #[must_use]
    #[inline]
    pub fn count(&self, pieces: NodeSetOf<W>, occupied: NodeSetOf<W>) -> usize {
        let counts = pieces.iter().map(|from| self.targets(from, occupied).len());
        counts.sum()
    }

    /// Returns the slide that has `n` slides before it in the order of [`SlidesOf::all`].
    ///
    /// Cost: one [`SlidesOf::targets`] for each piece up to the one that slides.
    ///
    /// # Panics
    /// If a piece is not on the board.
    #[must_use]
    #[inline]
    pub fn nth(
        &self,
        pieces: NodeSetOf<W>,
        occupied: NodeSetOf<W>,
        n: usize,
    ) -> Option<(Node, Node)> {
        let mut left = n;
        for from in pieces {
            let targets = self.targets(from, occupied);
            if let Some(to) = targets.nth(left) {
                return Some((from, to));
            }
            left -= targets.len();
        }
        None
    }

    /// Returns whether any of the `pieces` can slide, which is whether one has a vacant neighbour.
    ///
    /// Cost: a few operations for each piece, up to the first that can.
    ///
    /// # Panics
    /// If a piece is not on the board.
    #[must_use]
    #[inline]
    pub fn any(&self, pieces: NodeSetOf<W>, occupied: NodeSetOf<W>) -> bool {
        let mut froms = pieces.iter();
        froms.any(|from| !self.board().neighbour_set(from).is_subset(&occupied))
    }

    /// Returns the shortest run along which a piece can slide from one node to another, both included,
    /// or `None` if it cannot: for drawings.
    ///
    /// Cost: microseconds, with allocations.
    ///
    /// # Panics
    /// If a node is not on the board.
    #[must_use]
    pub fn path(&self, from: Node, to: Node, occupied: NodeSetOf<W>) -> Option<Vec<Node>> {
        if !self.targets(from, occupied).contains(to) {
            return None;
        }
        let runs = self.board().runs(from, self.fork()).into_iter();
        let upto = runs.filter_map(|mut run| {
            let end = run.iter().position(|&node| node == to)?;
            run.truncate(end + 1);
            Some(run)
        });
        let free = upto.filter(|run| !run[1..].iter().any(|&node| occupied.contains(node)));
        free.min_by_key(Vec::len)
    }
}
