//! Straight lines: what lies straight on, runs, and lines of a given length.
//!
//! Rulings, section 1.

use std::collections::BTreeSet;

use crate::{Board, Fork, Node, NodeSetOf};

impl Board {
    /// Returns the nodes straight on from `from` over its neighbour `via`: one, two where the line
    /// forks at a penta, none where it ends. None also if the two are not neighbours.
    ///
    /// # Panics
    /// If `via` is not on the board.
    #[must_use]
    #[inline]
    pub fn straight(self, from: Node, via: Node) -> &'static [Node] {
        let table = self.table();
        let neighbours = table.neighbours.row(via.index());
        match neighbours.iter().position(|&node| node == from) {
            Some(place) => table
                .straight
                .row(table.neighbours.start(via.index()) + place),
            None => &[],
        }
    }

    /// Returns the nodes straight on from `from` over `via`, none if they would lead through a
    /// penta and `fork` is off.
    ///
    /// # Panics
    /// If `via` is not on the board.
    #[must_use]
    #[inline]
    pub fn straight_with(self, from: Node, via: Node, fork: Fork) -> &'static [Node] {
        match self.straight(from, via) {
            [_, _] if fork == Fork::Off => &[],
            nodes => nodes,
        }
    }

    /// Returns the straight runs that begin at `node` and cannot be made longer, the node itself
    /// included; where a line forks, one run for each way on.
    ///
    /// Cost: proportional to the result.
    ///
    /// # Panics
    /// If the node is not on the board.
    #[must_use]
    pub fn runs(self, node: Node, fork: Fork) -> Vec<Vec<Node>> {
        let mut runs = Vec::new();
        for &next in self.neighbours(node) {
            self.extend_run(&mut vec![node, next], fork, &mut runs);
        }
        runs
    }

    /// Adds to `runs` the longest runs that begin with `run`, a run of two nodes or more.
    fn extend_run(self, run: &mut Vec<Node>, fork: Fork, runs: &mut Vec<Vec<Node>>) {
        let [.., from, via] = run[..] else {
            return;
        };
        let onward = self.straight_with(from, via, fork);
        if onward.is_empty() {
            runs.push(run.clone());
        }
        for &next in onward {
            run.push(next);
            self.extend_run(run, fork, runs);
            run.pop();
        }
    }

    /// Returns the different sets of nodes that form a straight run of `len` nodes, in ascending
    /// order.
    ///
    /// Cost: walks all runs of the board, some microseconds on bent:9; keep the result.
    ///
    /// # Panics
    /// If the board has more nodes than the set can hold.
    #[must_use]
    pub fn line_sets<const W: usize>(self, len: usize, fork: Fork) -> Vec<NodeSetOf<W>> {
        if len == 0 {
            return Vec::new();
        }
        let mut sets = BTreeSet::new();
        for node in self.nodes() {
            if len == 1 {
                sets.insert(NodeSetOf::EMPTY.with(node));
            }
            for run in self.runs(node, fork) {
                if let Some(line) = run.get(..len) {
                    sets.insert(line.iter().copied().collect());
                }
            }
        }
        sets.into_iter().collect()
    }
}
