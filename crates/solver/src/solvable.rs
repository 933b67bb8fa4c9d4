//! What the solver must know of a game beyond its rules.

use std::sync::Arc;

use board_play::{Observe, Seat, Symmetric};

use crate::Limits;
use crate::certificate::check::CheckError;
use crate::chance::Odds;
use crate::proof::DfPn;
use crate::prover::Prover;
use crate::table::Table;
use crate::threats::Threats;
use crate::weigher::Weigher;

/// A game that can be solved: its rules ([`Position`](board_play::Position)), its symmetries
/// ([`Symmetric`]), and whether it hides something ([`Observe`]).
///
/// Everything has a default, which is right for every game: `impl Solvable for G {}` is enough. What a game
/// says beyond that makes the solver faster.
///
/// # Contract
///
/// What is `true` by a method here must be the truth: results would be wrong otherwise.
pub trait Solvable: Symmetric + Observe {
    /// Returns whether, from here on, no position can come back. Such games are solved by proof-number
    /// search; others by retrograde analysis, or to a depth.
    fn never_repeats(&self) -> bool {
        false
    }

    /// Returns whether, from here on, chance may decide something.
    fn has_chance(&self) -> bool {
        !self.is_alternating()
    }

    /// Returns whether the game may end in a draw. Where it may not, whoever does not win loses.
    fn can_draw(&self) -> bool {
        true
    }

    /// Returns what the seats threaten to do at once. Searches to a depth ask it at every position, so it is
    /// worth telling where that takes less time than to make all moves.
    fn threats(&self) -> Threats<Self::Move> {
        Threats::Unknown
    }

    /// Verifies that a seat wins this position by the strategy whose lines are given, each with its number in
    /// the text. None if the game has no certificates by regions, or none of this position.
    ///
    /// Regions are for games in which a strategy needs a part of the board only: where a certificate had a line
    /// for each position, it has one for each part.
    fn check_regions(&self, seat: Seat, lines: &[(usize, &str)]) -> Option<Result<(), CheckError>> {
        let _ = (seat, lines);
        None
    }

    /// Returns a number that is equal for positions that are symmetric to each other, and, but for accidents
    /// that 64 bits make unlikely, for no others that are played by the same options. A game that can tell
    /// faster than by making all images says how.
    fn canonical_key(&self) -> u64 {
        let images = (1..self.symmetries()).map(|symmetry| self.transform(symmetry).key());
        images.fold(self.key(), u64::min)
    }

    /// Makes what proves wins and losses from this position on, where [no position comes
    /// back](Self::never_repeats), with tables of so many bytes at most; none if the machine does not have
    /// them. A game that has a prover of its own, made for it alone, returns it here; where that one does not
    /// help, the game returns the [`default_prover`].
    fn prover(&self, memory: usize) -> Option<Box<dyn Prover<Self>>> {
        default_prover(memory)
    }

    /// Makes what tells how much this position is worth, and those that follow, where chance decides, with as
    /// much memory for what it keeps and on as many threads as the limits say. A game that has a way of its
    /// own, made for it alone, returns it here.
    fn weigher(&self, limits: Limits) -> Box<dyn Weigher<Self>> {
        Box::new(Odds::new(limits.memory()))
    }
}

/// Makes the prover that a game has which does not say otherwise: proof-number search, which knows nothing but
/// the rules, with a table of so many bytes at most; none if the machine does not have them. For a
/// [`Solvable::prover`] that has a prover of its own for some positions only, or that asks this one in turn.
///
/// It is right only where [no position comes back](Solvable::never_repeats).
#[must_use]
pub fn default_prover<P: Solvable>(memory: usize) -> Option<Box<dyn Prover<P>>> {
    let table = Arc::new(Table::new(memory)?);
    Some(Box::new(DfPn::new(table)))
}
