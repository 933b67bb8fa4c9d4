//! Why a move is refused.

use board_graph::{Node, NodeName};
use board_play::Seat;

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won; no move is legal any more.
    #[error("the game is over: seat {winner} has won")]
    GameOver {
        /// The seat that has won.
        winner: Seat,
    },
    /// The board has no such node. No text is read as such a move.
    #[error("the board has no node {0:?}")]
    OffBoard(Node),
    /// The seat has stones in hand, and its move is to put one down.
    #[error("no stone is moved while there are stones in hand, {in_hand} now; put one down")]
    InHand {
        /// How many stones the seat has in hand.
        in_hand: usize,
    },
    /// The seat has put all its stones down.
    #[error("there is no stone in hand to put on {0}")]
    NoneInHand(NodeName),
    /// A stone can be put, a step go and a chain of jumps end only on a vacant node.
    #[error("{0} is occupied")]
    Occupied(NodeName),
    /// There is no stone where the move begins.
    #[error("there is no stone on {0} to move")]
    Vacant(NodeName),
    /// The stone where the move begins is the other seat's.
    #[error("the stone on {0} is the other player's")]
    NotOwn(NodeName),
    /// The move ends where it begins and captures nothing.
    #[error("a move that ends where it began, on {0}, must capture")]
    NoMove(NodeName),
    /// Amazons do not jump and do not capture.
    #[error("an Amazon does not capture, so nothing on {0}")]
    AmazonCaptures(NodeName),
    /// Amazons only step to a neighbour.
    #[error("an Amazon only steps, and {to} is not next to {from}")]
    NotAStep {
        /// Where the Amazon stands.
        from: NodeName,
        /// Where it was to go.
        to: NodeName,
    },
    /// There is no Amazon where one is to be captured.
    #[error("there is no Amazon on {0} to capture")]
    NothingToCapture(NodeName),
    /// An Alien is jumped over and stays.
    #[error("the Alien on {0} can be jumped over, not captured")]
    AlienCaptured(NodeName),
    /// The node between is vacant.
    #[error("there is nothing on {0} to jump over")]
    NothingToJumpOver(NodeName),
    /// The jump is over an Amazon and does not name it as captured.
    #[error("the jump over {over} captures the Amazon there: {from}-{to}x{over}")]
    CaptureNotNamed {
        /// Where the Alien stands.
        from: NodeName,
        /// The Amazon jumped over.
        over: NodeName,
        /// Where the jump ends.
        to: NodeName,
    },
    /// A jump goes straight on.
    #[error("{to} is not straight on from {from} over {over}")]
    NotStraight {
        /// Where the jump begins.
        from: NodeName,
        /// The node jumped over.
        over: NodeName,
        /// Where it was to end.
        to: NodeName,
    },
    /// No line goes straight over this node: it is a corner, or a penta where lines do not fork.
    #[error("no line goes straight over {0}, so it cannot be jumped over")]
    NoLineOver(NodeName),
    /// On each line over the node a stone that the move does not capture is in the way of the
    /// landing or of where the jump would begin.
    #[error("there is no room for a jump over {over}: {taken} is occupied")]
    LandingTaken {
        /// The node to be jumped over.
        over: NodeName,
        /// The node of the stone in the way, the earliest if there are several.
        taken: NodeName,
    },
    /// The Alien cannot come beside an Amazon that it is to capture.
    #[error("no jumps from {from} lead to {over}")]
    OutOfReach {
        /// Where the Alien stands.
        from: NodeName,
        /// The Amazon that it does not reach.
        over: NodeName,
    },
    /// No jump and no chain of jumps over Aliens leads there.
    #[error("{to} is neither next to {from} nor reached from there by jumps over Aliens")]
    NoWay {
        /// Where the Alien stands.
        from: NodeName,
        /// Where it was to go.
        to: NodeName,
    },
    /// Each of the Amazons might be jumped over, but no one chain captures just these and ends there.
    #[error("no chain of jumps from {from} captures exactly these Amazons and ends on {to}")]
    NoChain {
        /// Where the Alien stands.
        from: NodeName,
        /// Where the chain was to end.
        to: NodeName,
    },
    /// Passing is only for a seat that has no other move.
    #[error("pass is only for a player who cannot move, and there are other moves")]
    CanMove,
}
