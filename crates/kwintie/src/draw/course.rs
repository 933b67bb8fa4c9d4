//! What moves do, step by step.

use board_draw::{Course, Ends, Step};

use super::square_name;
use crate::{Kwintie, Move, Orientation};

/// Returns what a move does: a block comes onto two squares, the lower left one first.
pub(super) fn course(position: &Kwintie, m: Move) -> Course {
    let Move::Block {
        orientation,
        column,
    } = m
    else {
        return Course::default();
    };
    let column = column.number();
    let row = position.height_at(isize::from(column) - 1);
    let (next_column, next_row) = match orientation {
        Orientation::Lying => (column + 1, row),
        Orientation::Standing => (column, row + 1),
    };
    let first = square_name(&column.to_string(), row);
    let second = square_name(&next_column.to_string(), next_row);
    Course::new([Step::put(&first), Step::put(&second)]).with_ends(Ends::new(first, second))
}
