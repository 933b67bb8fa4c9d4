//! Sets of squares of a wall of at most nine columns and nine rows, and the lines in them.
//!
//! Row and column are counted from 0; their square is bit `10·row + column`. The tenth column stays empty,
//! so that no line leads from one end of a row to the other.

/// A set of squares.
pub(crate) type Squares = u128;

/// How far a square is from the one above it.
pub(crate) const UP: usize = 10;

/// The most columns and rows that there can be.
pub(crate) const MOST: u8 = 9;

/// The steps of lines: across, up, and diagonally to the right and to the left.
const STEPS: [usize; 4] = [1, UP, UP + 1, UP - 1];

/// Returns the squares of the leftmost columns and the lowest rows.
pub(crate) const fn corner(columns: u8, rows: u8) -> Squares {
    let mut squares = 0;
    let mut row = 0;
    while row < rows {
        squares |= ((1 << columns) - 1) << (UP * row as usize);
        row += 1;
    }
    squares
}

/// Lays all rows over each other: a bit for each column that has a square.
pub(crate) const fn columns(squares: Squares) -> u16 {
    // Rows that are laid down twice do no harm.
    let five = squares | squares >> (5 * UP);
    let two = five | five >> (2 * UP) | five >> (4 * UP);
    ((two | two >> UP) & ((1 << UP) - 1)) as u16
}

/// Returns the mirror image on a wall of so many columns.
pub(crate) fn mirrored(squares: Squares, width: u8) -> Squares {
    let column = corner(1, MOST);
    let width = usize::from(width);
    (0..width / 2).fold(squares, |squares, left| {
        let apart = width - 1 - 2 * left;
        let differ = (squares ^ squares >> apart) & column << left;
        squares ^ (differ | differ << apart)
    })
}

/// Returns the squares at which five in a line begin.
const fn five_starts(squares: Squares, step: usize) -> Squares {
    let two = squares & squares >> step;
    two & two >> (2 * step) & squares >> (4 * step)
}

/// Returns whether five of the squares stand in a line.
pub(crate) fn has_five(squares: Squares) -> bool {
    STEPS.iter().any(|&step| five_starts(squares, step) != 0)
}

/// Returns those of the squares that stand in a line of five or more.
pub(crate) fn in_fives(squares: Squares) -> Squares {
    let lines = STEPS.iter().map(|&step| {
        let starts = five_starts(squares, step);
        let two = starts | starts << step;
        two | two << (2 * step) | starts << (4 * step)
    });
    lines.fold(0, |all, line| all | line)
}

/// Counts the lines of exactly four of the squares.
pub(crate) fn lines_of_four(squares: Squares) -> u32 {
    let lines = STEPS.iter().map(|&step| {
        let two = squares & squares >> step;
        let starts = two & two >> (2 * step);
        // In a longer line another four begins one step away.
        (starts & !(starts << step) & !(starts >> step)).count_ones()
    });
    lines.sum()
}

/// Returns the bits of a set as two words.
#[expect(clippy::cast_possible_truncation, reason = "the halves are wanted")]
pub(crate) const fn words(squares: Squares) -> [u64; 2] {
    [squares as u64, (squares >> 64) as u64]
}
