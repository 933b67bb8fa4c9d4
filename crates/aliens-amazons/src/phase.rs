//! What the seat to move is to do.

use board_graph::NodeSet;
use board_play::{Position as _, Seat};

use crate::AliensAmazons;

/// What the seat to move is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Put a stone down.
    Put,
    /// Move an Alien.
    MoveAlien,
    /// Move an Amazon, or pass if none can move.
    MoveAmazon,
    /// Nothing: the game is over.
    Over,
}

impl AliensAmazons {
    /// Returns the phase. A seat with stones in hand puts them down; a captured Amazon is not in hand.
    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        match self.to_move() {
            None => Phase::Over,
            Some(seat) if self.in_hand(seat) > 0 => Phase::Put,
            Some(Seat::First) => Phase::MoveAlien,
            Some(Seat::Second) => Phase::MoveAmazon,
        }
    }

    /// Returns these nodes in that phase, and none in another.
    #[inline]
    pub(crate) fn in_phase(&self, phase: Phase, nodes: NodeSet) -> NodeSet {
        if self.phase() == phase {
            return nodes;
        }
        NodeSet::EMPTY
    }
}
