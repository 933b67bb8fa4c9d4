//! Why a move is refused.

use board_graph::{Node, NodeName, SlideFault};
use board_play::Seat;

use crate::Singularity;

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
    /// The stone cannot slide there: another is in the way, it is too far, or not straight on.
    #[error("{from}-{to}: {fault}")]
    Slide {
        /// Where the stone stands.
        from: NodeName,
        /// Where it was to go.
        to: NodeName,
        /// What is wrong with it.
        fault: SlideFault,
    },
    /// The stone lands next to one that it must fuse with, and none is removed.
    #[error("a stone that lands on {to} must remove one that it joins, such as the one on {with}")]
    MustFuse {
        /// Where the stone lands.
        to: NodeName,
        /// A stone that can be removed.
        with: NodeName,
    },
    /// That stone is not one that the mover joins.
    #[error("a stone that lands on {to} cannot fuse with {with}: {fault}")]
    CannotFuse {
        /// Where the stone lands.
        to: NodeName,
        /// What was to be removed.
        with: NodeName,
        /// What is wrong with it.
        fault: FusionFault,
    },
    /// Two own stones would be on f1, f2 and f3.
    #[error("with {other} taken, no second own stone may be on {to}: only one may be on f1 f2 f3")]
    CentreLimit {
        /// Where the stone lands.
        to: NodeName,
        /// Where the other stone stands.
        other: NodeName,
    },
    /// A seat that can move may not pass.
    #[error("only a seat that cannot move passes, and the stone on {0} can move")]
    CanSlide(NodeName),
}

/// Why a stone cannot be removed by fusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FusionFault {
    /// It is the stone that moves.
    #[error("that is the moving stone itself")]
    Itself,
    /// No stone stands there.
    #[error("no stone stands there")]
    Vacant,
    /// The stone is the other seat's.
    #[error("that stone is not yours")]
    NotOwn,
    /// The stone is not a neighbour of the node landed on.
    #[error("the two nodes are not next to each other")]
    Apart,
    /// The node is not in the centre region: under `zone=mover` or `both` that landed on, under
    /// `zone=joined` or `both` that of the stone joined.
    #[error("{0} is outside the centre region, the rings e and f")]
    Outside(NodeName),
}

/// Returns the colour that a seat plays.
pub(crate) const fn colour(seat: Seat) -> &'static str {
    Singularity::ABOUT.seats[seat.index()]
}
