//! Why a move is refused.

use board_graph::NodeName;
use board_play::{Outcome, Seat};

use crate::{Colour, Column, Domino};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over; no move is legal any more.
    #[error("the game is over: {}", result(*outcome))]
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
    /// The rack is not full yet.
    #[error("the rack is still being filled: the next move is a domino, such as +2-3")]
    RackNotFull,
    /// The rack is full.
    #[error(
        "{domino} cannot be put into the rack, which is full: a move is a column, 1 to 8, or pass"
    )]
    RackFull {
        /// The domino.
        domino: Domino,
    },
    /// A domino does not have the colour of the column that is being filled.
    #[error("{domino} is {colour}, and column {column}, which is next, is {wanted}")]
    Colour {
        /// The domino.
        domino: Domino,
        /// Its colour.
        colour: Colour,
        /// The column that is being filled.
        column: Column,
        /// The colour of the column.
        wanted: Colour,
    },
    /// A domino is in the rack already.
    #[error("{domino} is in the rack already, in column {column}")]
    InRack {
        /// The domino.
        domino: Domino,
        /// Where it is.
        column: Column,
    },
    /// A column has no dominoes left.
    #[error("column {column} is empty")]
    ColumnEmpty {
        /// The column.
        column: Column,
    },
    /// A jump leads off the board.
    #[error("column {column}, {domino}, leads off the board from {from}")]
    OffBoard {
        /// The column.
        column: Column,
        /// Its bottom domino.
        domino: Domino,
        /// Where the knight is.
        from: NodeName,
    },
    /// A jump leads onto the other knight.
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
    /// A jump leads to a stronghold that is barred.
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
    /// A seat may pass only if it can play no column.
    #[error("pass is allowed only when no column can be played, and column {column} can")]
    CanPlay {
        /// The leftmost column that can be played.
        column: Column,
    },
}

/// Says how a game ended.
fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Seat::First) => "White has won",
        Outcome::Win(Seat::Second) => "Black has won",
        Outcome::Draw => "a draw",
    }
}
