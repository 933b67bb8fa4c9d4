//! Wyx: each move plays a domino, and a seat that cannot play lets the other play one. Chance fills the rack
//! and does nothing else.

use board_play::{Position as _, Status};
use wyx::Wyx;

use crate::Solvable;

impl Solvable for Wyx {
    fn never_repeats(&self) -> bool {
        true
    }

    fn has_chance(&self) -> bool {
        self.status() == Status::Chance
    }
}
