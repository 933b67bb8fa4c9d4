//! Y: each move puts down a stone that stays, and a full board has exactly one winner. Only the second seat
//! can swap, once, so that a swap brings nothing back.
//!
//! Boards of at most 125 nodes have a prover of their own, which knows what cannot be cut. It solves them
//! thousands of times faster than the rules alone:
//!
//! * [`Field`](field::Field): a board whose sets of nodes have one word or two;
//! * [`settled`]: nodes whose colour no longer matters, or is certain;
//! * [`Connections`](connections::Connections): what a colour can connect whatever the other does;
//! * [`wins`]: what its connections come to;
//! * [`search`]: proof-number search among the moves that they leave over;
//! * [`Scout`](scout::Scout): what all that says of one position at a glance;
//! * [`Entries`](entries::Entries): what it has found;
//! * [`Connector`](connector::Connector): the prover, which knows of seats, swaps and limits;
//! * [`Strategy`](strategy::Strategy): what it proves, as a certificate by regions;
//! * [`check()`](check::check): what verifies that.

mod carriers;
mod check;
mod connections;
mod connector;
mod entries;
mod field;
pub(crate) mod scout;
mod search;
mod settled;
mod strategy;
#[cfg(test)]
mod tests;
mod wins;

use board_play::{Position as _, Seat, zobrist};
use y::{Colour, YOn};

use crate::certificate::check::CheckError;
use crate::prover::Prover;
use crate::{Solvable, default_prover};

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

    fn prover(&self, memory: usize) -> Option<Box<dyn Prover<Self>>> {
        if self.is_alternating() && connector::takes(self.board()) {
            return connector::prover(self.board(), memory);
        }
        default_prover(memory)
    }

    fn check_regions(&self, seat: Seat, lines: &[(usize, &str)]) -> Option<Result<(), CheckError>> {
        let takes_turns = self.is_alternating() && connector::is_without_pie(self);
        if self.is_over() || !takes_turns || !connector::takes(self.board()) {
            return None;
        }
        let own = self.stones(self.colour_of(seat)).resize()?;
        let question = check::Question {
            board: self.board(),
            own,
            vacant: self.vacant().resize()?,
            is_to_move: self.to_move() == Some(seat),
        };
        Some(check::check(question, lines))
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
