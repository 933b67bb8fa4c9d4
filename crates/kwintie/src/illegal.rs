//! Why a move is refused.

use board_play::{Described as _, Outcome, Seat};

use crate::wall::{BLOCKS, SIDE};
use crate::{Block, Kwintie, Move};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has ended (rulings, section 0: no moves are legal at the end).
    #[error("the game is over: {}", result(*.0))]
    GameOver(Outcome),
    /// The seat has put all its blocks (rulings, section 12: 20 blocks each).
    #[error("{} has put all its {BLOCKS} blocks", Kwintie::seat_name(*.0))]
    NoBlockLeft(Seat),
    /// The block would stick out of the nine fixed columns (rulings, section 12: `kwintie`).
    #[error("{0} is not within the columns 1 to {SIDE}")]
    OffWall(Move),
    /// The first block of all covers the middle column, which the ruleset `kwintie` forbids unless
    /// `first-block=free` lifts the ban (rulings, section 12: White's first block).
    #[error("{0}: White's first block may not cover column 5")]
    FirstInMiddle(Move),
    /// Without fixed columns the first block of all is on column 1 (rulings, section 12: the texts of
    /// moves).
    #[error("{0}: the first block is h1 or v1, since columns are counted from its left end")]
    FirstNotAtOne(Move),
    /// Without fixed columns a block on the ground must stand next to another (rulings, section 12:
    /// `boardless`, without a gap).
    #[error("{0} leaves a gap on the ground")]
    Gap(Move),
    /// The wall would get wider than nine columns (rulings, section 12: `boardless`).
    #[error("{0} makes the wall wider than {SIDE} columns")]
    TooWide(Move),
    /// A lying block would have nothing under one of its halves (rulings, section 12: what a block
    /// rests on).
    #[error("{m} is not supported: the columns are {} and {} high", heights[0], heights[1])]
    Uneven {
        /// The move.
        m: Move,
        /// The heights of the two columns.
        heights: [usize; 2],
    },
    /// There is no room below the top of the wall (rulings, section 12: nothing above row 9).
    #[error("{m} goes beyond row {SIDE}: the column is {height} high")]
    TooHigh {
        /// The move.
        m: Move,
        /// The height of the column.
        height: usize,
    },
    /// The block would touch one of the same colour short side to short side (rulings, section 12).
    #[error("{m} touches {other}, which has the same colour, short side to short side")]
    ShortEnds {
        /// The move.
        m: Move,
        /// The block that it would touch.
        other: Block,
    },
    /// A seat that can put a block may not pass (rulings, section 0: stuck). The move is a legal one.
    #[error("only a seat that cannot put a block passes, and {0} can be played")]
    CanPut(Move),
}

fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(seat) => format!("{} has won", Kwintie::seat_name(seat)),
        Outcome::Draw => "a draw".to_owned(),
    }
}
