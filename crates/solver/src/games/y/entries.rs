//! What the search has found, in a table of a fixed size.

use std::sync::{Mutex, PoisonError};

use super::field::{Field, Stones};
use super::mix;
use super::search::{Found, Numbers};
use crate::table::work;

/// How many entries are looked at for a position.
const WAYS: usize = 4;

/// What is known of a position, whose stones are the least image.
#[derive(Clone, Copy, Debug, Default)]
struct Entry<const W: usize> {
    stones: Stones<W>,
    /// Numbers that are both 0 are those of no entry.
    found: Found<W>,
    /// A measure of the work that it stands for.
    work: u8,
}

/// A transposition table that several threads share. Where there is no room, the entry of the least work is
/// dropped.
///
/// Positions are told apart by their stones, not by a key, so that no accident can make a result wrong. A
/// lock costs nothing beside what is done for a position.
#[derive(Debug)]
pub(super) struct Entries<const W: usize>(Vec<Mutex<[Entry<W>; WAYS]>>);

impl<const W: usize> Entries<W> {
    /// Makes a table that takes so many bytes at most, but at least the least there is; none if the machine
    /// does not have them.
    pub(super) fn new(bytes: usize) -> Option<Self> {
        let buckets = (bytes / size_of::<Mutex<[Entry<W>; WAYS]>>()).max(1);
        let mut slots = Vec::new();
        slots.try_reserve_exact(buckets).ok()?;
        slots.resize_with(buckets, Default::default);
        Some(Self(slots))
    }

    fn bucket(&self, stones: Stones<W>) -> &Mutex<[Entry<W>; WAYS]> {
        let words = (!stones.other)
            .words()
            .into_iter()
            .chain(stones.own.words());
        let key = words.fold(0, |key, word| mix(key ^ word));
        // The product of a fraction and a length is an index.
        let place = (u128::from(key) * self.0.len() as u128) >> 64;
        &self.0[usize::try_from(place).unwrap_or(0)]
    }

    /// Returns what is known of a position.
    pub(super) fn get(&self, field: &Field<W>, stones: Stones<W>) -> Option<Found<W>> {
        let (stones, symmetry) = field.canonical(stones);
        let bucket = self.bucket(stones).lock();
        let bucket = bucket.unwrap_or_else(PoisonError::into_inner);
        let entry = bucket.iter().find(|entry| entry.is_of(stones))?;
        Some(entry.found.map(|nodes| field.original(symmetry, nodes)))
    }

    /// Keeps what is known of a position, and how many positions were looked into for it.
    pub(super) fn put(&self, field: &Field<W>, stones: Stones<W>, found: Found<W>, positions: u64) {
        let (stones, symmetry) = field.canonical(stones);
        let mut bucket = self
            .bucket(stones)
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let same = bucket.iter().position(|entry| entry.is_of(stones));
        let least = || (0..WAYS).min_by_key(|&at| bucket[at].work);
        let Some(place) = same.or_else(least) else {
            return;
        };
        bucket[place] = Entry {
            stones,
            found: found.map(|nodes| field.image(symmetry, nodes)),
            work: u8::try_from(work(positions)).unwrap_or(u8::MAX),
        };
    }
}

impl<const W: usize> Entry<W> {
    fn is_of(&self, stones: Stones<W>) -> bool {
        self.found.numbers != Numbers::default() && self.stones == stones
    }
}
