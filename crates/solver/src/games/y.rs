//! Y: each move puts down a stone that stays, and a full board has exactly one winner. Only the second seat
//! can swap, once, so that a swap brings nothing back.

use board_play::{Seat, zobrist};
use y::{Colour, YOn};

use crate::Solvable;

impl<const W: usize> Solvable for YOn<W> {
    fn never_repeats(&self) -> bool {
        true
    }

    fn has_chance(&self) -> bool {
        false
    }

    fn can_draw(&self) -> bool {
        false
    }

    /// Makes the images of the stones alone: with what a position knows of connections it would take some
    /// ten times as long.
    fn canonical_key(&self) -> u64 {
        let stones = Colour::ALL.map(|colour| self.stones(colour));
        let owner = OWNERS[self.colour_of(Seat::First).index()];
        let images = self.board().symmetries().iter().map(|map| {
            let words = stones.iter().flat_map(|&stones| map.set(stones).words());
            words.fold(owner, |key, word| mix(key.rotate_left(1) ^ word))
        });
        images.min().unwrap_or_default()
    }
}

/// Where the key begins: which colour the first seat plays.
const OWNERS: [u64; 2] = [zobrist(0, 0), zobrist(0, 1)];

/// Scatters the bits of a number, one to one: the finaliser of `SplitMix64` (Steele, Lea and Flood, *Fast
/// splittable pseudorandom number generators*, 2014).
const fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
