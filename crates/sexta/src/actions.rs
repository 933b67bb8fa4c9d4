//! Moves as numbers: the slides that an empty board allows.

use board_graph::{ByFork, NodeSet, Slides};
use board_play::Actions;
use board_stones::{Shift, ShiftActions};

use crate::Sexta;

static ACTIONS: ByFork<ShiftActions> = ByFork::new(|fork| {
    let slides = Slides::bent9(fork);
    ShiftActions::new(|from| slides.targets(from, NodeSet::EMPTY))
});

impl Sexta {
    #[inline]
    fn actions(&self) -> &'static ShiftActions {
        ACTIONS.get(self.options.fork())
    }
}

impl Actions for Sexta {
    fn action_count(&self) -> usize {
        self.actions().shift_count()
    }

    #[inline]
    fn action(&self, m: Shift) -> Option<usize> {
        self.actions().shift(m)
    }

    fn move_of(&self, action: usize) -> Option<Shift> {
        self.actions().shift_at(action)
    }
}
