//! Columns and rows of flat boards.

use std::collections::BTreeSet;

use board_graph::{Board, Node};

/// Lists the columns and rows of a triangle: row `r`, counted from 0, has `side - r` columns.
fn cells(side: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..side).flat_map(move |row| (0..side - row).map(move |column| (column, row)))
}

fn node(board: Board, column: usize, row: usize) -> Node {
    let letter = char::from(b'a' + u8::try_from(column).unwrap());
    let name = format!("{letter}{}", row + 1);
    let node = board.from_triangle(&name);
    let node = node.unwrap_or_else(|| panic!("{name} on {board}"));
    assert_eq!(board.triangle(node), Some(name), "{board}");
    node
}

/// In `OpenSpiel` and in morat a cell touches those whose columns and rows differ so: (1, 0), (0, 1), (1, -1)
/// and the opposites; the sides are row 1, column a, and the last cells of the rows.
#[test]
fn columns_and_rows_are_neighbours_as_elsewhere() {
    for side in 3..=25 {
        let board = Board::flat(side).unwrap();
        let side = usize::from(side);
        let places: Vec<(usize, usize)> = cells(side).collect();
        let nodes: BTreeSet<Node> = places.iter().map(|&(x, y)| node(board, x, y)).collect();
        assert_eq!(nodes.len(), board.node_count());
        for &(x, y) in &places {
            let touched = places.iter().filter(|&&(a, b)| {
                let apart = (x.abs_diff(a), y.abs_diff(b));
                apart == (0, 1) || apart == (1, 0) || (apart == (1, 1) && x + y == a + b)
            });
            let touched: BTreeSet<Node> = touched.map(|&(a, b)| node(board, a, b)).collect();
            let neighbours = board.neighbours(node(board, x, y));
            assert_eq!(
                touched,
                neighbours.iter().copied().collect(),
                "{board} {x} {y}"
            );
        }
        let sides = [
            (0..side).map(|x| node(board, x, 0)).collect::<Vec<_>>(),
            (0..side).map(|y| node(board, side - 1 - y, y)).collect(),
            (0..side).rev().map(|y| node(board, 0, y)).collect(),
        ];
        for (one, other) in sides.iter().zip(board.sides()) {
            assert_eq!(one, other, "{board}");
        }
    }
}

#[test]
fn what_is_no_column_and_row_is_no_node() {
    let board = Board::flat(5).unwrap();
    for name in [
        "",
        "a",
        "1",
        "a0",
        "a6",
        "b5",
        "f1",
        "A1",
        "a01",
        "a+1",
        "a1 ",
        "é1",
        "a99999999999999999999",
    ] {
        assert_eq!(board.from_triangle(name), None, "{name:?}");
    }
    let curved = Board::bent9();
    assert_eq!(curved.from_triangle("a1"), None);
    assert_eq!(curved.triangle(Node::new(0)), None);
}
