//! Why a move is refused.

use board_graph::NodeName;
use board_play::{Described as _, Outcome, Seat};

use crate::{Colour, Column, Domino, Wyx};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has ended (rulings, section 0: no moves are legal at the end).
    #[error("the game is over: {}", result(*.0))]
    GameOver(Outcome),
    /// The rack is not full yet (rulings, section 9: 64 chance moves).
    #[error("the rack is still being filled: the next move is a domino, such as +2-3")]
    RackNotFull,
    /// The rack is full, and chance has nothing to do any more (rulings, section 9: 64 chance moves).
    #[error("{0} cannot be put into the rack, which is full: a move is a column, 1 to 8, or pass")]
    RackFull(Domino),
    /// No domino of this game has such a jump (rulings, section 9: `dominoes`).
    #[error("no domino has the jump {0}")]
    NoDomino(Domino),
    /// A domino does not have the colour of the column that is being filled (rulings, section 9: the
    /// rack).
    #[error(
        "{domino} is {colour}, and column {column}, which is next, is {}",
        column.colour()
    )]
    Colour {
        /// The domino.
        domino: Domino,
        /// Its colour.
        colour: Colour,
        /// The column that is being filled.
        column: Column,
    },
    /// A domino is in the rack already (rulings, section 9: the rack).
    #[error("{domino} is in the rack already, in column {column}")]
    InRack {
        /// The domino.
        domino: Domino,
        /// Where it is.
        column: Column,
    },
    /// A column has no dominoes left (rulings, section 9: a move takes the bottom domino).
    #[error("column {0} is empty")]
    ColumnEmpty(Column),
    /// A jump leads off the board (rulings, section 9: what is forbidden).
    #[error("column {column}, {domino}, leads off the board from {from}")]
    OffBoard {
        /// The column.
        column: Column,
        /// Its bottom domino.
        domino: Domino,
        /// Where the knight is.
        from: NodeName,
    },
    /// A jump leads onto the other knight (rulings, section 9: what is forbidden).
    #[error("column {column}, {domino}, leads from {from} to {to}, where the other knight is")]
    OntoKnight {
        /// The column.
        column: Column,
        /// Its bottom domino.
        domino: Domino,
        /// Where the knight is.
        from: NodeName,
        /// Where the jump leads.
        to: NodeName,
    },
    /// A jump leads to a stronghold that pawns bar (rulings, section 9: what is forbidden, and
    /// `stronghold-bars`).
    #[error(
        "column {column}, {domino}, leads from {from} to {to}, a stronghold with pawns of seat {owner}"
    )]
    Barred {
        /// The column.
        column: Column,
        /// Its bottom domino.
        domino: Domino,
        /// Where the knight is.
        from: NodeName,
        /// Where the jump leads.
        to: NodeName,
        /// Whose pawns are there.
        owner: Seat,
    },
    /// A seat may pass only if it can play no column (rulings, section 9: no playable column). This is
    /// the leftmost column that can be played.
    #[error("pass is allowed only when no column can be played, and column {0} can")]
    CanPlay(Column),
}

/// Says how a game ended.
fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(seat) => format!("{} has won", Wyx::seat_name(seat)),
        Outcome::Draw => "a draw".to_owned(),
    }
}
