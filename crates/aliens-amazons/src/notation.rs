//! Text of moves, `c5-e7xd4,e6`, of options, `amazons-needed=20`, and of positions,
//! `aliens-amazons/1 - 2 a5,c3,f1 d4,e5 28`.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

use board_graph::{Board, NodeSet, PairError};
use board_play::text::{or_dash, read_line, write_list};
use board_play::{Position as _, RuleOptions as _, Seat, TextError};
use board_stones::{StoneGame as _, read_stones, write_stones};

use crate::{AliensAmazons, Move, Options, Setup, SetupError};

const PASS: &str = "pass";

/// What stands before the captured nodes.
const CAPTURES: char = 'x';

/// What a move looks like.
const FORMS: &str = "a move is like c5, c5-d4, c5-e7xd4,e6 or pass";

/// Writes `c5`, `c5-d4`, `c5-e7xd4,e6` or `pass`. A node that is off the board is written as `#` and
/// its index, which is not read back.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = Board::bent9();
        match *self {
            Self::Put(node) => board.name_or_index(node).fmt(f),
            Self::Go { from, to, captured } => {
                board.pair_name(from, to).fmt(f)?;
                if captured.is_empty() {
                    return Ok(());
                }
                write!(f, "{CAPTURES}")?;
                write_list(f, captured.iter().map(|node| board.name_or_index(node)))
            }
            Self::Pass => f.pad(PASS),
        }
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

board_play::forward_text!(Options: write, read);

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the Aliens, the Amazons,
/// and how many Amazons are in hand.
impl fmt::Display for AliensAmazons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let turn = self.status().turn();
        write!(f, "{}/1 {options} {turn}", Self::NAME)?;
        write_stones(f, self.aliens())?;
        write_stones(f, self.amazons())?;
        write!(f, " {}", self.in_hand(Seat::Second))
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 5] = ["options", "turn", "aliens", "amazons", "in-hand"];

/// Reads one line as it is written; a state that is no position is refused.
impl FromStr for AliensAmazons {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let fields = read_line(line, Self::NAME, FIELDS)?;
        let [options, turn, aliens, amazons, in_hand] = fields;
        let mut setup = Setup::start(options.options()?);
        setup.aliens = read_stones(aliens)?;
        setup.amazons = read_stones(amazons)?;
        setup.amazons_in_hand = in_hand.number(0..=Self::AMAZONS)?;
        let given = turn.word(&Seat::TURNS)?;
        // Once the game is over, the loser would be to move.
        let loser = || setup.winner().map(|winner| !winner);
        setup.turn = given.or_else(loser).unwrap_or(Seat::First);
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::TooManyAliens(_) => aliens,
                SetupError::Turn { .. } | SetupError::PlayedOn { .. } | SetupError::NoWayBack => {
                    turn
                }
                SetupError::CapturedTooEarly(_) => in_hand,
                _ => amazons,
            };
            field.error(error)
        })?;
        if position.to_move() == given {
            return Ok(position);
        }
        Err(match position.winner() {
            Some(winner) => turn.error(format_args!("must be o: {} has won", Self::colour(winner))),
            None => turn.error("must be 1 or 2: the game is not over with these stones"),
        })
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, AliensAmazons);
