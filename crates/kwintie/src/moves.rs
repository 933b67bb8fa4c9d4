//! Moves: which there are, which are legal.

use board_play::{Position as _, Seat, Status};

use crate::wall::SIDE;
use crate::{Block, Column, Illegal, Kwintie, Orientation};

/// A move. Lying blocks come first, then standing ones, both from left to right; a pass comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts one of the seat's blocks: `h3`, `v3`.
    Block {
        /// How it is put.
        orientation: Orientation,
        /// The column that it covers, or the left one of two.
        column: Column,
    },
    /// Does nothing, since none of the seat's blocks can be put: `pass`.
    Pass,
}

impl From<(Orientation, Column)> for Move {
    fn from((orientation, column): (Orientation, Column)) -> Self {
        Self::Block {
            orientation,
            column,
        }
    }
}

impl Kwintie {
    /// Returns whether the seat to move has to pass.
    pub(crate) fn must_pass(&self) -> bool {
        self.places().is_empty() && !self.status().is_over()
    }

    pub(crate) fn list(&self) -> impl Iterator<Item = Move> + use<> {
        let pass = self.must_pass().then_some(Move::Pass);
        self.places().iter().map(Move::from).chain(pass)
    }

    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.places().len() + usize::from(self.must_pass())
    }

    #[inline]
    pub(crate) fn nth(&self, n: usize) -> Option<Move> {
        let pass = || (n == 0 && self.must_pass()).then_some(Move::Pass);
        self.places().nth(n).map(Move::from).or_else(pass)
    }

    /// Checks a move rule by rule, without a look at the places that the position keeps.
    pub(crate) fn check_move(&self, m: Move) -> Result<(), Illegal> {
        let seat = match self.status() {
            Status::ToMove(seat) => seat,
            Status::Over(outcome) => return Err(Illegal::GameOver(outcome)),
            Status::Chance => return Ok(()),
        };
        match m {
            Move::Block {
                orientation,
                column,
            } => self.check_block(seat, orientation, column),
            Move::Pass => match self.nth(0) {
                Some(possible @ Move::Block { .. }) => Err(Illegal::CanPut(possible)),
                _ => Ok(()),
            },
        }
    }

    fn check_block(
        &self,
        seat: Seat,
        orientation: Orientation,
        column: Column,
    ) -> Result<(), Illegal> {
        if self.in_hand(seat) == 0 {
            return Err(Illegal::NoBlockLeft(seat));
        }
        let m = Move::from((orientation, column));
        let left = isize::from(column.number()) - 1;
        let right = match orientation {
            Orientation::Lying => left + 1,
            Orientation::Standing => left,
        };
        if self.options().ruleset().is_fixed() {
            self.check_fixed_columns(m, left, right)?;
        } else {
            self.check_growth(m, left, right)?;
        }
        let heights = [left, right].map(|column| self.height_at(column));
        if heights[0] != heights[1] {
            return Err(Illegal::Uneven { m, heights });
        }
        let row = heights[0];
        if row + orientation.height() > SIDE {
            return Err(Illegal::TooHigh { m, height: row });
        }
        let mut own = self.blocks(seat).iter();
        match own.find(|&other| touch_ends(orientation, (row, left), other)) {
            Some(other) => Err(Illegal::ShortEnds { m, other }),
            None => Ok(()),
        }
    }

    /// Checks that a block stays within the nine columns, and that it is off the middle one if it is
    /// the first and that one is barred to it.
    fn check_fixed_columns(&self, m: Move, left: isize, right: isize) -> Result<(), Illegal> {
        if left < 0 || right >= SIDE.cast_signed() {
            return Err(Illegal::OffWall(m));
        }
        let is_barred = self.options().bars_middle() && self.covered().is_empty();
        if is_barred && (left..=right).contains(&MIDDLE) {
            return Err(Illegal::FirstInMiddle(m));
        }
        Ok(())
    }

    /// Checks that the wall, which has no fixed columns, grows without a gap and not too wide.
    fn check_growth(&self, m: Move, left: isize, right: isize) -> Result<(), Illegal> {
        let width = self.width().cast_signed();
        if width == 0 {
            let first = (left == 0).then_some(());
            return first.ok_or(Illegal::FirstNotAtOne(m));
        }
        if right < -1 || left > width {
            return Err(Illegal::Gap(m));
        }
        if width.max(right + 1) - left.min(0) > SIDE.cast_signed() {
            return Err(Illegal::TooWide(m));
        }
        Ok(())
    }

    /// Returns the height of a column of the wall, or of one to the left of it, which is 0.
    pub(crate) fn height_at(&self, column: isize) -> usize {
        usize::try_from(column).map_or(0, |column| self.height(column))
    }
}

/// The index of the middle column.
const MIDDLE: isize = 4;

/// Returns whether a block with its lower left square in this row and column would touch another of
/// the same colour, short side to short side: in line with it, and two squares on.
fn touch_ends(orientation: Orientation, (row, column): (usize, isize), other: Block) -> bool {
    let (other_row, other_column) = (other.row(), other.column().cast_signed());
    orientation == other.orientation()
        && match orientation {
            Orientation::Lying => row == other_row && column.abs_diff(other_column) == 2,
            Orientation::Standing => column == other_column && row.abs_diff(other_row) == 2,
        }
}
