//! What a seat sees as numbers: stones, whose turn it is, and the goals, which are not the same for both
//! seats.

use board_stones::set_nodes;

use crate::{LeapOver, mirror, outcome};

board_stones::stone_planes!(
    LeapOver, mirror::symmetries();
    "a goal of the viewer",
    "a goal of the other seat";
    |planes, _game, viewer| {
        for seat in [viewer, !viewer] {
            set_nodes(planes, outcome::goal_nodes(seat));
        }
    }
);
