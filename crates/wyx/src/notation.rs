//! Text of moves, options and positions.

use core::fmt;
use core::str::FromStr;

use board_graph::Node;
use board_play::text::{Field, number, or_dash, read_line, write_list};
use board_play::{Position as _, RuleOptions as _, Seat, TextError, Turn};

use crate::column::COLUMNS;
use crate::square::board;
use crate::{Column, Domino, Move, Options, Setup, SetupError, SquareSet, Wyx, rack};

const PASS: &str = "pass";

/// Writes `+2-3`, `5` or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Domino(domino) => domino.fmt(f),
            Self::Column(column) => column.fmt(f),
            Self::Pass => f.pad(PASS),
        }
    }
}

/// Reads `+2-3`, `5` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        if let Ok(column) = text.parse::<Column>() {
            return Ok(Self::Column(column));
        }
        match text.parse::<Domino>() {
            Ok(domino) => Ok(Self::Domino(domino)),
            Err(error) if text.starts_with(['+', '-']) => {
                Err(TextError::new("move", text, error.reason()))
            }
            Err(_) => {
                let wanted = "must be a column 1 to 8, pass, or a domino such as +2-3";
                Err(TextError::new("move", text, wanted))
            }
        }
    }
}

board_play::forward_text!(Options: write, read);

/// The fields of a position's line after its name.
const FIELDS: [&str; 7] = [
    "options", "turn", "rack", "played", "knights", "white", "black",
];

/// What stands for the dominoes if there are none or the options give them.
const NO_DOMINOES: &str = "-";

/// The dominoes of a position as its line shows them.
struct Dominoes<'a>(&'a [Domino]);

impl fmt::Display for Dominoes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        rack::write(f, self.0)
    }
}

/// Writes one line: the options, whose turn it is (`1`, `2`, `c` for chance or `o` for over), the
/// dominoes in the rack unless the options give them, how many of each column have been played, the
/// squares of the knights, and those with pawns of the first and of the second seat:
/// `wyx/1 - c +0+1-3+4 0,0,0,0,0,0,0,0 d4,e5 - -`.
impl fmt::Display for Wyx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = self.options();
        let turn = self.status().turn();
        let dominoes = match options.rack() {
            Some(_) => &[],
            None => self.placed(),
        };
        let (options, dominoes) = (or_dash(&options), or_dash(&Dominoes(dominoes)));
        write!(f, "{}/1 {options} {turn} {dominoes} ", Self::NAME)?;
        write_list(f, Column::all().map(|column| self.played(column)))?;
        f.write_str(" ")?;
        write_list(f, Seat::ALL.map(|seat| board().name(self.knight(seat))))?;
        for seat in Seat::ALL {
            f.write_str(" ")?;
            write_list(
                f,
                self.pawns(seat).iter().map(|square| board().name(square)),
            )?;
        }
        Ok(())
    }
}

/// Reads one line as it is written.
impl FromStr for Wyx {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let fields = read_line(line, Self::NAME, FIELDS)?;
        let [options, turn, rack, played, knights, white, black] = fields;
        let rules: Options = options.options()?;
        let claimed: Turn = turn.parse()?;
        let setup = Setup {
            rack: dominoes(rack, &rules)?,
            options: rules,
            turn: match claimed {
                Turn::ToMove(seat) => seat,
                Turn::Chance | Turn::Over => Seat::First,
            },
            played: read_played(played)?,
            knights: read_knights(knights)?,
            pawns: [squares(white)?, squares(black)?],
        };
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::Rack(_) | SetupError::OtherRack => rack,
                SetupError::Played { .. }
                | SetupError::PlayedTooEarly(_)
                | SetupError::TooFewJumps { .. } => played,
                SetupError::Turn { .. } => turn,
                SetupError::OffBoard { .. }
                | SetupError::SameSquare(_)
                | SetupError::EnemyPawns { .. }
                | SetupError::NotMoved { .. }
                | SetupError::NoPawns { .. } => knights,
                SetupError::Shared(_) | SetupError::BothWon => black,
                SetupError::PawnsTooEarly { seat, .. }
                | SetupError::PawnsMissing { seat, .. }
                | SetupError::TooManyPawns { seat, .. } => [white, black][seat.index()],
            };
            field.error(error)
        })?;
        let expected = position.status().turn();
        if claimed != expected {
            return Err(turn.error(format_args!("must be {expected} in this position")));
        }
        Ok(position)
    }
}

/// Reads the dominoes placed so far.
fn dominoes(field: Field<'_>, rules: &Options) -> Result<Vec<Domino>, TextError> {
    match (rules.rack(), field.text()) {
        (Some(rack), NO_DOMINOES) => Ok(rack.dominoes().to_vec()),
        (Some(_), _) => Err(field.error("must be - when the options give the rack")),
        (None, NO_DOMINOES) => Ok(Vec::new()),
        (None, text) => {
            rack::read(text, Some(rules.dominoes())).map_err(|reason| field.error(reason))
        }
    }
}

/// Reads how many dominoes of each column have been played.
fn read_played(field: Field<'_>) -> Result<[u8; COLUMNS], TextError> {
    let counts = field.list(|item| number(item, 0..=8))?;
    let counts = <[u8; COLUMNS]>::try_from(counts);
    counts.map_err(|_| field.error("must be 8 numbers, one for each column"))
}

/// Reads the squares of the knights.
fn read_knights(field: Field<'_>) -> Result<[Node; 2], TextError> {
    let squares = field.list(|name| board().parse_node(name))?;
    let squares = <[Node; 2]>::try_from(squares);
    squares.map_err(|_| field.error("must be two squares, the first seat's knight first"))
}

/// Reads squares in board order.
fn squares(field: Field<'_>) -> Result<SquareSet, TextError> {
    let squares = field.ascending(|name| board().parse_node(name))?;
    Ok(squares.into_iter().collect())
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(
    Domino,
    Column,
    crate::Dominoes,
    crate::Rack,
    crate::Strongholds,
    Move,
    Options,
    Wyx
);
