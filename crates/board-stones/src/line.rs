//! The line of a position of stones: `NAME/1 OPTIONS TURN BLACK WHITE`.

use core::error::Error;
use core::fmt;

use board_graph::{Board, Node, NodeSet};
use board_play::text::{Field, or_dash, read_line, write_list};
use board_play::{Described, Seat, TextError};

use crate::{Colour, SetupFault, StoneGame, StoneSetup, StonesFault};

/// The fields of a line after the game's name.
const FIELDS: [&str; 4] = ["options", "turn", "black", "white"];

/// A field of a line, for an error to blame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineField {
    /// Whose turn it is.
    Turn,
    /// The stones of a colour.
    Stones(Colour),
}

impl StonesFault {
    /// Returns the field of a line that is to blame.
    #[must_use]
    pub const fn field(&self) -> LineField {
        match self {
            Self::OffBoard { colour, .. }
            | Self::Count { colour, .. }
            | Self::TooMany { colour, .. } => LineField::Stones(*colour),
            Self::Shared(_) => LineField::Stones(Colour::White),
        }
    }
}

/// Why a state is no position, and which field of a line is to blame.
pub trait Blame: Error {
    /// Returns the field that is to blame.
    fn field(&self) -> LineField;
}

impl Blame for SetupFault {
    fn field(&self) -> LineField {
        match self {
            Self::Stones(fault) => fault.field(),
            Self::PlayedOn(winner) | Self::WonBefore(winner) => LineField::Stones(*winner),
        }
    }
}

/// A game whose position is told by its options, the turn and the stones: it is written as a line with
/// these fields. The first seat plays Black.
pub trait StoneLine:
    StoneGame + Described + TryFrom<StoneSetup<Self::Options>, Error: Blame>
{
    /// What is so once a seat has won, and what is so before: `five stand in a line`.
    const WON: [&'static str; 2];

    /// Returns whether a seat has won with these stones.
    fn has_won(setup: &StoneSetup<Self::Options>, seat: Seat) -> bool;

    /// Returns the seat that has won with these stones, if one has.
    fn winner_of(setup: &StoneSetup<Self::Options>) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| Self::has_won(setup, seat))
    }

    /// Writes the line: the options, whose turn it is (`1`, `2` or `o` for over), the black stones and
    /// the white stones.
    ///
    /// # Errors
    ///
    /// Writing failed.
    fn write_line(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = or_dash(&self.options());
        let turn = self.status().turn();
        write!(f, "{}/1 {options} {turn}", Self::NAME)?;
        Seat::ALL
            .into_iter()
            .try_for_each(|seat| write_stones(f, self.stones(seat)))
    }

    /// Reads a line as it is written.
    ///
    /// # Errors
    ///
    /// The field that is wrong, and why.
    fn read_line(line: &str) -> Result<Self, TextError> {
        let [options, turn, black, white] = read_line(line, Self::NAME, FIELDS)?;
        let given = turn.word(&Seat::TURNS)?;
        let mut setup = StoneSetup {
            options: options.options()?,
            turn: Seat::First,
            black: read_stones(black)?,
            white: read_stones(white)?,
        };
        let [won, not_won] = Self::WON;
        // Once the game is over, the loser would be to move.
        let loser = || Self::winner_of(&setup).map(|winner| !winner);
        let seat = given.or_else(loser);
        setup.turn = seat.ok_or_else(|| turn.error(format_args!("must be 1 or 2: {not_won}")))?;
        let position = Self::try_from(setup).map_err(|fault| {
            let field = match fault.field() {
                LineField::Turn => turn,
                LineField::Stones(Colour::Black) => black,
                LineField::Stones(Colour::White) => white,
            };
            field.error(fault)
        })?;
        if position.to_move() != given {
            return Err(turn.error(format_args!("must be o: {won}")));
        }
        Ok(position)
    }
}

/// What stands for the winner while there is none.
const NOBODY: &str = "-";

/// Writes a blank and the seat that has won, `-` if none has, as a field: for a game whose winner does
/// not follow from the stones.
///
/// # Errors
///
/// Writing failed.
pub fn write_winner(f: &mut fmt::Formatter<'_>, winner: Option<Seat>) -> fmt::Result {
    match winner {
        Some(winner) => write!(f, " {winner}"),
        None => write!(f, " {NOBODY}"),
    }
}

/// Reads the seat to move or, once the game is over, the one that would be, the loser; and the seat
/// that has won.
///
/// # Errors
///
/// One of the fields is wrong, or they contradict each other.
pub fn read_turn_and_winner(
    turn: Field<'_>,
    winner: Field<'_>,
) -> Result<(Seat, Option<Seat>), TextError> {
    let won: Option<Seat> = match winner.text() {
        NOBODY => None,
        _ => Some(winner.parse()?),
    };
    match (turn.word(&Seat::TURNS)?, won) {
        (Some(seat), None) => Ok((seat, None)),
        (None, Some(winner)) => Ok((!winner, won)),
        (None, None) => Err(winner.error("must be 1 or 2 when the game is over")),
        (Some(_), Some(_)) => Err(winner.error("must be - while a seat is to move")),
    }
}

/// Writes a blank and a set of stones as a field.
///
/// # Errors
///
/// Writing failed.
pub fn write_stones(f: &mut fmt::Formatter<'_>, stones: NodeSet) -> fmt::Result {
    f.write_str(" ")?;
    write_list(f, stones.iter().map(|node| Board::bent9().name(node)))
}

/// Reads a set of stones.
///
/// # Errors
///
/// A name that is no node, or is out of order.
pub fn read_stones(field: Field<'_>) -> Result<NodeSet, TextError> {
    let nodes: Vec<Node> = field.ascending(|name| Board::bent9().parse_node(name))?;
    Ok(nodes.into_iter().collect())
}
