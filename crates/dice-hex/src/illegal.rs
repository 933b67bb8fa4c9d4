//! Why a move is refused.

use board_play::Seat;

use crate::{DiceHex, Expression, Number, Roll};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won; no move is legal any more.
    #[error("the game is over: {} has won", colour(*winner))]
    GameOver {
        /// The seat that has won.
        winner: Seat,
    },
    /// The dice have to be rolled first.
    #[error("the dice are rolled first: the next move is a roll, such as d136")]
    NotRolled,
    /// The dice are rolled once a turn, at its beginning.
    #[error("{roll} cannot be rolled: {} has to decide on a cell", colour(*seat))]
    RolledAlready {
        /// The dice.
        roll: Roll,
        /// The seat to move.
        seat: Seat,
    },
    /// There is a stone on the cell.
    #[error("a stone of {} is on {number}", colour(*owner))]
    Occupied {
        /// The number of the cell.
        number: Number,
        /// Whose stone it is.
        owner: Seat,
    },
    /// The dice do not make the number of the cell.
    #[error("{roll} cannot make {number}")]
    CannotBeMade {
        /// The dice.
        roll: Roll,
        /// The number of the cell.
        number: Number,
    },
    /// With `strict=on` nobody may announce `none` who can name a cell.
    #[error("with strict=on none is allowed only if no vacant cell can be made, and {0}")]
    CanBeMade(Expression),
    /// Who may put a stone anywhere has to.
    #[error("none is no move here: a stone goes on any vacant cell, such as {vacant}")]
    MustPlace {
        /// The vacant cell with the least number.
        vacant: Number,
    },
}

/// Returns the colour that a seat plays.
pub(crate) const fn colour(seat: Seat) -> &'static str {
    DiceHex::ABOUT.seats[seat.index()]
}
