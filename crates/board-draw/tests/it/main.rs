//! Tests of the drawings: what they must show is read back out of them.

mod board_svg;
mod board_text;
mod canvas;
mod svg;
mod xml;

use board_graph::{Board, Neighbourhood, Shape};

/// Lists all bent and flat boards, and rhombi and grids of many sizes.
fn boards() -> Vec<Board> {
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
