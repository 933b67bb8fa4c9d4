//! A board as a graph of petgraph, made here of nothing but its edges, for tests that ask that crate.

use board_graph::Board;
use petgraph::graph::{NodeIndex, UnGraph};

/// Makes the graph; its node indices are those of the board.
pub(crate) fn graph_of(board: Board) -> UnGraph<(), ()> {
    let mut graph = UnGraph::default();
    for _ in board.nodes() {
        graph.add_node(());
    }
    for (a, b) in board.edges() {
        graph.add_edge(NodeIndex::new(a.index()), NodeIndex::new(b.index()), ());
    }
    graph
}
