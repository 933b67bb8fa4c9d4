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

use board_play::Seat;

use crate::board::{CellSet, board, sides};

/// Returns the cells of the two sides that a seat joins.
#[must_use]
pub fn goals(seat: Seat) -> [CellSet; 2] {
    sides(seat).map(|side| board().side_set(side))
}

/// Returns whether `stones` join the two sides of a seat.
///
/// Cost: floods the groups that touch the seat's first side.
///
/// # Panics
///
/// If a stone is not on the board.
#[must_use]
pub fn joins(stones: CellSet, seat: Seat) -> bool {
    board().joins(stones, &goals(seat))
}

/// Returns the seat whose sides are joined, if there is one: on a full board always exactly one. The
/// stones are disjoint.
///
/// # Panics
///
/// If a stone is not on the board.
#[must_use]
pub fn winner(black: CellSet, red: CellSet) -> Option<Seat> {
    let seats = Seat::ALL.into_iter().zip([black, red]);
    let mut winners = seats.filter(|&(seat, stones)| joins(stones, seat));
    winners.next().map(|(seat, _)| seat)
}

/// Returns a shortest chain of `stones` that joins the two sides of a seat, if there is one.
///
/// # Panics
///
/// If a stone is not on the board.
#[must_use]
pub fn winning_chain(stones: CellSet, seat: Seat) -> Option<CellSet> {
    board().shortest_chain(stones, &goals(seat))
}
