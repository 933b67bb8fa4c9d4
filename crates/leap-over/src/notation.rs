//! Text of options, `goal=full,fork=off`, and of positions, `leap-over/1 - 1 - a5,b4,… a13,b11,…`; that
//! of moves is `board-stones`'.

use core::fmt;
use core::str::FromStr;

use board_play::text::{or_dash, read_line};
use board_play::{Position as _, RuleOptions as _, Seat, TextError};
use board_stones::{
    Colour, LineField, StoneGame as _, read_stones, read_turn_and_winner, write_stones,
    write_winner,
};

use crate::{LeapOver, Options, Setup, SetupError};

/// The fields of a position's line after its name.
const FIELDS: [&str; 5] = ["options", "turn", "winner", "black", "white"];

board_play::forward_text!(Options: write, read);

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), the seat that has won
/// (`-`, `1` or `2`), the black stones and the white stones.
impl fmt::Display for LeapOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options);
        let turn = self.status().turn();
        write!(f, "{}/1 {options} {turn}", Self::NAME)?;
        write_winner(f, self.winner())?;
        let mut seats = Seat::ALL.into_iter();
        seats.try_for_each(|seat| write_stones(f, self.stones(seat)))
    }
}

/// Reads one line as it is written.
impl FromStr for LeapOver {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        let [options, turn, winner, black, white] = read_line(line, Self::NAME, FIELDS)?;
        let (next, won) = read_turn_and_winner(turn, winner)?;
        let setup = Setup {
            options: options.options()?,
            turn: next,
            winner: won,
            black: read_stones(black)?,
            white: read_stones(white)?,
        };
        Self::try_from(setup).map_err(|fault| {
            let blamed = match &fault {
                SetupError::Stones(fault) => fault.field(),
                SetupError::Class { colour, .. } => LineField::Stones(*colour),
                _ => return winner.error(fault),
            };
            let field = match blamed {
                LineField::Turn => turn,
                LineField::Stones(Colour::Black) => black,
                LineField::Stones(Colour::White) => white,
            };
            field.error(fault)
        })
    }
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Options, LeapOver);
