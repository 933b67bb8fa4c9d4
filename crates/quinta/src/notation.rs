//! Texts of moves, options and positions.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Fork, NodeSet, PairError};
use board_play::text::{Field, OptionsWriter, or_dash, read_line, read_options, write_list};
use board_play::{Position, Seat, TextError};

use crate::{Corners, Move, Options, Quinta, Setup, SetupError};

const PASS: &str = "pass";

/// Writes `a1-b1` or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Slide { from, to } => Board::bent9().pair_name(from, to).fmt(f),
            Self::Pass => f.pad(PASS),
        }
    }
}

/// Reads `a1-b1` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        let slide = Board::bent9().parse_pair(text);
        slide.map(Self::from).map_err(|reason| {
            let or_pass = match reason {
                PairError::NoHyphen => ", or pass",
                PairError::From(_) | PairError::To(_) => "",
            };
            TextError::new("move", text, format_args!("{reason}{or_pass}"))
        })
    }
}

/// Writes what differs from the default: `corners=white,fork=off`.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OptionsWriter::new(f)
            .word("corners", self.corners(), &Corners::KEYWORDS)
            .value("fork", &self.fork(), &Fork::On)
            .finish()
    }
}

/// Reads options in any order: `corners=white,fork=off`.
impl FromStr for Options {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [corners, fork] = read_options(text, ["corners", "fork"])?;
        Ok(Self::default()
            .with_corners(corners.word(&Corners::KEYWORDS)?)
            .with_fork(fork.parse_or(Fork::On)?))
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 4] = ["options", "turn", "black", "white"];

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the black stones and
/// the white stones: `quinta/1 - 1 a1,a2,… a3,a4,…`.
impl fmt::Display for Quinta {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let turn = self.status().turn();
        write!(f, "{}/1 {options} {turn}", Self::NAME)?;
        for seat in Seat::ALL {
            f.write_str(" ")?;
            write_list(f, self.stones(seat).iter().map(|n| self.board().name(n)))?;
        }
        Ok(())
    }
}

/// Reads one line as it is written.
impl FromStr for Quinta {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let [options, turn, black, white] = read_line(line, Self::NAME, FIELDS)?;
        let given = turn.word(&Seat::TURNS)?;
        let mut setup = Setup {
            options: options.options()?,
            turn: Seat::First,
            black: stones(black)?,
            white: stones(white)?,
        };
        setup.turn = match given {
            Some(seat) => seat,
            // Once the game is over, the loser would be to move.
            None if setup.has_won(Seat::First) => Seat::Second,
            None => Seat::First,
        };
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::OffBoard { seat, .. }
                | SetupError::Count { seat, .. }
                | SetupError::PlayedOn { winner: seat }
                | SetupError::WonBefore { winner: seat } => [black, white][seat.index()],
                SetupError::Shared(_) => white,
            };
            field.error(error)
        })?;
        if position.to_move() == given {
            return Ok(position);
        }
        Err(turn.error(match position.winner() {
            Some(_) => "must be o: five stand in a line",
            None => "must be 1 or 2: no five stand in a line",
        }))
    }
}

fn stones(field: Field<'_>) -> Result<NodeSet, TextError> {
    let nodes = field.ascending(|name| Board::bent9().parse_node(name))?;
    Ok(nodes.into_iter().collect())
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, Quinta);
