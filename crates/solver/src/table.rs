//! A transposition table of a fixed size, which several threads share.

use core::sync::atomic::{AtomicU64, Ordering};

/// How many entries are looked at for a key.
const WAYS: usize = 4;

/// How many bytes an entry takes.
const ENTRY: usize = 16;

/// The part of the data by which an entry is kept or dropped: how much work it stands for.
const WORK: u64 = 0xFF;

/// Entries of a 64-bit key and 64 bits of data, whose lowest byte says how much work they stand for. Where
/// there is no room, the entry of the least work is dropped.
///
/// Key and data are two words that are not written at once. The first word is both combined by
/// exclusive or, so that halves of two entries are taken for none (Hyatt and Mann, *A lockless
/// transposition-table implementation for parallel search*, 2002).
///
/// A position is told by its key alone. With n entries, one look finds those of another position with a
/// chance of some n in 2^64: over 10^9 looks in a full table of 256 MiB that is one in a thousand.
#[derive(Debug)]
pub(crate) struct Table(Vec<[Slot; WAYS]>);

#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    /// 0 is no entry.
    data: AtomicU64,
}

impl Slot {
    fn get(&self, key: u64) -> Option<u64> {
        let data = self.data.load(Ordering::Relaxed);
        let is_it = data != 0 && self.check.load(Ordering::Relaxed) ^ data == key;
        is_it.then_some(data)
    }
}

impl Table {
    /// Makes a table that takes so many bytes at most, but at least the least there is; none if the
    /// machine does not have them.
    pub(crate) fn new(bytes: usize) -> Option<Self> {
        let buckets = (bytes / (WAYS * ENTRY)).max(1);
        let mut slots = Vec::new();
        slots.try_reserve_exact(buckets).ok()?;
        slots.resize_with(buckets, Default::default);
        Some(Self(slots))
    }

    fn bucket(&self, key: u64) -> &[Slot; WAYS] {
        // The product of a fraction and a length is an index.
        let place = (u128::from(key) * self.0.len() as u128) >> 64;
        &self.0[usize::try_from(place).unwrap_or(0)]
    }

    /// Returns the data of a key.
    pub(crate) fn get(&self, key: u64) -> Option<u64> {
        self.bucket(key).iter().find_map(|slot| slot.get(key))
    }

    /// Keeps data, which must not be 0.
    pub(crate) fn put(&self, key: u64, data: u64) {
        let bucket = self.bucket(key);
        let same = bucket.iter().find(|slot| slot.get(key).is_some());
        let least = || {
            bucket
                .iter()
                .min_by_key(|slot| slot.data.load(Ordering::Relaxed) & WORK)
        };
        let Some(slot) = same.or_else(least) else {
            return;
        };
        slot.data.store(data, Ordering::Relaxed);
        slot.check.store(key ^ data, Ordering::Relaxed);
    }
}

/// Returns a measure of work for the lowest byte of data: four times the logarithm to base 2, rounded down.
pub(crate) fn work(nodes: u64) -> u64 {
    let nodes = nodes.max(1);
    let power = u64::from(nodes.ilog2());
    let quarter = if power < 2 {
        0
    } else {
        (nodes >> (power - 2)) & 3
    };
    4 * power + quarter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_work_is_dropped() {
        let table = Table::new(0).unwrap();
        for key in 1..=4 {
            table.put(key, 0x100 | work(1 << key));
        }
        table.put(5, 0x100 | work(1));
        assert_eq!(table.get(1), None);
        assert!((2..=5).all(|key| table.get(key).is_some()));
        table.put(5, 0x200 | work(1));
        assert_eq!(table.get(5), Some(0x200));
    }

    #[test]
    fn work_ascends() {
        let all: Vec<u64> = (0..64).map(|power| work(1 << power)).collect();
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(work(u64::MAX) <= WORK);
        assert!(work(6) > work(5));
        assert!(work(7) > work(6));
    }
}
