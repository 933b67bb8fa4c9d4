//! Why a move is refused.

use crate::{Colour, Expression, Number, Roll};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won (rulings, section 0: no moves are legal at the end).
    #[error("the game is over: {0} has won")]
    GameOver(Colour),
    /// The dice have to be rolled first (rulings, section 10: a turn).
    #[error("the dice are rolled first: the next move is a roll, such as d136")]
    NotRolled,
    /// The dice are rolled once a turn, at its beginning (rulings, section 10: a turn).
    #[error("{roll} cannot be rolled: {colour} has to decide on a cell")]
    RolledAlready {
        /// The dice.
        roll: Roll,
        /// The colour of the seat to move.
        colour: Colour,
    },
    /// A stone goes on a vacant cell (rulings, section 10: a turn).
    #[error("a stone of {owner} is on {number}")]
    Occupied {
        /// The number of the cell.
        number: Number,
        /// Whose stone it is.
        owner: Colour,
    },
    /// The dice do not make the number of the cell (rulings, section 10: a turn).
    #[error("{roll} cannot make {number}")]
    CannotBeMade {
        /// The dice.
        roll: Roll,
        /// The number of the cell.
        number: Number,
    },
    /// With `strict=on` a seat that can name a cell may not announce `none` (rulings, section 10:
    /// announcing `none`).
    #[error("with strict=on none is allowed only if no vacant cell can be made, and {0}")]
    CanBeMade(Expression),
    /// A seat that may put a stone anywhere has to, on this vacant cell or another (rulings, section
    /// 10: a turn).
    #[error("none is no move here: a stone goes on any vacant cell, such as {0}")]
    MustPlace(Number),
}
