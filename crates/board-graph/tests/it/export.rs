//! The board as a petgraph graph and as a drawing in DOT.

use board_graph::{Board, Neighbourhood, Node, NodeName};
use petgraph::algo::connected_components;

#[test]
fn the_graph_has_the_nodes_and_edges_of_the_board() {
    let boards = [
        Board::bent9(),
        Board::flat(5).unwrap(),
        Board::rhombus(3, 4).unwrap(),
        Board::grid(4, 3, Neighbourhood::King).unwrap(),
    ];
    for board in boards {
        let graph = board.to_petgraph();
        assert_eq!(graph.node_count(), board.node_count());
        assert_eq!(connected_components(&graph), 1);
        let names: Vec<NodeName> = graph.node_weights().copied().collect();
        let expected: Vec<NodeName> = board.nodes().map(|node| board.name(node)).collect();
        assert_eq!(names, expected);
        let degrees: usize = board.nodes().map(|node| board.degree(node)).sum();
        assert_eq!(2 * graph.edge_count(), degrees);
        for edge in graph.edge_indices() {
            let (a, b) = graph.edge_endpoints(edge).unwrap();
            assert!(board.are_adjacent(Node::new(a.index()), Node::new(b.index())));
        }
    }
}

#[test]
fn dot_places_every_node_and_draws_every_edge() {
    let dot = Board::flat(3).unwrap().to_dot();
    let lines: Vec<&str> = dot.lines().map(str::trim).collect();
    assert_eq!(lines[0], "graph {");
    let nodes = lines
        .iter()
        .filter(|line| line.contains("label=\""))
        .count();
    let edges = lines.iter().filter(|line| line.contains("--")).count();
    assert_eq!((nodes, edges), (6, 9));
    // The north corner of a triangle of 2 edges a side lies 2/sqrt(3) edges of 48 points up.
    assert!(
        dot.contains("0 [ label=\"a1\" pos=\"0.00,55.43\"]"),
        "{dot}"
    );
}
