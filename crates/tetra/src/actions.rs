//! Moves as numbers: a stone put down on each node, the shifts that an empty board allows, the pass.

use board_graph::{Board, ByFork, Fork, Node, NodeSet};
use board_play::Actions;
use board_stones::{ShiftActions, ShiftOrPass};

use crate::moves::slides;
use crate::{Move, Tetra};

/// How many actions put a stone down; shifts come after them.
const PUTS: usize = Board::BENT9_NODE_COUNT;

static ACTIONS: ByFork<ShiftActions> = ByFork::new(|fork: Fork| {
    let slides = slides(fork);
    ShiftActions::new(|from| slides.targets(from, NodeSet::EMPTY))
});

impl Tetra {
    #[inline]
    fn actions(&self) -> &'static ShiftActions {
        ACTIONS.get(self.options.fork().for_moves())
    }
}

impl Actions for Tetra {
    fn action_count(&self) -> usize {
        PUTS + self.actions().count()
    }

    #[inline]
    fn action(&self, m: Move) -> Option<usize> {
        let shift = match m {
            Move::Put(node) => return Some(node.index()).filter(|&action| action < PUTS),
            Move::Shift(shift) => shift.into(),
            Move::Pass => ShiftOrPass::Pass,
        };
        Some(PUTS + self.actions().number(shift)?)
    }

    fn move_of(&self, action: usize) -> Option<Move> {
        match action.checked_sub(PUTS) {
            None => Some(Move::Put(Node::new(action))),
            Some(number) => self.actions().get(number).map(Move::from),
        }
    }
}
