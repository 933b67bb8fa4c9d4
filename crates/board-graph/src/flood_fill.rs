//! Flood fills: what is connected to what inside a set of nodes.
//!
//! [`Connections`](crate::Connections) answers the same while nodes are added one by one.

use crate::{Board, Node, NodeSetOf};

impl Board {
    /// Returns the nodes that are connected inside `within` to a member of `seeds`, those seeds that
    /// are in `within` included.
    ///
    /// Cost: one union of whole words for each node reached, 1 to 2 ns each on bent:9.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes, or a set has a member outside the board.
    #[must_use]
    pub fn reach<const W: usize>(self, seeds: NodeSetOf<W>, within: NodeSetOf<W>) -> NodeSetOf<W> {
        match self.table().neighbour_sets.rows::<W>() {
            Some(rows) => flood(seeds, within, |node| {
                NodeSetOf::from_words(rows[node.index()])
            }),
            None => flood(seeds, within, |node| self.neighbour_set(node)),
        }
    }

    /// Returns the nodes that have a neighbour in `set`.
    ///
    /// Cost: one union of whole words for each member of the set.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes, or the set has a member outside the board.
    #[must_use]
    #[inline]
    pub fn around<const W: usize>(self, set: NodeSetOf<W>) -> NodeSetOf<W> {
        set.iter().fold(NodeSetOf::EMPTY, |around, node| {
            around | self.neighbour_set(node)
        })
    }

    /// Returns whether one connected part of `within` has a node of each of the `sides`.
    ///
    /// A side is any set of nodes, such as [`Board::side_set`]; a node may be in several. Without
    /// sides the answer is `true`.
    ///
    /// Cost: one [`Board::reach`] for each connected part that touches the first side.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes, or `within` has a member outside the board.
    #[must_use]
    pub fn joins<const W: usize>(self, within: NodeSetOf<W>, sides: &[NodeSetOf<W>]) -> bool {
        let Some((first, others)) = sides.split_first() else {
            return true;
        };
        let mut starts = *first & within;
        while let Some(start) = starts.first() {
            let part = self.reach(NodeSetOf::EMPTY.with(start), within);
            if others.iter().all(|side| part.intersects(side)) {
                return true;
            }
            starts -= part;
        }
        false
    }

    /// Returns a connected set of nodes of `within` that has a node of each of the `sides`, or `None`
    /// if there is none: the chain to show for a win. For up to three sides it is as small as any;
    /// for more it need not be. If there are several, the choice is deterministic.
    ///
    /// It consists of shortest paths to the sides from the node for which the sum of the distances to
    /// them is least. For three sides no set is smaller: take a smallest one, and a tree that spans
    /// it. The paths in the tree between three of its nodes, one on each side, meet in one node, so
    /// the set has at least one node more than the sum of that node's distances to the sides.
    ///
    /// Cost: one flood fill for each side, with allocations.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes, or `within` has a member outside the board.
    #[must_use]
    pub fn shortest_chain<const W: usize>(
        self,
        within: NodeSetOf<W>,
        sides: &[NodeSetOf<W>],
    ) -> Option<NodeSetOf<W>> {
        let floods: Vec<Vec<NodeSetOf<W>>> = sides
            .iter()
            .map(|&side| self.layers(side, within))
            .collect();
        let cost = |node: Node| -> Option<usize> {
            floods
                .iter()
                .map(|layers| layers.iter().position(|layer| layer.contains(node)))
                .sum()
        };
        let (_, meeting) = within
            .iter()
            .filter_map(|node| cost(node).map(|cost| (cost, node)))
            .min()?;
        let mut chain = NodeSetOf::EMPTY.with(meeting);
        for layers in &floods {
            let nearer = layers
                .iter()
                .rev()
                .skip_while(|layer| !layer.contains(meeting));
            let mut at = meeting;
            for layer in nearer.skip(1) {
                at = (self.neighbour_set(at) & *layer).first()?;
                chain.insert(at);
            }
        }
        Some(chain)
    }

    /// Returns the nodes of `within` by their distance from `seeds` inside `within`: first the seeds
    /// themselves, then their neighbours, and so on.
    fn layers<const W: usize>(
        self,
        seeds: NodeSetOf<W>,
        within: NodeSetOf<W>,
    ) -> Vec<NodeSetOf<W>> {
        let mut layers = Vec::new();
        let mut left = within - seeds;
        let mut layer = seeds & within;
        while !layer.is_empty() {
            layers.push(layer);
            layer = self.around(layer) & left;
            left -= layer;
        }
        layers
    }
}

/// Returns what is connected to `seeds` inside `within`.
///
/// In each round the first and the last node of every word are taken from the list at once: with one
/// node at a time, the processor would have to wait for each before it knew the next.
#[inline]
fn flood<const W: usize>(
    seeds: NodeSetOf<W>,
    within: NodeSetOf<W>,
    neighbours: impl Fn(Node) -> NodeSetOf<W>,
) -> NodeSetOf<W> {
    let mut todo = seeds & within;
    let mut left = within - todo;
    while !todo.is_empty() {
        let mut words = todo.words();
        let mut around = NodeSetOf::EMPTY;
        for (at, word) in words.iter_mut().enumerate() {
            if *word != 0 {
                let (low, high) = (word.trailing_zeros(), word.ilog2());
                *word &= !(1 << low | 1 << high);
                let node = |place: u32| Node::truncated(64 * at + place as usize);
                around |= neighbours(node(low)) | neighbours(node(high));
            }
        }
        let new = around & left;
        left -= new;
        todo = NodeSetOf::from_words(words) | new;
    }
    within - left
}
