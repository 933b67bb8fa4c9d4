//! The moves of the game jump by jump, and their text.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Node, PairError, Symmetry};
use board_play::TextError;
use board_stones::Mapped;

/// A move of the game jump by jump; its nodes are those of the 93-node board.
///
/// In order: stones put down, steps, jumps, the stop, the pass; within these by node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Puts a stone on a vacant node: `c5`.
    Put(Node),
    /// Moves a stone to a vacant neighbour: `c5-d4`.
    Go {
        /// Where the stone stands.
        from: Node,
        /// Where it goes.
        to: Node,
    },
    /// An Alien jumps over an adjacent stone, and captures it if that is an Amazon: `c5>e3`.
    Jump {
        /// Where the Alien stands.
        from: Node,
        /// Where it lands.
        to: Node,
    },
    /// Ends the jumps of an Alien: `stop`.
    Stop,
    /// Does nothing, for want of another move: `pass`.
    Pass,
}

const STOP: &str = "stop";
const PASS: &str = "pass";

/// What stands between the nodes of a jump.
const JUMPS: char = '>';

/// What a move looks like.
const FORMS: &str = "a step is like c5, c5-d4, c5>e3, stop or pass";

impl Mapped for Step {
    fn mapped(self, map: &Symmetry) -> Self {
        match self {
            Self::Put(node) => Self::Put(map.node(node)),
            Self::Go { from, to } => Self::Go {
                from: map.node(from),
                to: map.node(to),
            },
            Self::Jump { from, to } => Self::Jump {
                from: map.node(from),
                to: map.node(to),
            },
            Self::Stop | Self::Pass => self,
        }
    }
}

/// Writes `c5`, `c5-d4`, `c5>e3`, `stop` or `pass`. A node that is off the board is written as `#` and
/// its index, which is not read back.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = Board::bent9();
        match *self {
            Self::Put(node) => board.name_or_index(node).fmt(f),
            Self::Go { from, to } => board.pair_name(from, to).fmt(f),
            Self::Jump { from, to } => {
                let [from, to] = [from, to].map(|node| board.name_or_index(node));
                write!(f, "{from}{JUMPS}{to}")
            }
            Self::Stop => f.pad(STOP),
            Self::Pass => f.pad(PASS),
        }
    }
}

/// Reads `c5`, `c5-d4`, `c5>e3`, `stop` or `pass`.
impl FromStr for Step {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let board = Board::bent9();
        let refuse = |reason: &dyn fmt::Display| TextError::new("step", text, reason);
        match text {
            STOP => return Ok(Self::Stop),
            PASS => return Ok(Self::Pass),
            _ => {}
        }
        if let Some((from, to)) = text.split_once(JUMPS) {
            let read = |name| board.parse_node(name).map_err(|reason| refuse(&reason));
            let (from, to) = (read(from)?, read(to)?);
            return Ok(Self::Jump { from, to });
        }
        match board.parse_pair(text) {
            Ok((from, to)) => Ok(Self::Go { from, to }),
            Err(PairError::NoHyphen) => {
                let node = board.parse_node(text).map(Self::Put);
                node.map_err(|reason| refuse(&format_args!("{reason}; {FORMS}")))
            }
            Err(reason) => Err(refuse(&reason)),
        }
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Step);
