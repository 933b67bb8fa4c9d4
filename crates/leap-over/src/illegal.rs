//! Why a move is refused.

use board_graph::{Node, NodeName};
use board_play::Seat;

use crate::LeapOver;

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won; no move is legal any more.
    #[error("the game is over: {} has won", colour(*winner))]
    GameOver {
        /// The seat that has won.
        winner: Seat,
    },
    /// The board has no such node. No text is read as such a move.
    #[error("the board has no node {0:?}")]
    OffBoard(Node),
    /// There is nothing to move.
    #[error("there is no stone on {0}")]
    Vacant(NodeName),
    /// The stone is the other seat's.
    #[error("the stone on {from} is {}'s, and it is {}'s turn", colour(*owner), colour(!*owner))]
    NotOwn {
        /// The node of the stone.
        from: NodeName,
        /// The seat that owns it.
        owner: Seat,
    },
    /// The move ends where it began.
    #[error("a move may not end where it began, on {0}")]
    SameNode(NodeName),
    /// A stone stands where the move ends.
    #[error("there is a stone on {0}, and jumps land on vacant nodes")]
    Taken(NodeName),
    /// The two nodes are neighbours.
    #[error("{to} is next to {from}, and stones only jump")]
    Step {
        /// The node of the stone.
        from: NodeName,
        /// Its neighbour.
        to: NodeName,
    },
    /// The node between is vacant, and no longer chain of jumps leads there.
    #[error("{from}-{to}: there is no stone on {over} to jump over")]
    NothingToJumpOver {
        /// The node of the stone.
        from: NodeName,
        /// The vacant node between.
        over: NodeName,
        /// The node straight on behind it.
        to: NodeName,
    },
    /// The node between is a penta, which lines do not go through if `fork=off`.
    #[error("{from}-{to}: with fork=off there is no jump over the penta {over}")]
    OverPenta {
        /// The node of the stone.
        from: NodeName,
        /// The penta between.
        over: NodeName,
        /// One of its exits.
        to: NodeName,
    },
    /// A stone is next to both nodes, but they do not lie on a straight line with it.
    #[error("{to} is not straight on from {from} over {over}")]
    NotStraight {
        /// The node of the stone.
        from: NodeName,
        /// The node of a stone between.
        over: NodeName,
        /// The node beside the line.
        to: NodeName,
    },
    /// No chain of jumps leads there.
    #[error("no chain of jumps leads from {from} to {to}")]
    NoChain {
        /// The node of the stone.
        from: NodeName,
        /// The node that it cannot reach.
        to: NodeName,
    },
    /// A seat that can jump may not pass.
    #[error("only a seat that cannot jump passes, and the stone on {0} can jump")]
    CanJump(NodeName),
}

/// Returns the colour that a seat plays.
pub(crate) const fn colour(seat: Seat) -> &'static str {
    LeapOver::ABOUT.seats[seat.index()]
}
