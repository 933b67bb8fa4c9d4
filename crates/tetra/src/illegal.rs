//! Why a move is refused.

use board_graph::{Node, NodeName, SlideFault};
use board_stones::{CanMove, Colour, GameOver, ShiftFault};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won (rulings, section 0: no moves are legal at the end).
    #[error(transparent)]
    GameOver(#[from] GameOver),
    /// The board has no such node to put a stone on (rulings, section 1: the board). No text is read as
    /// such a move.
    #[error("the board has no node {0:?}")]
    OffBoard(Node),
    /// There is a stone already (rulings, section 6: stones are put on vacant nodes).
    #[error("{node} is occupied by a stone of {owner}")]
    Occupied {
        /// Where it is.
        node: NodeName,
        /// Whose it is.
        owner: Colour,
    },
    /// The mover has put down all stones (rulings, section 6: afterwards they move).
    #[error("{mover} has no stone left to put on {node}; one that is down has to move")]
    NoneInHand {
        /// The colour of the seat to move.
        mover: Colour,
        /// The node that was to get a stone.
        node: NodeName,
    },
    /// The mover has stones to put down before one moves, and before a pass (rulings, section 6: stones
    /// in hand).
    #[error("{mover} has {in_hand} of its stones to put down first")]
    InHand {
        /// The colour of the seat to move.
        mover: Colour,
        /// How many stones it has in hand.
        in_hand: usize,
    },
    /// The stone is not the mover's, or does not move there (rulings, section 6: 1 or 2 nodes).
    #[error(transparent)]
    Shift(#[from] ShiftFault<SlideFault>),
    /// A seat that can move may not pass (rulings, section 0: stuck).
    #[error(transparent)]
    Pass(#[from] CanMove),
}
