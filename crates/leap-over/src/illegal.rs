//! Why a move is refused.

use board_graph::{JumpFault, NodeName};
use board_stones::{CanMove, GameOver, ShiftFault};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won (rulings, section 0: no moves are legal at the end).
    #[error(transparent)]
    GameOver(#[from] GameOver),
    /// The stone is not the mover's, or does not get there by jumps (rulings, section 5: a move).
    #[error(transparent)]
    Jump(#[from] ShiftFault<ChainFault>),
    /// A seat that can move may not pass (rulings, section 0: stuck).
    #[error(transparent)]
    Pass(#[from] CanMove),
}

/// Why no chain of jumps takes a stone from one node to another (rulings, section 5: a move).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChainFault {
    /// There is nothing to jump over, nowhere to land, or no chain for none of the other reasons.
    #[error(transparent)]
    Jump(#[from] JumpFault),
    /// The two nodes are neighbours.
    #[error("the two nodes are neighbours, and stones only jump")]
    Step,
    /// The jump would go over a penta (rulings, section 1: straight on, with `fork=off`).
    #[error("with fork=off there is no jump over the penta {0}")]
    OverPenta(NodeName),
    /// There is a stone next to both nodes, but the line over it does not lead there.
    #[error("that is not straight on over {0}")]
    NotStraight(NodeName),
}
