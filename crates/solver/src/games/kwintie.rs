//! Kwintie: each move puts down a block, which stays; two passes in a row end the game.

use kwintie::Kwintie;

use crate::Solvable;

impl Solvable for Kwintie {
    fn never_repeats(&self) -> bool {
        true
    }
}
