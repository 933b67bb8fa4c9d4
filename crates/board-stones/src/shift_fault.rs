//! Why moves of stones are refused.

use core::error::Error;

use board_graph::{Node, NodeName};

use crate::{Colour, Shift};

/// A move after a seat has won: the colour of that seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game is over: {0} has won")]
pub struct GameOver(pub Colour);

/// Why a stone cannot be moved, whatever the way: it is not there, or not the mover's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoneFault {
    /// The board has no such node. No text is read as such a move.
    #[error("the board has no node {0:?}")]
    OffBoard(Node),
    /// There is nothing to move.
    #[error("there is no stone on {0}")]
    Vacant(NodeName),
    /// The stone is the other seat's.
    #[error("the stone on {node} is {owner}'s, and it is {}'s turn", !*owner)]
    NotOwn {
        /// Where it is.
        node: NodeName,
        /// Whose it is.
        owner: Colour,
    },
}

/// Why a stone cannot be moved from one node to another.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ShiftFault<F: Error + 'static> {
    /// The stone is not there, or not the mover's.
    #[error(transparent)]
    Stone(#[from] StoneFault),
    /// The stone cannot go there.
    #[error("{shift}: {fault}")]
    Route {
        /// Where it was to go.
        shift: Shift,
        /// Why it cannot.
        fault: F,
    },
}

/// A stone that can move, for a seat that wants to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("only a seat that cannot move passes, and the stone on {0} can move")]
pub struct CanMove(pub NodeName);
