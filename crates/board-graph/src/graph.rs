//! The board as a petgraph graph, for everything else that one does with graphs.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use petgraph::algo::dijkstra;
use petgraph::dot::{Config, Dot};
use petgraph::graph::{NodeIndex, UnGraph};

use crate::{Board, NodeName, Shape};

impl Board {
    /// Returns the board as a petgraph graph: its node indices are those of the board, its node
    /// weights the names.
    #[must_use]
    pub fn to_petgraph(self) -> UnGraph<NodeName, ()> {
        let mut graph = UnGraph::with_capacity(self.node_count(), 3 * self.node_count());
        for node in self.nodes() {
            graph.add_node(self.name(node));
        }
        for (a, b) in self.edges() {
            graph.add_edge(NodeIndex::new(a.index()), NodeIndex::new(b.index()), ());
        }
        graph
    }

    /// Returns the board in the language DOT of Graphviz, with the positions of [`Board::xy`]: for
    /// `neato -n`, which draws it as it stands.
    #[must_use]
    pub fn to_dot(self) -> String {
        /// Points between neighbours.
        const SCALE: f64 = 48.0;
        let graph = self.to_petgraph();
        let place = |_: &UnGraph<NodeName, ()>, (index, name): (NodeIndex, &NodeName)| {
            let (x, y) = self.xy(crate::Node::new(index.index()));
            // Graphviz counts upward.
            let (x, y) = (SCALE * x, 0.0 - SCALE * y);
            format!("label=\"{name}\" pos=\"{x:.2},{y:.2}\"")
        };
        let config = [Config::NodeNoLabel, Config::EdgeNoLabel];
        let dot = Dot::with_attr_getters(&graph, &config, &|_, _| String::new(), &place);
        format!("{dot:?}")
    }
}

/// The distances of the boards that were asked for so far, row by row.
///
/// They are not in the table of a board, so that a board is plain data: it can be a key of a map
/// without a doubt whether its hash can change.
static DISTANCES: RwLock<BTreeMap<Shape, &'static [u16]>> = RwLock::new(BTreeMap::new());

/// Returns the distances between all nodes, row by row; finds them if need be.
pub(crate) fn all_distances(board: Board) -> &'static [u16] {
    // A map is never left half changed, so that a poisoned lock does no harm.
    let known = DISTANCES.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(distances) = known.get(&board.shape()) {
        return distances;
    }
    drop(known);
    let mut known = DISTANCES.write().unwrap_or_else(PoisonError::into_inner);
    known
        .entry(board.shape())
        .or_insert_with(|| find_distances(board).leak())
}

fn find_distances(board: Board) -> Vec<u16> {
    let graph = board.to_petgraph();
    let mut distances = Vec::with_capacity(graph.node_count() * graph.node_count());
    for from in graph.node_indices() {
        let row = dijkstra(&graph, from, None, |_| 1);
        distances.extend(graph.node_indices().map(|to| row[&to]));
    }
    distances
}
