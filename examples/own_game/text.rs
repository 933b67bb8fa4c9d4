//! What text adds to the game: records, traces, tables and references to positions.

use core::fmt;
use core::str::FromStr;

use board_play::text::{number, or_dash, read_line};
use board_play::{NoOptions, Position, Seat, TextError};

use crate::noughts::{Mark, Noughts};

/// Writes `1` to `9`.
impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

/// Reads `1` to `9`.
impl FromStr for Mark {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        match number(text, 1..=9_u8) {
            Ok(square) => Ok(Self(square - 1)),
            Err(reason) => Err(TextError::new("move", text, reason)),
        }
    }
}

/// How the marks of each seat are written.
const LETTERS: [char; 2] = ['x', 'o'];

/// Writes `noughts/1 - SQUARES`, such as `noughts/1 - x...o....`.
impl fmt::Display for Noughts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |square: u8| {
            let is_marked = |seat: &Seat| self.0[seat.index()] & (1 << square) != 0;
            let seat = Seat::ALL.into_iter().find(is_marked);
            seat.map_or('.', |seat| LETTERS[seat.index()])
        };
        let squares: String = (0..9).map(letter).collect();
        write!(f, "{}/1 {} {squares}", Self::NAME, or_dash(&NoOptions))
    }
}

/// Reads what is written, if play can lead to it.
impl FromStr for Noughts {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let [options, squares] = read_line(text, Self::NAME, ["options", "squares"])?;
        options.options::<NoOptions>()?;
        let position = Self(LETTERS.map(|letter| {
            let letters = (0..9).zip(squares.text().chars());
            let marked = letters.filter(|&(_, found)| found == letter);
            marked.map(|(square, _)| 1 << square).sum()
        }));
        let [crosses, noughts] = position.0.map(u16::count_ones);
        let fault = match () {
            () if position.to_string() != text => "must be nine of x, o and .",
            () if crosses != noughts && crosses != noughts + 1 => "somebody moved twice",
            () if position.has_line(position.turn()) => "the game went on after a line",
            () => return Ok(position),
        };
        Err(squares.error(fault))
    }
}
