//! Texts of moves, options and positions.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Fork, NodeSet, PairError};
use board_play::text::{Field, OptionsWriter, or_dash, read_line, read_options, write_list};
use board_play::{Position, Seat, TextError};

use crate::{Corners, Fusion, Move, Options, Setup, SetupError, Singularity, Zone, outcome};

const PASS: &str = "pass";

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
            PairError::NoHyphen => {
                refuse(&"must be a slide, such as a3-b3 or, with a fusion, d4-e4xe5, or pass")
            }
            PairError::From(_) | PairError::To(_) => refuse(&reason),
        })?;
        let removed = removed.map(|name| board.parse_node(name)).transpose();
        let removed = removed.map_err(|reason| refuse(&format_args!("behind the x: {reason}")))?;
        Ok(Self::Slide { from, to, removed })
    }
}

/// Writes what differs from the default: `corners=white,zone=mover`.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OptionsWriter::new(f)
            .word("corners", self.corners(), &Corners::KEYWORDS)
            .word("fusion", self.fusion(), &Fusion::KEYWORDS)
            .word("zone", self.zone(), &Zone::KEYWORDS)
            .value("fork", &self.fork(), &Fork::On)
            .finish()
    }
}

/// Reads options in any order: `zone=mover,corners=white`.
impl FromStr for Options {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let keys = ["corners", "fusion", "zone", "fork"];
        let [corners, fusion, zone, fork] = read_options(text, keys)?;
        Ok(Self::default()
            .with_corners(corners.word(&Corners::KEYWORDS)?)
            .with_fusion(fusion.word(&Fusion::KEYWORDS)?)
            .with_zone(zone.word(&Zone::KEYWORDS)?)
            .with_fork(fork.parse_or(Fork::On)?))
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 4] = ["options", "turn", "black", "white"];

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the black stones and the
/// white stones: `singularity/1 - 1 a1,e4,f2 a2,d4`.
impl fmt::Display for Singularity {
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

/// Reads one line as it is written, and refuses what plainly no play can lead to.
impl FromStr for Singularity {
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
            None if outcome::has_won(setup.black) => Seat::Second,
            None => Seat::First,
        };
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::OffBoard { seat, .. }
                | SetupError::Count { seat, .. }
                | SetupError::CentreLimit { seat, .. }
                | SetupError::Unfused { seat, .. }
                | SetupError::PlayedOn { winner: seat } => [black, white][seat.index()],
                SetupError::Shared(_) | SetupError::BothWon => white,
            };
            field.error(error)
        })?;
        if position.to_move() == given {
            return Ok(position);
        }
        Err(turn.error(match position.winner() {
            Some(_) => "must be o: one stone is left, in the centre",
            None => "must be 1 or 2: nobody has won",
        }))
    }
}

fn stones(field: Field<'_>) -> Result<NodeSet, TextError> {
    let nodes = field.ascending(|name| Board::bent9().parse_node(name))?;
    Ok(nodes.into_iter().collect())
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, Singularity);
