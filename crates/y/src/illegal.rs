//! Why a move is refused.

use board_graph::{NodeError, NodeName, Shape};
use board_play::Seat;

use crate::Colour;

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won; no move is legal any more.
    #[error("the game is over: seat {winner}, playing {colour}, has won")]
    GameOver {
        /// The seat that has won.
        winner: Seat,
        /// The colour that it plays.
        colour: Colour,
    },
    /// The board has no such node.
    #[error("there is no node {node} on {board}: {reason}")]
    NoSuchNode {
        /// The name that is not a node's.
        node: NodeName,
        /// The board.
        board: Shape,
        /// What it lacks.
        reason: NodeError,
    },
    /// A stone stands there already.
    #[error("{0} is occupied")]
    Occupied(NodeName),
    /// The game is not played with the pie rule.
    #[error("swap is not offered: the opening is free, not pie")]
    SwapNotOffered,
    /// There is no stone yet to answer.
    #[error("swap is too early: it answers the first black stone")]
    SwapTooEarly,
    /// The first stone has been answered.
    #[error("swap is too late: it answers the first black stone at once")]
    SwapTooLate,
}
