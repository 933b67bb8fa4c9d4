//! Moves as numbers: lying blocks by their left column, standing ones by their column, the pass.
//!
//! With nine fixed columns lying blocks have the columns 1 to 8 and standing ones 1 to 9. Without, the
//! wall can grow to the left too: lying blocks have the columns -1 and 1 to 8, standing ones 0 to 9. (A
//! lying block on the columns 0 and 1 would never rest evenly.)

use board_play::{Actions, Position as _};

use crate::{Column, Kwintie, Move, Orientation};

/// The columns that blocks can be put on, those of lying blocks and those of standing ones, ascending.
const FIXED: [&[i8]; 2] = [&[1, 2, 3, 4, 5, 6, 7, 8], &[1, 2, 3, 4, 5, 6, 7, 8, 9]];
const FREE: [&[i8]; 2] = [
    &[-1, 1, 2, 3, 4, 5, 6, 7, 8],
    &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
];

impl Kwintie {
    fn columns(&self) -> [&'static [i8]; 2] {
        if self.options().ruleset().is_fixed() {
            FIXED
        } else {
            FREE
        }
    }
}

impl Actions for Kwintie {
    fn action_count(&self) -> usize {
        let [lying, standing] = self.columns();
        lying.len() + standing.len() + 1
    }

    fn action(&self, m: Move) -> Option<usize> {
        let Move::Block {
            orientation,
            column,
        } = m
        else {
            return Some(self.action_count() - 1);
        };
        let [lying, standing] = self.columns();
        let (columns, first) = match orientation {
            Orientation::Lying => (lying, 0),
            Orientation::Standing => (standing, lying.len()),
        };
        let place = columns.iter().position(|&other| other == column.number())?;
        Some(first + place)
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        let [lying, standing] = self.columns();
        let block = |orientation, column: i8| {
            let column = Column::new(column)?;
            Some(Move::from((orientation, column)))
        };
        if let Some(&column) = lying.get(action) {
            return block(Orientation::Lying, column);
        }
        let action = action - lying.len();
        match standing.get(action) {
            Some(&column) => block(Orientation::Standing, column),
            None => (action == standing.len()).then_some(Move::Pass),
        }
    }
}
