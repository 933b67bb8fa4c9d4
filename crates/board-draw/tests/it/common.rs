//! What several tests need.

use board_graph::{Board, Neighbourhood, Shape};

/// Returns all bent and flat boards, and rhombi and grids of many sizes.
pub(crate) fn boards() -> Vec<Board> {
    let mut shapes = Vec::new();
    for side in 3..=25 {
        shapes.extend([Shape::Bent { side }, Shape::Flat { side }]);
    }
    for (rows, cols) in [
        (1, 1),
        (1, 9),
        (9, 1),
        (4, 4),
        (6, 6),
        (9, 5),
        (11, 11),
        (25, 25),
    ] {
        shapes.push(Shape::Rhombus { rows, cols });
        for neighbourhood in [Neighbourhood::Orthogonal, Neighbourhood::King] {
            shapes.push(Shape::Grid {
                cols,
                rows,
                neighbourhood,
            });
        }
    }
    let boards = shapes.into_iter().map(|shape| Board::new(shape).unwrap());
    boards.collect()
}

/// Returns a text without its escape sequences, from an escape to the letter `m`.
pub(crate) fn without_colours(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let mut plain = parts.next().unwrap().to_owned();
    for part in parts {
        plain.push_str(part.split_once('m').unwrap().1);
    }
    plain
}
