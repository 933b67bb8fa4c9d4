//! Text of moves, `c5`, `c5-d4` and `pass`, of options, `scales=edge,fork=off`, and of positions,
//! `tetra/1 - 2 a4,c5 d1`.

use core::fmt;
use core::str::FromStr;

use board_graph::Board;
use board_play::{RuleOptions as _, TextError};
use board_stones::{ShiftOrPass, StoneLine as _};

use crate::{Move, Options, Tetra};

board_play::forward_text!(Options: write, read);
board_play::forward_text!(Tetra: write_line, read_line);

/// Writes `c5`, `c5-d4` or `pass`. A node that is not on the board is written as its index.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Put(node) => Board::bent9().name_or_index(node).fmt(f),
            Self::Shift(shift) => shift.fmt(f),
            Self::Pass => ShiftOrPass::Pass.fmt(f),
        }
    }
}

/// Reads `c5`, `c5-d4` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text.contains('-') || text == "pass" {
            return text.parse::<ShiftOrPass>().map(Self::from);
        }
        let put = Board::bent9().parse_node(text).map(Self::Put);
        put.map_err(|reason| {
            let forms = "a move is a node, such as c5, two, such as c5-d4, or pass";
            TextError::new("move", text, format_args!("{reason}; {forms}"))
        })
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, Tetra);
