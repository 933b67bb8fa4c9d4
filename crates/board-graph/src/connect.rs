//! Connection: what a set of nodes joins together.

use crate::{Board, Node, NodeSetOf};

impl Board {
    /// Returns the nodes of `within` that paths inside `within` lead to from the members of `seeds`
    /// that lie in it.
    ///
    /// Cost: one union of whole words for each node reached, 1 to 2 ns each on bent:9. Both ends of
    /// every word of the nodes still to be looked at are taken at once: a single node at a time
    /// would leave the processor waiting for each before it knows the next.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes, or a set has a member outside the board.
    #[must_use]
    pub fn reach<const W: usize>(self, seeds: NodeSetOf<W>, within: NodeSetOf<W>) -> NodeSetOf<W> {
        match self.table().neighbor_sets.rows::<W>() {
            Some(rows) => flood(seeds, within, |node| {
                NodeSetOf::from_words(rows[node.index()])
            }),
            None => flood(seeds, within, |node| self.neighbor_set(node)),
        }
    }

    /// Returns the nodes that have a neighbour in `set`.
    ///
    /// Cost: one union of whole words for each member.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes, or the set has a member outside the board.
    #[must_use]
    #[inline]
    pub fn around<const W: usize>(self, set: NodeSetOf<W>) -> NodeSetOf<W> {
        set.iter().fold(NodeSetOf::EMPTY, |around, node| {
            around | self.neighbor_set(node)
        })
    }

    /// Returns whether one connected part of `within` has a node of each of the `sides`.
    ///
    /// The sides are sets of nodes, such as [`Board::side_set`]; a node may lie in several.
    ///
    /// Cost: floods the parts that touch the first side, each once.
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

    /// Returns a smallest connected set of nodes of `within` that has a node of each of the `sides`,
    /// or `None` if there is none: the chain to show for a win.
    ///
    /// For up to three sides no smaller set exists. Take a smallest set and a tree that spans it:
    /// the paths in the tree between three of its nodes, one on each side, meet in one node, so that
    /// the set has at least one node more than the sum of that node's distances to the sides.
    /// Conversely, shortest paths from any node to the sides form such a set, with at most that many
    /// nodes. So the node with the least sum gives a smallest set. With four sides or more the same
    /// construction gives a chain, but maybe not a smallest.
    ///
    /// Of several smallest sets the choice is deterministic. Cost: one flood for each side.
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
                at = (self.neighbor_set(at) & *layer).first()?;
                chain.insert(at);
            }
        }
        Some(chain)
    }

    /// Returns the nodes of `within` by their distance inside `within` from those in `seeds`: first
    /// the seeds themselves, then their neighbours, and so on.
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

    /// Returns the number of edges on a shortest path between two nodes.
    ///
    /// The first call for a board finds all distances; after that it is a look-up, some 30 ns.
    ///
    /// # Panics
    /// If a node is not on the board.
    #[must_use]
    pub fn distance(self, a: Node, b: Node) -> usize {
        assert!(self.contains(b), "the node is not on this board");
        let distances = crate::graph::all_distances(self);
        distances[a.index() * self.node_count() + b.index()].into()
    }
}

/// Finds what is connected to `seeds` inside `within`.
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
