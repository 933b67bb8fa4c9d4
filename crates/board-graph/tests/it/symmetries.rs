//! The symmetries, against a search for all maps of the graph onto itself.

use std::collections::BTreeSet;

use board_graph::{Board, Neighbourhood, Node, NodeSetOf};
use petgraph::algo::{dijkstra, subgraph_isomorphisms_iter};

use crate::graph::graph_of;

/// Finds all maps of the board's graph onto itself that keep straight lines straight.
///
/// Such a map takes a node to one with the same distances to all others, which saves the search most
/// of its dead ends.
fn automorphisms(board: Board) -> BTreeSet<Vec<Node>> {
    let plain = graph_of(board);
    let graph = plain.map(
        |node, ()| {
            let mut far: Vec<u32> = dijkstra(&plain, node, None, |_| 1).into_values().collect();
            far.sort_unstable();
            far
        },
        |_, ()| (),
    );
    let (graph, again) = (&graph, &graph);
    let mut any_node = |a: &Vec<u32>, b: &Vec<u32>| a == b;
    let mut any_edge = |(): &(), (): &()| true;
    let maps = subgraph_isomorphisms_iter(&graph, &again, &mut any_node, &mut any_edge)
        .expect("the graphs are equally large");
    let mut found = BTreeSet::new();
    // Not collected: the iterator's size_hint panics on graphs of exactly 21 nodes.
    for images in maps {
        let images: Vec<Node> = images.into_iter().map(Node::new).collect();
        if keeps_straight_lines(board, &images) {
            found.insert(images);
        }
    }
    found
}

fn keeps_straight_lines(board: Board, images: &[Node]) -> bool {
    let image = |node: Node| images[node.index()];
    board.nodes().all(|from| {
        board.neighbours(from).iter().all(|&via| {
            let straight: BTreeSet<Node> = board
                .straight(from, via)
                .iter()
                .map(|&on| image(on))
                .collect();
            let mapped = board.straight(image(from), image(via));
            straight == mapped.iter().copied().collect()
        })
    })
}

fn listed(board: Board) -> Vec<Vec<Node>> {
    let images =
        |symmetry: &board_graph::Symmetry| board.nodes().map(|node| symmetry.node(node)).collect();
    board.symmetries().iter().map(images).collect()
}

fn assert_complete(board: Board) {
    let listed = listed(board);
    let different: BTreeSet<Vec<Node>> = listed.iter().cloned().collect();
    assert_eq!(different.len(), listed.len(), "{board}");
    assert_eq!(different, automorphisms(board), "{board}");
    assert_eq!(listed[0], board.nodes().collect::<Vec<Node>>(), "{board}");
}

#[test]
fn bent_boards_have_the_six_of_a_triangle() {
    for side in 3..=9 {
        let board = Board::bent(side).unwrap();
        assert_complete(board);
        assert_eq!(board.symmetries().len(), 6);
    }
}

#[test]
fn flat_boards_have_the_six_of_a_triangle() {
    for side in 3..=9 {
        let board = Board::flat(side).unwrap();
        assert_complete(board);
        assert_eq!(board.symmetries().len(), 6);
    }
}

#[test]
fn rhombi_have_four_or_two() {
    for (rows, cols, count) in [
        (2, 2, 4),
        (4, 4, 4),
        (6, 6, 4),
        (2, 3, 2),
        (5, 3, 2),
        (1, 4, 2),
        (1, 1, 1),
    ] {
        let board = Board::rhombus(rows, cols).unwrap();
        assert_complete(board);
        assert_eq!(board.symmetries().len(), count, "{board}");
    }
}

#[test]
fn grids_have_eight_or_four() {
    // Not the 2x2 grid of kings: all its squares are neighbours of all others, and no line shows
    // which of the 24 maps belong to a square.
    for (cols, rows, count) in [
        (3, 3, 8),
        (4, 4, 8),
        (5, 3, 4),
        (3, 4, 4),
        (1, 5, 2),
        (1, 1, 1),
    ] {
        for neighbourhood in [Neighbourhood::Orthogonal, Neighbourhood::King] {
            let board = Board::grid(cols, rows, neighbourhood).unwrap();
            assert_complete(board);
            assert_eq!(board.symmetries().len(), count, "{board}");
        }
    }
    let two = Board::grid(2, 2, Neighbourhood::King).unwrap();
    assert_eq!(two.symmetries().len(), 8);
}

#[test]
fn symmetries_map_sets_and_have_inverses() {
    let board = Board::bent9();
    for symmetry in board.symmetries() {
        let inverse = symmetry.inverse();
        assert!(board.symmetries().contains(&inverse));
        for node in board.nodes() {
            assert_eq!(inverse.node(symmetry.node(node)), node);
            let around: NodeSetOf<2> = board.neighbour_set(node);
            assert_eq!(
                symmetry.set(around),
                board.neighbour_set(symmetry.node(node))
            );
        }
    }
}

#[test]
fn symmetries_of_large_boards_keep_lines() {
    for board in [Board::bent(25), Board::flat(25), Board::rhombus(25, 25)] {
        let board = board.unwrap();
        for images in listed(board) {
            assert!(keeps_straight_lines(board, &images));
        }
    }
}
