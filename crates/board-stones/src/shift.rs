//! The move of a stone from one node to another, and its text.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Node, PairError, Symmetry};
use board_play::TextError;

use crate::Mapped;

const PASS: &str = "pass";

/// A stone goes from one node to another: `a1-b1`. Shifts ascend by the node they begin on, then by
/// the node they end on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shift {
    /// The node that the stone leaves.
    pub from: Node,
    /// The node that it reaches.
    pub to: Node,
}

impl Shift {
    /// Returns whether the board has both nodes.
    #[must_use]
    pub fn is_on_board(self) -> bool {
        [self.from, self.to]
            .iter()
            .all(|&node| Board::bent9().contains(node))
    }
}

impl Mapped for Shift {
    fn mapped(self, map: &Symmetry) -> Self {
        Self {
            from: map.node(self.from),
            to: map.node(self.to),
        }
    }
}

impl From<(Node, Node)> for Shift {
    fn from((from, to): (Node, Node)) -> Self {
        Self { from, to }
    }
}

/// Writes `a1-b1`. A node that is not on the board is written as its index.
impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Board::bent9().pair_name(self.from, self.to).fmt(f)
    }
}

/// Reads `a1-b1`.
impl FromStr for Shift {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let pair = Board::bent9().parse_pair(text);
        pair.map(Self::from)
            .map_err(|reason| TextError::new("move", text, reason))
    }
}

/// The move of a game in which a seat that cannot move passes: a [`Shift`], or `pass`, which comes
/// last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShiftOrPass {
    /// Moves a stone: `a1-b1`.
    Shift(Shift),
    /// Does nothing, since no stone can move: `pass`.
    Pass,
}

impl ShiftOrPass {
    /// Returns the shift, unless it is a pass.
    #[must_use]
    pub const fn shift(self) -> Option<Shift> {
        match self {
            Self::Shift(shift) => Some(shift),
            Self::Pass => None,
        }
    }
}

impl Mapped for ShiftOrPass {
    fn mapped(self, map: &Symmetry) -> Self {
        match self {
            Self::Shift(shift) => Self::Shift(shift.mapped(map)),
            Self::Pass => Self::Pass,
        }
    }
}

impl From<Shift> for ShiftOrPass {
    #[inline]
    fn from(shift: Shift) -> Self {
        Self::Shift(shift)
    }
}

impl From<(Node, Node)> for ShiftOrPass {
    #[inline]
    fn from(pair: (Node, Node)) -> Self {
        Self::Shift(pair.into())
    }
}

/// Writes `a1-b1` or `pass`.
impl fmt::Display for ShiftOrPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shift(shift) => shift.fmt(f),
            Self::Pass => f.pad(PASS),
        }
    }
}

/// Reads `a1-b1` or `pass`.
impl FromStr for ShiftOrPass {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        let pair = Board::bent9().parse_pair(text);
        pair.map(Self::from).map_err(|reason| {
            let or_pass = match reason {
                PairError::NoHyphen => ", or pass",
                // It was one of two nodes that could not be read.
                _ => "",
            };
            TextError::new("move", text, format_args!("{reason}{or_pass}"))
        })
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Shift, ShiftOrPass);
