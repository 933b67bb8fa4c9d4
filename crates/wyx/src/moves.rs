//! Moves: which there are, which are legal.

use board_graph::Node;
use board_play::{Seat, Status};

use crate::domino::DOMINOES_OF_COLOUR;
use crate::rack::next_column;
use crate::square::board;
use crate::{Column, Domino, Illegal, Wyx, landing};

/// A move. Dominoes come before columns, and `pass` is last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance puts a domino into the next place of the rack: `+2-3`.
    Domino(Domino),
    /// The seat plays the bottom domino of a column: `5`.
    Column(Column),
    /// The seat can play no column: `pass`.
    Pass,
}

impl Wyx {
    /// Returns the column that chance puts the next domino into; none once the rack is full.
    #[must_use]
    pub fn filling(&self) -> Option<Column> {
        next_column(self.placed.into())
    }

    /// Returns the dominoes that chance may put into the rack next, ascending.
    pub(crate) fn drawable(&self) -> &[Domino] {
        let placed = usize::from(self.placed);
        let end = placed + self.drawable_count();
        self.rack.get(placed..end).unwrap_or_default()
    }

    /// Counts the dominoes that chance may put into the rack next, if it is not full.
    pub(crate) fn drawable_count(&self) -> usize {
        DOMINOES_OF_COLOUR - usize::from(self.placed) % DOMINOES_OF_COLOUR
    }

    /// Returns whether `pass` is the only legal move.
    pub(crate) fn must_pass(&self) -> bool {
        matches!(self.status, Status::ToMove(_)) && self.playable.is_empty()
    }

    /// Returns the square that a seat's knight would jump to by the bottom domino of a column, whether
    /// it may or not; none if that is off the board or the column is empty.
    #[must_use]
    pub fn landing(&self, seat: Seat, column: Column) -> Option<Node> {
        landing::landing(self.knight(seat), self.bottom(column)?)
    }

    /// Checks a domino that chance puts into the rack.
    pub(crate) fn check_domino(&self, domino: Domino) -> Result<(), Illegal> {
        let Some(column) = self.filling() else {
            return Err(Illegal::RackFull(domino));
        };
        let place = self.rack.iter().position(|&other| other == domino);
        let Some((place, found)) = place.and_then(|place| Some((place, next_column(place)?)))
        else {
            return Err(Illegal::NoDomino(domino));
        };
        let colour = found.colour();
        if colour != column.colour() {
            return Err(Illegal::Colour {
                domino,
                colour,
                column,
            });
        }
        if place < self.placed.into() {
            let column = found;
            return Err(Illegal::InRack { domino, column });
        }
        Ok(())
    }

    /// Finds the square that a seat's knight may jump to by the bottom domino of a column.
    pub(crate) fn check_column(&self, seat: Seat, column: Column) -> Result<Node, Illegal> {
        let Some(domino) = self.bottom(column) else {
            return Err(Illegal::ColumnEmpty(column));
        };
        let (knight, others) = (self.knight(seat), self.knight(!seat));
        let from = board().name(knight);
        let Some(square) = landing::landing(knight, domino) else {
            return Err(Illegal::OffBoard {
                column,
                domino,
                from,
            });
        };
        let to = board().name(square);
        if square == others {
            return Err(Illegal::OntoKnight {
                column,
                domino,
                from,
                to,
            });
        }
        if !self.free_squares(seat).contains(square) {
            let owner = if self.pawns(seat).contains(square) {
                seat
            } else {
                !seat
            };
            return Err(Illegal::Barred {
                column,
                domino,
                from,
                to,
                owner,
            });
        }
        Ok(square)
    }

    /// Finds the seat to move in a game that is not over.
    pub(crate) fn check_rack_full(&self) -> Result<Seat, Illegal> {
        match self.status {
            Status::ToMove(seat) => Ok(seat),
            Status::Chance => Err(Illegal::RackNotFull),
            Status::Over(outcome) => Err(Illegal::GameOver(outcome)),
        }
    }
}
