//! How games end: pure functions over sets of squares.
//!
//! A seat wins with five squares in a line. A game that ends without, since nobody can put a block, is
//! decided by lines of four or is a draw.
//!
//! A line of n squares begins at a square from which n-1 steps of 1 (across), 9 (up), 10 or 8
//! (diagonally) stay on the wall. Of a set of squares, all lines in one direction are found at once:
//! the squares are laid over themselves, shifted by a step, by two, and so on, and the squares at
//! which lines cannot begin are masked off. Programs for connect four do the same.
//!
//! Cost: a dozen shifts of two words, whatever the set.

use board_graph::NodeSet;
use board_play::{Outcome, Seat};

use crate::NoFive;
use crate::squares::Squares;
use crate::wall::{SIDE, back, columns, forward};

/// The directions of lines: the step in board order, the first and the last column in which a line
/// of four begins, and those of a line of five.
struct Direction {
    step: usize,
    fours: NodeSet,
    fives: NodeSet,
}

/// Lines begin at their lowest square, or at their left one. A line up cannot leave the wall
/// sideways, and no mask is needed at the top, above which there are no squares.
const DIRECTIONS: [Direction; 4] = [
    Direction {
        step: 1,
        fours: columns(0, SIDE - 4),
        fives: columns(0, SIDE - 5),
    },
    Direction {
        step: SIDE,
        fours: columns(0, SIDE - 1),
        fives: columns(0, SIDE - 1),
    },
    Direction {
        step: SIDE + 1,
        fours: columns(0, SIDE - 4),
        fives: columns(0, SIDE - 5),
    },
    Direction {
        step: SIDE - 1,
        fours: columns(3, SIDE - 1),
        fives: columns(4, SIDE - 1),
    },
];

/// Returns the squares at which five of the `squares` in a row begin, in one direction.
#[inline]
fn five_starts(squares: NodeSet, direction: &Direction) -> NodeSet {
    let step = direction.step;
    let two = squares & back(squares, step);
    let four = two & back(two, 2 * step);
    four & back(squares, 4 * step) & direction.fives
}

/// Returns whether five of the `squares` stand in a line, across, up or diagonally.
#[must_use]
pub fn has_five(squares: NodeSet) -> bool {
    contains_five(Squares::of(squares))
}

/// Returns whether five of the `squares` stand in a line.
///
/// No line is higher than five rows, so each lies in the lower seven rows or in the upper seven, and
/// seven rows fit into one word.
#[inline]
pub(crate) fn contains_five(squares: Squares) -> bool {
    const LEFT: u64 = columns(0, SIDE - 5).words()[0];
    const RIGHT: u64 = columns(4, SIDE - 1).words()[0];
    let fives = squares.seven_rows().map(|rows| {
        let five = |step: usize| {
            let two = rows & rows >> step;
            two & two >> (2 * step) & rows >> (4 * step)
        };
        let to_the_right = five(1) | five(SIDE + 1);
        five(SIDE) | (to_the_right & LEFT) | (five(SIDE - 1) & RIGHT)
    });
    fives[0] | fives[1] != 0
}

/// Returns those of the `squares` that stand in a line of five or more.
#[must_use]
pub fn squares_in_fives(squares: NodeSet) -> NodeSet {
    let mut all = NodeSet::EMPTY;
    for direction in &DIRECTIONS {
        let starts = five_starts(squares, direction);
        for n in 0..5 {
            all |= forward(starts, n * direction.step);
        }
    }
    all
}

/// Counts the lines of exactly four of the `squares`: those that belong to no line of five.
#[must_use]
pub fn lines_of_four(squares: NodeSet) -> usize {
    let lines = DIRECTIONS.iter().map(|direction| {
        let step = direction.step;
        let two = squares & back(squares, step);
        let starts = two & back(two, 2 * step) & direction.fours;
        // In a longer line another four begins one step away.
        (starts - forward(starts, step) - back(starts, step)).len()
    });
    lines.sum()
}

/// Returns the outcome of a game in which nobody can put a block and nobody has five in a line, by the
/// squares of each seat.
#[must_use]
pub fn without_five(squares: [NodeSet; 2], no_five: NoFive) -> Outcome {
    match no_five {
        NoFive::Fours => by_fours(squares),
        NoFive::Draw => Outcome::Draw,
    }
}

/// Returns the outcome by the lines of exactly four of each seat's squares: more of them win.
#[must_use]
pub fn by_fours(squares: [NodeSet; 2]) -> Outcome {
    let [first, second] = squares.map(lines_of_four);
    match first.cmp(&second) {
        core::cmp::Ordering::Greater => Outcome::Win(Seat::First),
        core::cmp::Ordering::Less => Outcome::Win(Seat::Second),
        core::cmp::Ordering::Equal => Outcome::Draw,
    }
}
