//! Why a move is refused.

use board_graph::{NodeName, SlideFault};
use board_stones::{CanMove, GameOver, ShiftFault};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won (rulings, section 0: no moves are legal at the end).
    #[error(transparent)]
    GameOver(#[from] GameOver),
    /// The stone is not the mover's, or does not slide there (rulings, section 4: a move). A node to
    /// remove that is off the board is refused like one to move.
    #[error(transparent)]
    Slide(#[from] ShiftFault<SlideFault>),
    /// The stone joins another, and none is removed (rulings, section 4: fusion is compulsory).
    #[error("a stone that lands on {to} must remove one that it joins, such as the one on {with}")]
    MustFuse {
        /// Where the stone lands.
        to: NodeName,
        /// A stone that can be removed.
        with: NodeName,
    },
    /// The stone to remove is not one that the mover joins (rulings, section 4: fusion, and `zone`).
    #[error("a stone that lands on {to} cannot fuse with {with}: {fault}")]
    CannotFuse {
        /// Where the stone lands.
        to: NodeName,
        /// What was to be removed.
        with: NodeName,
        /// Why it cannot be.
        fault: FusionFault,
    },
    /// The seat would have two stones on f1, f2 and f3 (rulings, section 4: not more than one).
    #[error(
        "with {other} taken, no second stone of the same player may be on {to}: only one may be on \
         f1 f2 f3"
    )]
    CentreLimit {
        /// Where the stone lands.
        to: NodeName,
        /// Where the other stone is.
        other: NodeName,
    },
    /// A seat that can move may not pass (rulings, section 0: stuck).
    #[error(transparent)]
    Pass(#[from] CanMove),
}

/// Why a stone cannot be removed by fusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FusionFault {
    /// It is the stone that moves.
    #[error("that is the moving stone itself")]
    Itself,
    /// There is no stone.
    #[error("there is no stone there")]
    Vacant,
    /// The stone is the other seat's.
    #[error("that stone is not yours")]
    NotOwn,
    /// The stone is not next to the node landed on.
    #[error("the two nodes are not next to each other")]
    Apart,
    /// The node is not in the centre region: under `zone=mover` or `both` that landed on, under
    /// `zone=joined` or `both` that of the stone joined.
    #[error("{0} is outside the centre region, the rings e and f")]
    Outside(NodeName),
}
