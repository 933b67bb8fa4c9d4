//! Text of moves, `d4-e4xe5`, of options, `corners=white,zone=mover`, and of positions,
//! `singularity/1 - 1 a1,e4,f2 a2,d4`.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, PairError};
use board_play::{RuleOptions as _, TextError};
use board_stones::StoneLine as _;

use crate::{Move, Options, Singularity};

const PASS: &str = "pass";

/// What a move looks like, for the refusal of what does not.
const FORMS: &str = "must be a slide, such as a3-b3 or, with a fusion, d4-e4xe5, or pass";

/// Writes `a3-b3`, `d4-e4xe5` or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = Board::bent9();
        match *self {
            Self::Slide { from, to, removed } => {
                board.pair_name(from, to).fmt(f)?;
                match removed {
                    None => Ok(()),
                    Some(node) if board.contains(node) => write!(f, "x{}", board.name(node)),
                    Some(node) => write!(f, "x{node:?}"),
                }
            }
            Self::Pass => f.pad(PASS),
        }
    }
}

/// Reads `a3-b3`, `d4-e4xe5` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        let refuse = |reason: &dyn fmt::Display| TextError::new("move", text, reason);
        let (slide, removed) = match text.split_once('x') {
            Some((slide, removed)) => (slide, Some(removed)),
            None => (text, None),
        };
        let board = Board::bent9();
        let (from, to) = board.parse_pair(slide).map_err(|reason| match reason {
            PairError::NoHyphen => refuse(&FORMS),
            _ => refuse(&reason),
        })?;
        let removed = removed.map(|name| board.parse_node(name)).transpose();
        let removed = removed.map_err(|reason| refuse(&format_args!("after the x: {reason}")))?;
        Ok(Self::Slide { from, to, removed })
    }
}

board_play::forward_text!(Options: write, read);
board_play::forward_text!(Singularity: write_line, read_line);

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, Singularity);
