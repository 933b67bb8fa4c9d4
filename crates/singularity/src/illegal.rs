//! Why a move is refused.

use board_graph::{NodeName, SlideFault};
use board_play::{Outcome, Player};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been decided; no move is legal any more.
    #[error("the game is over: {}", ended(*.0))]
    GameOver(
        /// How it ended.
        Outcome,
    ),
    /// Only a seat without any other move passes.
    #[error("only a seat that is stuck passes, and the stone on {can_move} can move")]
    NotStuck {
        /// A stone that can move.
        can_move: NodeName,
    },
    /// The move names a node that the board does not have.
    #[error("there is no node {index} on the board: it has {nodes}, counted from 0")]
    NoSuchNode {
        /// The index of the node.
        index: usize,
        /// How many nodes the board has.
        nodes: usize,
    },
    /// There is nothing to move.
    #[error("there is no stone on {0}")]
    NoStone(NodeName),
    /// The stone is the other seat's.
    #[error("the stone on {0} is not yours")]
    NotYours(NodeName),
    /// The stone cannot slide there: another is in the way, it is too far, or not straight on.
    #[error("{from} cannot slide to {to}: {fault}")]
    Slide {
        /// Where the stone stands.
        from: NodeName,
        /// Where it was to go.
        to: NodeName,
        /// What is wrong with it.
        fault: SlideFault,
    },
    /// The stone lands next to one that it must fuse with, and none is removed.
    #[error("a stone that lands on {to} must fuse: remove the stone on {with} or another it joins")]
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
    #[error("{to} and {other} would both be taken, but only one own stone may be on f1 f2 f3")]
    CentreLimit {
        /// Where the stone lands.
        to: NodeName,
        /// Where the other stone stands.
        other: NodeName,
    },
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
    NotYours,
    /// The stone is not a neighbour of the node landed on.
    #[error("it is not next to it")]
    Apart,
    /// With `zone=joined` or `both` the stone that is joined must be in the centre region.
    #[error("it is outside the centre region, rings e and f")]
    JoinedOutside,
    /// With `zone=mover` or `both` the mover must land in the centre region.
    #[error("the mover lands outside the centre region, rings e and f")]
    MoverOutside,
}

/// Says how a game ended.
fn ended(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(winner) => {
            format!("seat {winner}, playing {}, has won", colour(winner))
        }
        Outcome::Draw => "neither seat can move, a draw".to_owned(),
    }
}

/// Names the colour that a seat plays.
pub(crate) const fn colour(seat: Player) -> &'static str {
    match seat {
        Player::First => "black",
        Player::Second => "white",
    }
}
