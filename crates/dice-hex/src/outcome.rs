//! Win detection: pure functions over sets of cells.
//!
//! Black wins by joining top and bottom with a chain of stones, Red by joining left and right. On a
//! full board exactly one of them has (Gale, "The game of Hex and the Brouwer fixed-point theorem",
//! 1979), so that no game is drawn.
//!
//! A position asks [`joins`] nothing: it keeps its stones' [`Connections`] to the sides, which give the
//! same answer as each stone is put down. The tests compare both with a second model.
//!
//! [`Connections`]: board_graph::Connections

use crate::Colour;
use crate::board::{CellSet, board, sides};

/// Returns the cells of the two sides that a colour joins.
#[must_use]
pub fn goals(colour: Colour) -> [CellSet; 2] {
    sides(colour).map(|side| board().side_set(side))
}

/// Returns whether `stones` join the two sides of a colour.
///
/// Cost: floods the groups that touch the colour's first side.
///
/// # Panics
///
/// If a stone is not on the board.
#[must_use]
pub fn joins(stones: CellSet, colour: Colour) -> bool {
    board().joins(stones, &goals(colour))
}

/// Returns the colour whose sides are joined, if there is one: on a full board always exactly one. The
/// stones are disjoint.
///
/// # Panics
///
/// If a stone is not on the board.
#[must_use]
pub fn winner(black: CellSet, red: CellSet) -> Option<Colour> {
    let colours = Colour::ALL.into_iter().zip([black, red]);
    let mut winners = colours.filter(|&(colour, stones)| joins(stones, colour));
    winners.next().map(|(colour, _)| colour)
}

/// Returns a shortest chain of `stones` that joins the two sides of a colour, if there is one.
///
/// # Panics
///
/// If a stone is not on the board.
#[must_use]
pub fn winning_chain(stones: CellSet, colour: Colour) -> Option<CellSet> {
    board().shortest_chain(stones, &goals(colour))
}
