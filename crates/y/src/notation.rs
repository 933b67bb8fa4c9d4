//! Text of moves, of options, `board=flat:13,opening=pie`, and of positions, `y/1 - 1 black c5 a1`.

use core::fmt;
use core::str::FromStr;

use board_play::text::{Field, or_dash, read_line, write_list};
use board_play::{Position, RuleOptions as _, Seat, TextError};

use crate::{Colour, Move, OptionsOn, SetupError, SetupOn, YOn};

const SWAP: &str = "swap";

board_play::forward_text!(impl<const W: usize> OptionsOn<W>: write, read);

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

/// The fields of a position's line after its name.
const FIELDS: [&str; 5] = ["options", "turn", "first", "black", "white"];

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the colour of the first
/// seat, the black stones and the white stones: `y/1 - 1 black c5,f2 a1,d4`.
impl<const W: usize> fmt::Display for YOn<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let (turn, first) = (self.status().turn(), self.colour_of(Seat::First));
        write!(f, "{}/1 {options} {turn} {first}", Self::NAME)?;
        for colour in Colour::ALL {
            f.write_str(" ")?;
            let stones = self.stones(colour).iter();
            write_list(f, stones.map(|node| self.board().name(node)))?;
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
                SetupError::PlayedOn(winner) | SetupError::WonBefore(winner) => {
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
