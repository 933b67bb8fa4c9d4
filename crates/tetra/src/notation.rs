//! Text of moves, `c5`, `c5-d4` and `pass`, of options, `scales=edge,fork=off`, and of positions,
//! `tetra/1 - 2 a4,c5 d1` or, where the stones do not tell who has won, `tetra/1 wins=moving 2 - a4,c5 d1`.

use core::fmt;
use core::str::FromStr;

use board_graph::Board;
use board_play::text::{Field, or_dash, read_line};
use board_play::{Position as _, RuleOptions as _, Seat, TextError};
use board_stones::{
    Colour, LineField, ShiftOrPass, StoneGame as _, read_stones, read_turn_and_winner,
    write_stones, write_winner,
};

use crate::{Move, Options, Setup, Tetra, Wins};

/// The fields of a position's line after its name, if the stones tell who has won.
const FIELDS: [&str; 4] = ["options", "turn", "black", "white"];

/// The fields if they do not.
const FIELDS_WITH_WINNER: [&str; 5] = ["options", "turn", "winner", "black", "white"];

board_play::forward_text!(Options: write, read);

/// Writes `c5`, `c5-d4` or `pass`. A node that is not on the board is written as its index.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Put(node) => Board::bent9().name_or_index(node).fmt(f),
            Self::Shift(shift) => shift.fmt(f),
            Self::Pass => ShiftOrPass::Pass.fmt(f),
        }
    }
}

/// Reads `c5`, `c5-d4` or `pass`.
impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        if text.contains('-') || text == "pass" {
            return text.parse::<ShiftOrPass>().map(Self::from);
        }
        let put = Board::bent9().parse_node(text).map(Self::Put);
        put.map_err(|reason| {
            let forms = "a move is a node, such as c5, two, such as c5-d4, or pass";
            TextError::new("move", text, format_args!("{reason}; {forms}"))
        })
    }
}

/// Writes one line: the options, whose turn it is (`1`, `2` or `o` for over), with `wins=moving` the seat
/// that has won (`-`, `1` or `2`), the black stones and the white stones.
impl fmt::Display for Tetra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let turn = self.status().turn();
        write!(f, "{}/1 {options} {turn}", Self::NAME)?;
        if self.options().wins() == Wins::Moving {
            write_winner(f, self.winner())?;
        }
        let mut seats = Seat::ALL.into_iter();
        seats.try_for_each(|seat| write_stones(f, self.stones(seat)))
    }
}

/// Reads one line as it is written.
impl FromStr for Tetra {
    type Err = TextError;

    fn from_str(line: &str) -> Result<Self, TextError> {
        match wins(line) {
            Wins::Always => read_always(line),
            Wins::Moving => read_moving(line),
        }
    }
}

/// Returns when figures win by the options of a line, which decide what fields it has. What cannot be
/// read is refused with the fields.
fn wins(line: &str) -> Wins {
    let options = line.split(' ').nth(1).and_then(|text| text.parse().ok());
    options.as_ref().map(Options::wins).unwrap_or_default()
}

/// Reads a line whose stones tell who has won.
fn read_always(line: &str) -> Result<Tetra, TextError> {
    let [options, turn, black, white] = read_line(line, Tetra::NAME, FIELDS)?;
    let given = turn.word(&Seat::TURNS)?;
    let mut setup = Setup {
        options: options.options()?,
        turn: given.unwrap_or(Seat::First),
        winner: None,
        black: read_stones(black)?,
        white: read_stones(white)?,
    };
    let may_have_won = |seat: &Seat| given != Some(*seat) && setup.has_figure(*seat);
    setup.winner = Seat::ALL.into_iter().find(may_have_won);
    match (given, setup.winner) {
        // Once the game is over, the loser would be to move.
        (None, Some(winner)) => setup.turn = !winner,
        (None, None) => return Err(turn.error("must be 1 or 2: nobody has a figure")),
        (Some(_), _) => {}
    }
    let position = validated(setup, [turn, turn, black, white])?;
    if position.to_move() != given {
        return Err(turn.error("must be o: four stones form a figure"));
    }
    Ok(position)
}

/// Reads a line that says who has won.
fn read_moving(line: &str) -> Result<Tetra, TextError> {
    let [options, turn, winner, black, white] = read_line(line, Tetra::NAME, FIELDS_WITH_WINNER)?;
    let (next, won) = read_turn_and_winner(turn, winner)?;
    let setup = Setup {
        options: options.options()?,
        turn: next,
        winner: won,
        black: read_stones(black)?,
        white: read_stones(white)?,
    };
    validated(setup, [turn, winner, black, white])
}

/// Makes a position of a state, or says which field is to blame that it is none: that of the turn, of
/// the winner, of the black or of the white stones.
fn validated(
    setup: Setup,
    [turn, winner, black, white]: [Field<'_>; 4],
) -> Result<Tetra, TextError> {
    Tetra::try_from(setup).map_err(|fault| {
        let field = match fault.field() {
            Some(LineField::Turn) => turn,
            Some(LineField::Stones(Colour::Black)) => black,
            Some(LineField::Stones(Colour::White)) => white,
            None => winner,
        };
        field.error(fault)
    })
}

#[cfg(feature = "serde")]
board_play::serde_by_text!(Move, Options, Tetra);
