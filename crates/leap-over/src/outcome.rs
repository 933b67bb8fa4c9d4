//! Win detection: pure functions over sets of nodes.
//!
//! Who wins depends on the last move: only the seat that has just jumped can have won. Whether a seat's
//! goal is reached is not the result of a game, for under [`Goal::Full`] the opponent's jump can
//! complete a seat's goal too.

use board_graph::NodeSet;
use board_play::Seat;

use crate::{Goal, start_nodes};

/// Returns the goal nodes of a seat: those on which the other seat began.
#[must_use]
pub const fn goal_nodes(seat: Seat) -> NodeSet {
    start_nodes(match seat {
        Seat::First => Seat::Second,
        Seat::Second => Seat::First,
    })
}

/// Returns whether a seat with the stones `own` has reached its goal, the other seat's stones being
/// `others`: whether the seat has won if it is the one that has just jumped.
///
/// Cost: a few operations on whole words.
#[must_use]
#[inline]
pub fn reaches_goal(goal: Goal, seat: Seat, own: NodeSet, others: NodeSet) -> bool {
    let nodes = goal_nodes(seat);
    match goal {
        // There are as many goal nodes as stones.
        Goal::Literal => nodes.is_subset(&own),
        Goal::Full => {
            nodes.is_subset(&(own | others))
                && nodes.intersects(&own)
                && start_nodes(seat).is_disjoint(&own)
        }
    }
}
