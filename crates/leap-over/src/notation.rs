//! Texts of moves, options and positions.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Fork, NodeSet, PairError};
use board_play::text::{Field, OptionsWriter, or_dash, read_line, read_options, write_list};
use board_play::{Position, Seat, TextError};

use crate::{Goal, LeapOver, Move, Options, Setup, SetupError};

const PASS: &str = "pass";

/// Writes `c4-a4` or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Jump { from, to } => Board::bent9().pair_name(from, to).fmt(f),
            Self::Pass => f.pad(PASS),
        }
    }
}

/// Reads `c4-a4` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        let jump = Board::bent9().parse_pair(text);
        jump.map(Self::from).map_err(|reason| {
            let or_pass = match reason {
                PairError::NoHyphen => ", or pass",
                PairError::From(_) | PairError::To(_) => "",
            };
            TextError::new("move", text, format_args!("{reason}{or_pass}"))
        })
    }
}

/// Writes what differs from the default: `goal=full,fork=off`.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OptionsWriter::new(f)
            .word("goal", self.goal(), &Goal::KEYWORDS)
            .value("fork", &self.fork(), &Fork::On)
            .finish()
    }
}

/// Reads options in any order: `goal=full,fork=off`.
impl FromStr for Options {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [goal, fork] = read_options(text, ["goal", "fork"])?;
        Ok(Self::default()
            .with_goal(goal.word(&Goal::KEYWORDS)?)
            .with_fork(fork.parse_or(Fork::On)?))
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 5] = ["options", "turn", "winner", "black", "white"];

/// What stands for the winner while there is none.
const NOBODY: &str = "-";

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the seat that has won
/// (`-`, `1` or `2`), the black stones and the white stones:
/// `leap-over/1 - 1 - a5,b4,… a13,b11,…`.
impl fmt::Display for LeapOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let turn = self.status().turn();
        write!(f, "{}/1 {options} {turn} ", Self::NAME)?;
        match self.winner() {
            Some(winner) => winner.fmt(f)?,
            None => f.write_str(NOBODY)?,
        }
        for seat in Seat::ALL {
            f.write_str(" ")?;
            write_list(f, self.stones(seat).iter().map(|n| self.board().name(n)))?;
        }
        Ok(())
    }
}

/// Reads one line as it is written.
impl FromStr for LeapOver {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let [options, turn, winner, black, white] = read_line(line, Self::NAME, FIELDS)?;
        let (next, won) = whose_turn(turn, winner)?;
        let setup = Setup {
            options: options.options()?,
            turn: next,
            winner: won,
            black: stones(black)?,
            white: stones(white)?,
        };
        Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::OffBoard { seat, .. }
                | SetupError::Count { seat, .. }
                | SetupError::Class { seat, .. } => [black, white][seat.index()],
                SetupError::Shared(_) => white,
                SetupError::WinnerToMove { .. }
                | SetupError::GoalMissed { .. }
                | SetupError::PlayedOn { .. }
                | SetupError::NotJumpedLast { .. }
                | SetupError::NobodyCanJump => winner,
            };
            field.error(error)
        })
    }
}

/// Reads whose turn it is, or would be, and who has won.
fn whose_turn(turn: Field<'_>, winner: Field<'_>) -> Result<(Seat, Option<Seat>), TextError> {
    let won: Option<Seat> = match winner.text() {
        NOBODY => None,
        _ => Some(winner.parse()?),
    };
    match (turn.word(&Seat::TURNS)?, won) {
        (Some(seat), None) => Ok((seat, None)),
        (None, Some(winner)) => Ok((!winner, won)),
        (None, None) => Err(winner.error("must be 1 or 2 when the game is over")),
        (Some(_), Some(_)) => Err(winner.error("must be - while a seat is to move")),
    }
}

fn stones(field: Field<'_>) -> Result<NodeSet, TextError> {
    let nodes = field.ascending(|name| Board::bent9().parse_node(name))?;
    Ok(nodes.into_iter().collect())
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, LeapOver);
