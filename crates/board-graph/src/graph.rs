//! The board as a petgraph graph, for everything else that one does with graphs.

use petgraph::algo::dijkstra;
use petgraph::dot::{Config, Dot};
use petgraph::graph::{NodeIndex, UnGraph};

use crate::{Board, NodeName};

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

/// Finds the distances between all nodes, row by row.
pub(crate) fn all_distances(board: Board) -> Vec<u16> {
    let graph = board.to_petgraph();
    let mut distances = Vec::with_capacity(graph.node_count() * graph.node_count());
    for from in graph.node_indices() {
        let row = dijkstra(&graph, from, None, |_| 1);
        distances.extend(graph.node_indices().map(|to| row[&to]));
    }
    distances
}
