//! Nim, the example: each move takes stones away.

use board_play::nim::Nim;

use crate::Solvable;

impl Solvable for Nim {
    fn never_repeats(&self) -> bool {
        true
    }

    fn can_draw(&self) -> bool {
        false
    }
}
