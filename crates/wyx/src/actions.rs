//! Moves as numbers: the columns from left to right, then the pass. Chance actions: the dominoes,
//! colour by colour, within a colour ascending, as [`Dominoes`](crate::Dominoes) lists them.

use board_play::Actions;

use crate::column::COLUMNS;
use crate::domino::{DOMINOES, DOMINOES_OF_COLOUR};
use crate::{Column, Domino, Move, Wyx};

impl Wyx {
    /// Returns the dominoes of the colour that a domino of this place in the rack has, in no order.
    fn of_same_colour(&self, place: usize) -> &[Domino] {
        let first = place - place % DOMINOES_OF_COLOUR;
        &self.rack[first..][..DOMINOES_OF_COLOUR]
    }
}

impl Actions for Wyx {
    fn action_count(&self) -> usize {
        COLUMNS + 1
    }

    fn action(&self, m: Move) -> Option<usize> {
        match m {
            Move::Domino(_) => None,
            Move::Column(column) => Some(column.index()),
            Move::Pass => Some(COLUMNS),
        }
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        match action {
            0..COLUMNS => Some(Move::Column(Column::nth(action))),
            COLUMNS => Some(Move::Pass),
            _ => None,
        }
    }

    fn chance_action_count(&self) -> usize {
        DOMINOES
    }

    fn chance_action(&self, m: Move) -> Option<usize> {
        let Move::Domino(domino) = m else {
            return None;
        };
        let place = self.rack.iter().position(|&other| other == domino)?;
        let colour = self.of_same_colour(place).iter();
        let before = colour.filter(|&&other| other < domino).count();
        Some(place - place % DOMINOES_OF_COLOUR + before)
    }

    fn chance_move(&self, action: usize) -> Option<Move> {
        if action >= DOMINOES {
            return None;
        }
        let mut colour = [self.rack[0]; DOMINOES_OF_COLOUR];
        colour.copy_from_slice(self.of_same_colour(action));
        colour.sort_unstable();
        Some(Move::Domino(colour[action % DOMINOES_OF_COLOUR]))
    }
}
