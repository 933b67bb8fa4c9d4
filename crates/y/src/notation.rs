//! Texts of moves, options and positions.

use core::fmt;
use core::str::FromStr;

use board_graph::{Board, Shape, ShapeError};
use board_play::text::{Field, OptionsWriter, read_line, read_options, write_list};
use board_play::{Position, Seat, TextError};

use crate::options::checked_board;
use crate::{Move, Opening, OptionsError, OptionsOn, SetupError, SetupOn, YOn};

const SWAP: &str = "swap";

/// Writes a node's name, or `swap`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(node) => node.fmt(f),
            Self::Swap => f.pad(SWAP),
        }
    }
}

/// Reads a node's name, or `swap`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == SWAP {
            return Ok(Self::Swap);
        }
        let node = text.parse();
        node.map(Self::Place)
            .map_err(|_| TextError::new("move", text, "must be a node's name, such as c5, or swap"))
    }
}

/// Writes what differs from the default: `board=flat:13,opening=pie`.
impl<const W: usize> fmt::Display for OptionsOn<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OptionsWriter::new(f)
            .value("board", &self.board().shape(), &Board::bent9().shape())
            .word("opening", self.opening(), &Opening::KEYWORDS)
            .value("handicap", &self.handicap(), &1)
            .finish()
    }
}

/// Reads options in any order: `board=flat:13,opening=pie`.
impl<const W: usize> FromStr for OptionsOn<W> {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [board, opening, handicap] = read_options(text, ["board", "opening", "handicap"])?;
        let shape = board
            .value()
            .map_or(Ok(Board::bent9().shape()), Shape::from_str);
        let shape = shape.map_err(|reason| match reason {
            // There are boards of other kinds, but not for this game.
            ShapeError::Text => board.error("must be bent:3 to bent:25 or flat:3 to flat:25"),
            reason => board.error(reason),
        })?;
        let nodes = checked_board::<W>(shape)
            .map_err(|reason| board.error(reason))?
            .node_count();
        Self::builder()
            .board(shape)
            .opening(opening.word(&Opening::KEYWORDS)?)
            .handicap(handicap.number_or(1, 1..=nodes)?)
            .build()
            .map_err(|reason: OptionsError| handicap.error(reason))
    }
}

/// The fields of a position's line after its name.
const FIELDS: [&str; 5] = ["options", "turn", "first", "black", "white"];

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the colour of the first
/// seat, the black stones and the white stones: `y/1 - 1 black c5,f2 a1,d4`.
impl<const W: usize> fmt::Display for YOn<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SetupOn {
            options,
            first,
            black,
            white,
        } = (*self).into();
        let turn = self.status().turn();
        let dash = if options == OptionsOn::default() {
            "-"
        } else {
            ""
        };
        write!(f, "{}/1 {dash}{options} {turn} {first}", Self::NAME)?;
        for stones in [black, white] {
            f.write_str(" ")?;
            write_list(f, stones.iter().map(|node| self.board().name(node)))?;
        }
        Ok(())
    }
}

/// Reads one line as it is written, and accepts exactly the positions that play can lead to.
impl<const W: usize> FromStr for YOn<W> {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let fields = read_line(line, Self::NAME, FIELDS)?;
        let [options, turn, first, black, white] = fields;
        let options: OptionsOn<W> = options.options()?;
        let board = options.board();
        let stones = |field: Field<'_>| {
            let nodes = field.ascending(|name| board.parse_node(name))?;
            Ok(nodes.into_iter().collect())
        };
        let setup = SetupOn {
            options,
            first: first.parse()?,
            black: stones(black)?,
            white: stones(white)?,
        };
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::SwapNotOffered | SetupError::NothingToSwap => first,
                SetupError::PlayedOn { winner } | SetupError::WonBefore { winner } => {
                    [black, white][winner.index()]
                }
                _ => white,
            };
            field.error(error)
        })?;
        if turn.word(&Seat::TURNS)? != position.to_move() {
            let expected = Seat::TURNS.word(position.to_move());
            return Err(turn.error(format_args!("must be {expected} with these stones")));
        }
        Ok(position)
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, impl<const W: usize> OptionsOn<W>, impl<const W: usize> YOn<W>);
