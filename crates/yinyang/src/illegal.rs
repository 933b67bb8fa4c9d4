//! Why a move is refused.

use board_play::Seat;

use crate::{Law, Slot, Square, Window};

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
    /// Before play the laws are written.
    #[error("the laws come first: seat {seat} is to write its law {slot}")]
    LawsFirst {
        /// The seat that is to write a law.
        seat: Seat,
        /// The place of the law.
        slot: Slot,
    },
    /// All laws have been written.
    #[error("all laws are written; only an adaptation can rewrite one, as in 3*1={0}")]
    LawsWritten(Law),
    /// The rules forbid the law.
    #[error("the law {0} adds pawns of both colours, and the rules say population=same-colour")]
    MixedPopulation(Law),
    /// No pawn is there to step.
    #[error("there is no pawn on {0}")]
    Vacant(Square),
    /// The pawn is the other seat's.
    #[error("the pawn on {0} is not yours")]
    NotOwn(Square),
    /// A step goes to a square that shares an edge with the first.
    #[error("{to} is not next to {from}, and pawns step along files and ranks only")]
    NotNext {
        /// Where the pawn stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A pawn stands there already.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// A turn has one step at most.
    #[error("a turn has one step; use a law now, or end the turn")]
    SteppedAlready,
    /// A turn is a step, a law, or both.
    #[error("the turn has just begun; end comes after a step")]
    NotStepped,
    /// The law is an adaptation, which is not used on a window.
    #[error("law {slot} is the adaptation {law}: it rewrites a law, as in {slot}*1={law}")]
    IsAdaptation {
        /// The place of the law.
        slot: Slot,
        /// The law.
        law: Law,
    },
    /// The law is no adaptation and rewrites nothing.
    #[error("law {slot} is {law}, no adaptation, and rewrites nothing")]
    NoAdaptation {
        /// The place of the law.
        slot: Slot,
        /// The law.
        law: Law,
    },
    /// A posted law bars the hidden one.
    #[error("law {slot}, {law}, contradicts law {by} of seat {of}, which is posted")]
    Barred {
        /// The place of the hidden law.
        slot: Slot,
        /// The hidden law.
        law: Law,
        /// The seat whose posted law bars it.
        of: Seat,
        /// The place of the posted law.
        by: Slot,
    },
    /// The cause does not stand at the window.
    #[error("the cause of law {slot}, {law}, does not stand at {window}")]
    NoCause {
        /// The place of the law.
        slot: Slot,
        /// The law.
        law: Law,
        /// The window.
        window: Window,
    },
    /// The cause of an adaptation stands nowhere.
    #[error("the cause of law {slot}, {law}, stands nowhere on the board")]
    NoCauseAnywhere {
        /// The place of the law.
        slot: Slot,
        /// The law.
        law: Law,
    },
}
