//! Texts of moves, options and positions.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Fork, Node, NodeSet, PairError};
use board_play::text::{Field, OptionsWriter, or_dash, read_line, read_options, write_list};
use board_play::{Position, Seat, TextError};

use crate::{AliensAmazons, Move, Options, Setup, SetupError};

const PASS: &str = "pass";

/// What stands before the captured nodes.
const CAPTURES: char = 'x';

/// What a move looks like.
const FORMS: &str = "a move is like c5, c5-d4, c5-e7xd4,e6 or pass";

/// Writes `c5`, `c5-d4`, `c5-e7xd4,e6` or `pass`. A node that the board does not have is written as
/// `#` and its index, which is not read back.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Put(node) => Named(node).fmt(f),
            Self::Go { from, to, captured } => {
                write!(f, "{}", Board::bent9().pair_name(from, to))?;
                if captured.is_empty() {
                    return Ok(());
                }
                write!(f, "{CAPTURES}")?;
                write_list(f, captured.iter().map(Named))
            }
            Self::Pass => f.pad(PASS),
        }
    }
}

/// A node by its name or, if it is not on the board, by its index.
struct Named(Node);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(node) = *self;
        let board = Board::bent9();
        if board.contains(node) {
            return board.name(node).fmt(f);
        }
        write!(f, "{node:?}")
    }
}

/// Reads `c5`, `c5-d4`, `c5-e7xd4,e6` or `pass`; the captured nodes must be in board order.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        let (go, list) = match text.split_once(CAPTURES) {
            Some((go, list)) => (go, Some(list)),
            None => (text, None),
        };
        let refuse = |reason: &dyn fmt::Display| TextError::new("move", text, reason);
        match Board::bent9().parse_pair(go) {
            Ok((from, to)) => {
                let captured = list.map_or(Ok(NodeSet::EMPTY), read_captured);
                captured
                    .map(|captured| Self::Go { from, to, captured })
                    .map_err(|reason| refuse(&reason))
            }
            Err(PairError::NoHyphen) if list.is_none() => {
                let node = Board::bent9().parse_node(text).map(Self::Put);
                node.map_err(|reason| refuse(&format_args!("{reason}; {FORMS}")))
            }
            Err(reason) => Err(refuse(&reason)),
        }
    }
}

/// Reads the captured nodes, which ascend in board order.
fn read_captured(list: &str) -> Result<NodeSet, String> {
    let mut captured = NodeSet::EMPTY;
    for name in list.split(',') {
        let node = Board::bent9().parse_node(name);
        let node = node.map_err(|reason| format!("captured {name:?}: {reason}"))?;
        match captured.last().map(|last| node.cmp(&last)) {
            Some(Ordering::Equal) => return Err(format!("captured {name:?}: listed twice")),
            Some(Ordering::Less) => return Err(format!("captured {name:?}: out of order")),
            Some(Ordering::Greater) | None => captured.insert(node),
        }
    }
    Ok(captured)
}

/// Writes what differs from the default: `amazons-needed=20,fork=off`.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default().amazons_needed();
        OptionsWriter::new(f)
            .value("amazons-needed", &self.amazons_needed(), &default)
            .value("fork", &self.fork(), &Fork::On)
            .finish()
    }
}

/// Reads options in any order: `amazons-needed=20,fork=off`.
impl FromStr for Options {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [needed, fork] = read_options(text, ["amazons-needed", "fork"])?;
        let default = Self::default().amazons_needed();
        Self::builder()
            .amazons_needed(needed.number_or(default, Self::NEEDED)?)
            .fork(fork.parse_or(Fork::On)?)
            .build()
            .map_err(|reason| needed.error(reason))
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 5] = ["options", "turn", "aliens", "amazons", "in-hand"];

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the Aliens, the Amazons,
/// and how many Amazons are in hand: `aliens-amazons/1 - 2 a5,c3,f1 d4,e5 28`.
impl fmt::Display for AliensAmazons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let turn = Seat::TURNS.word(self.to_move());
        write!(f, "{}/1 {options} {turn}", Self::NAME)?;
        for stones in [self.aliens(), self.amazons()] {
            f.write_str(" ")?;
            write_list(f, stones.iter().map(Named))?;
        }
        write!(f, " {}", self.in_hand(Seat::Second))
    }
}

/// Reads one line as it is written; a state that is no position is refused.
impl FromStr for AliensAmazons {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let fields = read_line(line, Self::NAME, FIELDS)?;
        let [options, turn, aliens, amazons, in_hand] = fields;
        let stones = |field: Field<'_>| {
            let nodes = field.ascending(|name| Board::bent9().parse_node(name))?;
            Ok(nodes.into_iter().collect())
        };
        let mut setup = Setup {
            options: options.options()?,
            turn: Seat::First,
            aliens: stones(aliens)?,
            amazons: stones(amazons)?,
            amazons_in_hand: in_hand.number(0..=Options::AMAZONS)?,
        };
        let to_move = turn.word(&Seat::TURNS)?;
        setup.turn = to_move.unwrap_or_else(|| setup.turn_when_over());
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::TooManyAliens(_) => aliens,
                SetupError::Turn { .. } | SetupError::PlayedOn { .. } | SetupError::NoWayBack => {
                    turn
                }
                SetupError::CapturedTooEarly { .. } => in_hand,
                _ => amazons,
            };
            field.error(error)
        })?;
        if position.to_move() != to_move {
            let expected = Seat::TURNS.word(position.to_move());
            return Err(turn.error(match position.winner() {
                Some(winner) => format!("must be {expected}: seat {winner} has won"),
                None => "the game is not over with these stones".to_owned(),
            }));
        }
        Ok(position)
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, AliensAmazons);
