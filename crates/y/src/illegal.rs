//! Why a move is refused.

use board_graph::{NodeError, NodeName, Shape};
use board_play::Seat;

use crate::Colour;

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won (rulings, section 0: no moves are legal at the end).
    #[error("the game is over: seat {winner}, playing {colour}, has won")]
    GameOver {
        /// The seat that has won.
        winner: Seat,
        /// The colour that it plays.
        colour: Colour,
    },
    /// The board has no such node (rulings, section 1: names).
    #[error("there is no node {node} on {board}: {reason}")]
    NoSuchNode {
        /// The name that is not a node's.
        node: NodeName,
        /// The board.
        board: Shape,
        /// What it lacks.
        reason: NodeError,
    },
    /// A stone goes on a vacant node (rulings, section 2: a move).
    #[error("{0} is occupied")]
    Occupied(NodeName),
    /// The game is not played with the pie rule (rulings, section 2: opening).
    #[error("swap is not offered: the opening is free, not pie")]
    SwapNotOffered,
    /// There is no stone yet to answer (rulings, section 2: opening).
    #[error("swap is too early: it answers the first black stone")]
    SwapTooEarly,
    /// The first stone has been answered (rulings, section 2: opening).
    #[error("swap is too late: it answers the first black stone at once")]
    SwapTooLate,
}
