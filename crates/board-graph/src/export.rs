//! The board as a graph for other programs: petgraph's algorithms, and Graphviz.

use petgraph::dot::{Config, Dot};
use petgraph::graph::{NodeIndex, UnGraph};

use crate::{Board, Node, NodeName};

impl Board {
    /// Makes a petgraph graph of the board; its node indices are those of the board, its node weights
    /// are the names.
    ///
    /// It needs the feature `petgraph`.
    ///
    /// Cost: linear in the number of edges, with allocations; make it once.
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

    /// Returns the board in Graphviz's language DOT, with the positions of [`Board::xy`]: `neato -n`
    /// draws it with the nodes where they are. It needs the feature `petgraph`.
    #[must_use]
    pub fn to_dot(self) -> String {
        /// The distance between neighbours in points.
        const SCALE: f64 = 48.0;
        let graph = self.to_petgraph();
        let place = |_: &UnGraph<NodeName, ()>, (index, name): (NodeIndex, &NodeName)| {
            let (x, y) = self.xy(Node::new(index.index()));
            // In Graphviz `y` grows upward.
            let (x, y) = (SCALE * x, 0.0 - SCALE * y);
            format!("label=\"{name}\" pos=\"{x:.2},{y:.2}\"")
        };
        let config = [Config::NodeNoLabel, Config::EdgeNoLabel];
        let dot = Dot::with_attr_getters(&graph, &config, &|_, _| String::new(), &place);
        format!("{dot:?}")
    }
}
