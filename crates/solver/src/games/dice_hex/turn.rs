//! A position at the beginning of a turn, before the dice are rolled.

use board_play::{Position as _, Seat};
use dice_hex::board_graph::Node;
use dice_hex::{CellSet, DiceHex, Options};

use super::subsets;

/// What a turn begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    options: Options,
    mover: Seat,
    /// The stones of each seat.
    pub(super) stones: [CellSet; 2],
}

/// Which of the vacant cells of a turn have a stone in a later one.
pub(super) struct Later {
    /// Those with a stone, a bit each.
    pub(super) set: u32,
    /// Those of them with a stone of the first seat, as a pattern among them.
    pub(super) pattern: u32,
}

impl Turn {
    /// Returns how the turn of a position has begun.
    pub(super) fn of(position: &DiceHex) -> Self {
        Self {
            options: position.options(),
            mover: position.mover(),
            stones: Seat::ALL.map(|seat| position.stones(seat)),
        }
    }

    /// Returns whose turn it is so many turns later.
    pub(super) fn mover_after(&self, turns: usize) -> Seat {
        match turns % 2 {
            0 => self.mover,
            _ => !self.mover,
        }
    }

    /// Returns how many of `turns` from here on belong to the first seat.
    pub(super) const fn firsts(&self, turns: usize) -> usize {
        match self.mover {
            Seat::First => turns.div_ceil(2),
            Seat::Second => turns / 2,
        }
    }

    /// Returns whether another turn can follow this one, or is the same, by turns that each put down a stone of
    /// the mover.
    pub(super) fn leads_to(&self, other: &Self) -> bool {
        let grows = |seat: Seat| self.stones[seat.index()].is_subset(&other.stones[seat.index()]);
        let more = |seat: Seat| (other.stones[seat.index()] - self.stones[seat.index()]).len();
        self.options == other.options
            && Seat::ALL.into_iter().all(grows)
            && more(Seat::First) == self.firsts(Seat::ALL.into_iter().map(more).sum())
    }

    /// Tells which stones a later turn has more, if this one [leads](Self::leads_to) there. `cells` are those
    /// that are vacant here.
    pub(super) fn later(&self, other: &Self, cells: &[Node]) -> Option<Later> {
        if !self.leads_to(other) {
            return None;
        }
        let [first, second] = other.stones.map(|stones| {
            let bits = (0..).zip(cells);
            let bits = bits.map(|(at, &cell)| u32::from(stones.contains(cell)) << at);
            bits.sum::<u32>()
        });
        let set = first | second;
        let pattern = subsets::pattern(first, set);
        Some(Later { set, pattern })
    }
}
