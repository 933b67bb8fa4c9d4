//! Moves as numbers: the cells in board order, then `none`. Chance actions: the rolls, ascending.

use board_graph::Node;
use board_play::{ActionMask, Actions};

use crate::board::CELLS;
use crate::roll::ROLLS;
use crate::{DiceHex, Move, Roll};

impl Actions for DiceHex {
    fn action_count(&self) -> usize {
        CELLS + 1
    }

    fn action(&self, m: Move) -> Option<usize> {
        match m {
            Move::Roll(_) => None,
            Move::Cell(number) => Some(self.cell(number).index()),
            Move::None => Some(CELLS),
        }
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        match action {
            0..CELLS => {
                let cell = Node::new(action);
                Some(Move::Cell(self.options.numbering().number(cell)))
            }
            CELLS => Some(Move::None),
            _ => None,
        }
    }

    fn write_mask(&self, mask: &mut [u64]) {
        let mut mask = ActionMask::new(mask, CELLS + 1);
        let (cells, none) = self.choices();
        for number in cells.iter() {
            mask.insert(self.cell(number).index());
        }
        if none {
            mask.insert(CELLS);
        }
    }

    fn chance_action_count(&self) -> usize {
        ROLLS
    }

    fn chance_action(&self, m: Move) -> Option<usize> {
        match m {
            Move::Roll(roll) => Some(roll.index()),
            Move::Cell(_) | Move::None => None,
        }
    }

    fn chance_move(&self, action: usize) -> Option<Move> {
        (action < ROLLS).then(|| Move::Roll(Roll::nth(action)))
    }
}
