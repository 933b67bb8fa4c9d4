//! Text of moves, blocks, options and positions.

use core::fmt;
use core::str::FromStr;

use board_play::text::{Field, number, or_dash, read_line, write_list};
use board_play::{Position as _, RuleOptions as _, Seat, TextError};

use crate::{Block, Blocks, Column, Kwintie, Move, Options, Orientation, Setup, SetupError, board};

const PASS: &str = "pass";

impl Orientation {
    /// Splits off the letter with which a text begins.
    fn split(text: &str) -> Option<(Self, &str)> {
        let mut all = Self::ALL.into_iter();
        all.find_map(|orientation| Some((orientation, text.strip_prefix(orientation.letter())?)))
    }
}

/// Writes the number.
impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// Writes `h3`, `v3` or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Block {
                orientation,
                column,
            } => f.pad(&format!("{}{column}", orientation.letter())),
            Self::Pass => f.pad(PASS),
        }
    }
}

/// Reads `h3`, `v3` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text == PASS {
            return Ok(Self::Pass);
        }
        let Some((orientation, digits)) = Orientation::split(text) else {
            let wanted = "must be h or v and a column, such as h3, or pass";
            return Err(TextError::new("move", text, wanted));
        };
        let column = match digits {
            "-1" => Column::new(-1),
            _ => number(digits, 0..=Column::GREATEST)
                .ok()
                .and_then(Column::new),
        };
        column
            .map(|column| Self::from((orientation, column)))
            .ok_or_else(|| {
                let wanted = format_args!("{digits:?} is no column from -1 to 9");
                TextError::new("move", text, wanted)
            })
    }
}

/// Writes `ha1`.
impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = board().name(self.square());
        f.pad(&format!("{}{square}", self.orientation().letter()))
    }
}

/// Reads `ha1`.
impl FromStr for Block {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        block(text).map_err(|reason| TextError::new("block", text, reason))
    }
}

/// Reads a block, or says why the text is none.
fn block(text: &str) -> Result<Block, String> {
    let Some((orientation, square)) = Orientation::split(text) else {
        return Err("must be h or v and the lower left square, such as ha1".to_owned());
    };
    let square = board()
        .parse_node(square)
        .map_err(|reason| reason.to_string())?;
    Block::new(orientation, square).ok_or_else(|| "sticks out of the wall".to_owned())
}

board_play::forward_text!(Options: write, read);

/// The fields of a position's line after its name.
const FIELDS: [&str; 4] = ["options", "turn", "white", "black"];

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the white blocks and
/// the black blocks: `kwintie/1 - 1 ha1,vc1 ha2,vd1`.
impl fmt::Display for Kwintie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let turn = self.status().turn();
        write!(f, "{}/1 {options} {turn}", Self::NAME)?;
        for seat in Seat::ALL {
            f.write_str(" ")?;
            write_list(f, self.blocks(seat).iter())?;
        }
        Ok(())
    }
}

/// Reads one line as it is written.
impl FromStr for Kwintie {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let [options, turn, white, black] = read_line(line, Self::NAME, FIELDS)?;
        let claimed = turn.word(&Seat::TURNS)?;
        let mut setup = Setup {
            options: options.options()?,
            turn: Seat::First,
            white: blocks(white)?,
            black: blocks(black)?,
        };
        setup.turn = match claimed {
            Some(seat) => seat,
            // Once the game is won by five the loser would be to move.
            None if setup.has_five(Seat::First) => Seat::Second,
            None => Seat::First,
        };
        let position = Self::try_from(setup).map_err(|error| {
            let field = match error {
                SetupError::OffWall { seat, .. }
                | SetupError::ShortEnds { seat, .. }
                | SetupError::Count { seat, .. }
                | SetupError::PlayedOn(seat)
                | SetupError::WonBefore(seat) => [white, black][seat.index()],
                SetupError::NoFirstBlock | SetupError::NoWhiteOnGround | SetupError::Gap(_) => {
                    white
                }
                SetupError::Overlap(_) | SetupError::Unsupported(_) | SetupError::BothFive => black,
                SetupError::Turn { .. } => turn,
            };
            field.error(error)
        })?;
        if position.to_move() == claimed {
            return Ok(position);
        }
        Err(turn.error(match position.to_move() {
            None => "must be o: the game is over",
            Some(_) => "must be 1 or 2: the game is not over",
        }))
    }
}

fn blocks(field: Field<'_>) -> Result<Blocks, TextError> {
    let blocks = field.ascending(block)?;
    Ok(blocks.into_iter().collect())
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Block, Options, Kwintie);
