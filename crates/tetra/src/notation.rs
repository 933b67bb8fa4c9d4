//! Texts of moves, options and positions.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Fork, Node, NodeSet};
use board_play::text::{Field, OptionsWriter, or_dash, read_line, read_options, write_list};
use board_play::{Position, Seat, TextError};

use crate::{Move, Options, Scales, Setup, SetupError, Tetra, outcome};

const PASS: &str = "pass";

/// Writes `c5`, `c5-d4` or `pass`. A node that is not on the board is written as its index.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = Board::bent9();
        match *self {
            Self::Put(node) if board.contains(node) => board.name(node).fmt(f),
            Self::Put(node) => write!(f, "{node:?}"),
            Self::Slide { from, to } => board.pair_name(from, to).fmt(f),
            Self::Pass => f.pad(PASS),
        }
    }
}

/// Reads `c5`, `c5-d4` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let board = Board::bent9();
        if text == PASS {
            return Ok(Self::Pass);
        }
        if text.contains('-') {
            let slide = board.parse_pair(text);
            return slide
                .map(Self::from)
                .map_err(|reason| TextError::new("move", text, reason));
        }
        let put = board.parse_node(text).map(Self::Put);
        put.map_err(|reason| {
            let forms = "a move is a node, such as c5, two, such as c5-d4, or pass";
            TextError::new("move", text, format_args!("{reason}; {forms}"))
        })
    }
}

/// Writes what differs from the default: `scales=edge,fork=off`.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OptionsWriter::new(f)
            .word("scales", self.scales(), &Scales::KEYWORDS)
            .value("fork", &self.fork(), &Fork::On)
            .finish()
    }
}

/// Reads options in any order: `scales=edge,fork=off`.
impl FromStr for Options {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [scales, fork] = read_options(text, ["scales", "fork"])?;
        Ok(Self::default()
            .with_scales(scales.word(&Scales::KEYWORDS)?)
            .with_fork(fork.parse_or(Fork::On)?))
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 4] = ["options", "turn", "black", "white"];

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the black stones and the
/// white stones: `tetra/1 - 2 a4,c5 d1`.
impl fmt::Display for Tetra {
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

/// Reads one line as it is written, and accepts exactly the positions that play can lead to.
impl FromStr for Tetra {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let [options, turn, black, white] = read_line(line, Self::NAME, FIELDS)?;
        let mut setup = Setup {
            options: options.options()?,
            turn: Seat::First,
            black: stones(black)?,
            white: stones(white)?,
        };
        let to_move = turn.word(&Seat::TURNS)?;
        let seat = to_move.or_else(|| loser(&setup));
        setup.turn = seat.ok_or_else(|| turn.error("must be 1 or 2: nobody has a figure"))?;
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::OffBoard { seat, .. }
                | SetupError::TooMany { seat, .. }
                | SetupError::PlayedOn { winner: seat }
                | SetupError::WonBefore { winner: seat } => [black, white][seat.index()],
                SetupError::Shared(_) | SetupError::Counts { .. } => white,
                SetupError::Turn { .. } => turn,
                SetupError::NoLastMove => black,
            };
            field.error(error)
        })?;
        if position.to_move() != to_move {
            return Err(turn.error("must be o: four stones form a figure"));
        }
        Ok(position)
    }
}

fn stones(field: Field<'_>) -> Result<NodeSet, TextError> {
    let nodes: Vec<Node> = field.ascending(|name| Board::bent9().parse_node(name))?;
    Ok(nodes.into_iter().collect())
}

/// Returns the seat that would be to move if nobody had a figure, if somebody has: the winner moved
/// last.
fn loser(setup: &Setup) -> Option<Seat> {
    let has_figure = |&seat: &Seat| outcome::has_figure(setup.stones(seat), setup.options);
    Seat::ALL.into_iter().find(has_figure).map(|seat| !seat)
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, Tetra);
