//! Why a move is refused.

use board_graph::{Node, NodeName, SlideFault};
use board_play::Seat;

use crate::Sexta;

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
    /// The stone cannot slide there.
    #[error("{from}-{to}: {fault}")]
    Slide {
        /// The node of the stone.
        from: NodeName,
        /// The node that it cannot reach.
        to: NodeName,
        /// Why it cannot.
        fault: SlideFault,
    },
    /// A seat that can move may not pass.
    #[error("only a seat that cannot move passes, and the stone on {0} can move")]
    CanSlide(NodeName),
}

/// Returns the colour that a seat plays.
pub(crate) const fn colour(seat: Seat) -> &'static str {
    Sexta::ABOUT.seats[seat.index()]
}
