//! Dice-hex: each turn puts down a stone, and a full board has a winner.

use dice_hex::DiceHex;

use crate::Solvable;

impl Solvable for DiceHex {
    fn never_repeats(&self) -> bool {
        true
    }

    fn can_draw(&self) -> bool {
        false
    }
}
