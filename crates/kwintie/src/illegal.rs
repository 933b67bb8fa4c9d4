//! Why a move is refused.

use board_play::{Outcome, Seat};

use crate::wall::{BLOCKS, SIDE};
use crate::{Block, Move};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has ended; no move is legal any more.
    #[error("the game is over: {}", result(*outcome))]
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
    /// The seat has put all its blocks.
    #[error("{} has put all its {BLOCKS} blocks", colour(*seat))]
    NoBlockLeft {
        /// The seat to move.
        seat: Seat,
    },
    /// The block would stick out of the nine fixed columns.
    #[error("{m} is not within the columns 1 to {SIDE}")]
    OffWall {
        /// The move.
        m: Move,
    },
    /// The first block of all covers the middle column, which the ruleset `kwintie` forbids.
    #[error("{m}: White's first block may not cover column 5")]
    FirstInMiddle {
        /// The move.
        m: Move,
    },
    /// Where there are no fixed columns the first block of all is on column 1.
    #[error("{m}: the first block is h1 or v1, since columns are counted from its left end")]
    FirstNotAtOne {
        /// The move.
        m: Move,
    },
    /// Where there are no fixed columns a block on the ground must stand next to another.
    #[error("{m} leaves a gap on the ground")]
    Gap {
        /// The move.
        m: Move,
    },
    /// The wall would get wider than nine columns.
    #[error("{m} makes the wall wider than {SIDE} columns")]
    TooWide {
        /// The move.
        m: Move,
    },
    /// A lying block would have nothing under one of its halves.
    #[error("{m} is not supported: the columns are {} and {} high", heights[0], heights[1])]
    Uneven {
        /// The move.
        m: Move,
        /// The heights of the two columns.
        heights: [usize; 2],
    },
    /// There is no room below the top of the wall.
    #[error("{m} goes beyond row {SIDE}: the column is {height} high")]
    TooHigh {
        /// The move.
        m: Move,
        /// The height of the column.
        height: usize,
    },
    /// The block would touch one of the same colour, short side to short side.
    #[error("{m} touches the own block {other} short side to short side")]
    ShortEnds {
        /// The move.
        m: Move,
        /// The block that it would touch.
        other: Block,
    },
    /// A seat that can put a block may not pass.
    #[error("only a seat that cannot put a block passes, and {possible} can be played")]
    CanPut {
        /// A legal move.
        possible: Move,
    },
}

/// Returns the colour that a seat plays.
pub(crate) const fn colour(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "White",
        Seat::Second => "Black",
    }
}

fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Seat::First) => "White has won",
        Outcome::Win(Seat::Second) => "Black has won",
        Outcome::Draw => "a draw",
    }
}
