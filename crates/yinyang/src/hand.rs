//! The laws of both seats, which of them are posted, and which are barred.

use board_play::Seat;

use crate::{Contradiction, Law, Slot};

/// The four laws of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Hand {
    laws: [Option<Law>; 4],
    /// The places of the posted laws.
    posted: u8,
    /// The places of the hidden laws that cannot be used. It follows from the laws of both seats.
    barred: u8,
}

impl Hand {
    /// Returns the law in a place, if it has been written.
    #[inline]
    pub(crate) const fn law(&self, slot: Slot) -> Option<Law> {
        self.laws[slot.index()]
    }

    /// Returns whether the law in a place is posted.
    #[inline]
    pub(crate) const fn is_posted(&self, slot: Slot) -> bool {
        self.posted & slot.bit() != 0
    }

    /// Returns whether the law in a place is hidden and barred by a posted one.
    #[inline]
    pub(crate) const fn is_barred(&self, slot: Slot) -> bool {
        self.barred & slot.bit() != 0
    }

    /// Writes a law; it is hidden.
    pub(crate) const fn write(&mut self, slot: Slot, law: Law) {
        self.laws[slot.index()] = Some(law);
        self.posted &= !slot.bit();
    }

    /// Posts a law.
    pub(crate) const fn post(&mut self, slot: Slot) {
        self.posted |= slot.bit();
    }

    /// Lists the laws that can be used where their cause stands: those that no posted law bars.
    #[inline]
    pub(crate) fn usable(&self) -> impl Iterator<Item = Law> {
        let free = Slot::ALL.into_iter().filter(|&slot| !self.is_barred(slot));
        free.filter_map(|slot| self.law(slot))
    }
}

/// Whose law it is, and its place.
pub(crate) type Holder = (Seat, Slot);

/// Lists the posted laws.
pub(crate) fn posted(hands: &[Hand; 2]) -> impl Iterator<Item = (Holder, Law)> {
    Seat::ALL.into_iter().flat_map(move |seat| {
        let hand = &hands[seat.index()];
        let posted = Slot::ALL.into_iter().filter(|&slot| hand.is_posted(slot));
        posted.filter_map(move |slot| Some(((seat, slot), hand.law(slot)?)))
    })
}

/// Finds a posted law, other than itself, that a law contradicts.
pub(crate) fn contradicted(
    hands: &[Hand; 2],
    (owner, slot): Holder,
    rule: Contradiction,
) -> Option<Holder> {
    let law = hands[owner.index()].law(slot)?.oriented(owner);
    let found = posted(hands).find(|&(holder, other)| {
        let other = other.oriented(holder.0);
        holder != (owner, slot)
            && other.cause_code == law.cause_code
            && (rule == Contradiction::SameCause || other.effect_code != law.effect_code)
    });
    found.map(|(holder, _)| holder)
}

/// Finds out which hidden laws are barred. It is called when a law has been posted or rewritten.
pub(crate) fn update_bars(hands: &mut [Hand; 2], rule: Contradiction) {
    for owner in Seat::ALL {
        let hidden = Slot::ALL
            .into_iter()
            .filter(|&slot| !hands[owner.index()].is_posted(slot));
        let barred = hidden
            .filter(|&slot| contradicted(hands, (owner, slot), rule).is_some())
            .fold(0, |barred, slot| barred | slot.bit());
        hands[owner.index()].barred = barred;
    }
}
