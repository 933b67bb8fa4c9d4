//! Results: pure functions over sets of nodes.

use board_graph::{Board, NodeSet};
use board_play::{Outcome, Player};

use crate::CENTRE;

/// Returns whether a seat with these stones has won: one is left, and it is on f1, f2 or f3.
#[must_use]
pub fn has_won(stones: NodeSet) -> bool {
    stones.is_subset(&CENTRE) && stones.len() == 1
}

/// Returns whether a seat with these stones has a move other than `pass`: whether one of them has a
/// vacant neighbour.
///
/// That is enough, since neither fusion nor the limit of the centre forbids such a step altogether:
/// outside the centre it breaks no limit, and where a fusion is forced there is a stone to remove;
/// in the centre, whose three nodes are neighbours of each other, another own stone can be
/// joined and removed under every value of `zone`. (It is not enough if two of the stones are in the
/// centre already, which no play leads to.)
///
/// Stops at the first such stone, usually the first of all.
#[must_use]
pub fn can_move(stones: NodeSet, occupied: NodeSet) -> bool {
    let board = Board::bent9();
    let mut each = stones.iter();
    each.any(|stone| !board.neighbor_set(stone).is_subset(&occupied))
}

/// Returns the result with these stones of the first and of the second seat, if the game is over.
///
/// Only the seat that has just moved can have won, because nobody removes the other's stones: so it
/// does not matter which one that was. The game is drawn if neither seat can move. With no more than
/// 24 stones on 93 connected nodes that cannot be; it takes a fuller board than play leads to.
#[must_use]
pub fn outcome(stones: &[NodeSet; 2]) -> Option<Outcome> {
    let mut seats = Player::ALL.into_iter();
    if let Some(winner) = seats.find(|seat| has_won(stones[seat.index()])) {
        return Some(Outcome::Win(winner));
    }
    let occupied = stones[0] | stones[1];
    let stuck = !stones.iter().any(|&own| can_move(own, occupied));
    stuck.then_some(Outcome::Draw)
}
