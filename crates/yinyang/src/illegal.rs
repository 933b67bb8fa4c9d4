//! Why a move is refused.

use board_play::Seat;

use crate::{Law, Slot, Square, Window};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won (rulings, section 0: no moves are legal at the end).
    #[error("the game is over: seat {0} has won")]
    GameOver(Seat),
    /// Before play the laws are written (rulings, section 11: four laws in secret).
    #[error("the laws come first: seat {seat} is to write its law {slot}")]
    LawsFirst {
        /// The seat that is to write a law.
        seat: Seat,
        /// The place of the law.
        slot: Slot,
    },
    /// All laws have been written (rulings, section 11: four laws in secret).
    #[error("all laws are written; only an adaptation can rewrite one, as in 3*1={0}")]
    LawsWritten(Law),
    /// The rules forbid the law (rulings, section 11: `population=same-colour`).
    #[error("the law {0} adds pawns of both colours, and the rules say population=same-colour")]
    MixedPopulation(Law),
    /// No pawn is there to step (rulings, section 11: a step).
    #[error("there is no pawn on {0}")]
    Vacant(Square),
    /// The pawn is the other seat's (rulings, section 11: a step).
    #[error("the pawn on {0} is the other seat's")]
    NotOwn(Square),
    /// The squares of a step do not share an edge (rulings, section 11: a step).
    #[error("{to} is not next to {from}, and pawns step along files and ranks only")]
    NotNext {
        /// Where the pawn is.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A pawn is there already (rulings, section 11: a step goes to a vacant square).
    #[error("{0} is occupied")]
    Occupied(Square),
    /// A turn has one step at most (rulings, section 11: a turn).
    #[error("a turn has one step; use a law now, or end the turn")]
    SteppedAlready,
    /// Only a step makes a turn that can be ended (rulings, section 11: `end`).
    #[error("the turn has just begun; end comes after a step")]
    NotStepped,
    /// The law is an adaptation, which is not used on a window (rulings, section 11: using an
    /// adaptation).
    #[error("law {slot} is the adaptation {law}: it rewrites a law, as in {slot}*1={law}")]
    IsAdaptation {
        /// The place of the law.
        slot: Slot,
        /// The law.
        law: Law,
    },
    /// The law is no adaptation and rewrites nothing (rulings, section 11: using an adaptation).
    #[error("law {slot} is {law}, no adaptation, and rewrites nothing")]
    NoAdaptation {
        /// The place of the law.
        slot: Slot,
        /// The law.
        law: Law,
    },
    /// A posted law bars the hidden one (rulings, section 11: a hidden law cannot be used).
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
    /// The cause does not stand at the window (rulings, section 11: using a law).
    #[error("the cause of law {slot}, {law}, does not stand at {window}")]
    NoCause {
        /// The place of the law.
        slot: Slot,
        /// The law.
        law: Law,
        /// The window.
        window: Window,
    },
    /// The cause of an adaptation stands nowhere (rulings, section 11: using an adaptation).
    #[error("the cause of law {slot}, {law}, stands nowhere on the board")]
    NoCauseAnywhere {
        /// The place of the law.
        slot: Slot,
        /// The law.
        law: Law,
    },
}
