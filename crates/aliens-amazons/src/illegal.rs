//! Why a move is refused.

use board_graph::NodeName;
use board_stones::{GameOver, StoneFault};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won (rulings, section 0: no moves are legal at the end).
    #[error(transparent)]
    GameOver(#[from] GameOver),
    /// There is no such node, no stone to move, or one that is not the mover's (rulings, section 3.4: a
    /// stone steps).
    #[error(transparent)]
    Stone(#[from] StoneFault),
    /// The seat has so many stones in hand, and its move is to put one down (rulings, sections 3.2 and
    /// 3.3: putting down).
    #[error("no stone is moved while there are stones in hand, {0} now; put one down")]
    InHand(usize),
    /// The seat has put all its stones down (rulings, sections 3.2 and 3.3: putting down).
    #[error("there is no stone in hand to put on {0}")]
    NoneInHand(NodeName),
    /// A stone can be put, a step go and a chain of jumps end only on a vacant node (rulings, sections
    /// 3.2, 3.4 and 3.5: vacant nodes).
    #[error("{0} is occupied")]
    Occupied(NodeName),
    /// The move ends where it begins and captures nothing (rulings, section 3.11: no move).
    #[error("a move that ends where it began, on {0}, must capture")]
    NoMove(NodeName),
    /// Amazons do not jump and do not capture (rulings, section 3.4: Amazons only step).
    #[error("an Amazon does not capture, so nothing on {0}")]
    AmazonCaptures(NodeName),
    /// Amazons only step to a neighbour (rulings, section 3.4: Amazons only step).
    #[error("an Amazon only steps, and {to} is not next to {from}")]
    NotAStep {
        /// Where the Amazon stands.
        from: NodeName,
        /// Where it was to go.
        to: NodeName,
    },
    /// There is no Amazon where one is to be captured (rulings, section 3.5: jumps).
    #[error("there is no Amazon on {0} to capture")]
    NothingToCapture(NodeName),
    /// An Alien is jumped over and stays (rulings, section 3.5: a jumped Alien stays).
    #[error("the Alien on {0} can be jumped over, not captured")]
    AlienCaptured(NodeName),
    /// The node between is vacant (rulings, section 3.5: over an adjacent stone).
    #[error("there is nothing on {0} to jump over")]
    NothingToJumpOver(NodeName),
    /// The jump is over an Amazon and does not name it as captured (rulings, section 3.5: a jumped
    /// Amazon is captured).
    #[error("the jump over {over} captures the Amazon there: {from}-{to}x{over}")]
    CaptureNotNamed {
        /// Where the Alien stands.
        from: NodeName,
        /// The Amazon jumped over.
        over: NodeName,
        /// Where the jump ends.
        to: NodeName,
    },
    /// A jump goes straight on (rulings, sections 3.5 and 3.8: straight on).
    #[error("{to} is not straight on from {from} over {over}")]
    NotStraight {
        /// Where the jump begins.
        from: NodeName,
        /// The node jumped over.
        over: NodeName,
        /// Where it was to end.
        to: NodeName,
    },
    /// No line goes straight over this node: it is a corner, or a penta where lines do not fork
    /// (rulings, sections 3.5 and 3.8: straight on).
    #[error("no line goes straight over {0}, so it cannot be jumped over")]
    NoLineOver(NodeName),
    /// On each line over the node a stone that the move does not capture is in the way of the
    /// landing or of where the jump would begin (rulings, section 3.5: a vacant node behind).
    #[error("there is no room for a jump over {over}: {taken} is occupied")]
    LandingTaken {
        /// The node to be jumped over.
        over: NodeName,
        /// The node of the stone in the way, the earliest if there are several.
        taken: NodeName,
    },
    /// The Alien cannot come next to an Amazon that it is to capture (rulings, section 3.6: chains).
    #[error("no jumps from {from} lead to {over}")]
    OutOfReach {
        /// Where the Alien stands.
        from: NodeName,
        /// The Amazon that it does not reach.
        over: NodeName,
    },
    /// No jump and no chain of jumps over Aliens leads there (rulings, section 3.6: chains).
    #[error("{to} is neither next to {from} nor reached from there by jumps over Aliens")]
    NoWay {
        /// Where the Alien stands.
        from: NodeName,
        /// Where it was to go.
        to: NodeName,
    },
    /// Each of the Amazons might be jumped over, but no one chain captures just these and ends there
    /// (rulings, sections 3.6 and 3.7: chains).
    #[error("no chain of jumps from {from} captures exactly these Amazons and ends on {to}")]
    NoChain {
        /// Where the Alien stands.
        from: NodeName,
        /// Where the chain was to end.
        to: NodeName,
    },
    /// Only a seat that has no other move passes (rulings, section 3.15: passing).
    #[error("only a seat that cannot move passes, and there are other moves")]
    CanMove,
}
