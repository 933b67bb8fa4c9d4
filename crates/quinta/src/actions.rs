//! Moves as numbers: the slides that an empty board allows, then the pass.

use board_graph::{ByFork, NodeSet, Slides};
use board_stones::ShiftActions;

use crate::Quinta;

static ACTIONS: ByFork<ShiftActions> = ByFork::new(|fork| {
    let slides = Slides::bent9(fork);
    ShiftActions::new(|from| slides.targets(from, NodeSet::EMPTY))
});

board_stones::shift_actions!(Quinta: |game| ACTIONS.get(game.options.fork().for_moves()));
