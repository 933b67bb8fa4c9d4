//! Which moves of the root each of several trees looks at.

use core::cmp::Ordering;

use crate::budget::HAS_THREADS;

/// The part of the moves of a root that one of several trees looks at: every so manieth of them, the most
/// promising first, so that each tree has good ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    part: usize,
    parts: usize,
}

impl Share {
    /// All moves.
    pub(super) const WHOLE: Self = Self { part: 0, parts: 1 };

    /// The moves of one of so many trees, which are numbered from 0.
    pub(super) const fn new(part: usize, parts: usize) -> Self {
        Self { part, parts }
    }

    /// Returns for each of `len` moves whether another tree looks at it, where the function says which of two
    /// comes first; nothing if this one looks at all of them. If there are fewer moves than trees, several
    /// trees look at the same one.
    pub(super) fn others(
        self,
        len: usize,
        compare: impl Fn(usize, usize) -> Ordering,
    ) -> Vec<bool> {
        let parts = self.parts.min(len);
        // Modules for browsers have one thread, and need not carry the sorting.
        if !HAS_THREADS || parts < 2 {
            return Vec::new();
        }
        let mut order: Vec<usize> = (0..len).collect();
        order.sort_by(|&one, &other| compare(one, other));
        let mut others = vec![true; len];
        for &m in order.iter().skip(self.part % parts).step_by(parts) {
            others[m] = false;
        }
        others
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(part: usize, parts: usize, worths: &[u32]) -> Vec<usize> {
        let compare = |one: usize, other: usize| worths[other].cmp(&worths[one]);
        let others = Share::new(part, parts).others(worths.len(), compare);
        let own = others.iter().enumerate().filter(|&(_, other)| !other);
        own.map(|(m, _)| m).collect()
    }

    #[test]
    fn moves_are_dealt_out_by_their_worth() {
        let worths = [3, 9, 5, 1, 7];
        assert_eq!(own(0, 2, &worths), [1, 2, 3]);
        assert_eq!(own(1, 2, &worths), [0, 4]);
        assert_eq!(own(2, 3, &worths), [2]);
    }

    #[test]
    fn a_tree_without_a_move_of_its_own_helps_with_another() {
        let worths = [3, 9];
        let parts = [0, 1, 2, 3, 4].map(|part| own(part, 5, &worths));
        assert_eq!(parts, [[1], [0], [1], [0], [1]]);
        // Who has all of them bars nothing.
        assert!(own(0, 1, &worths).is_empty());
        assert!(own(2, 3, &[5]).is_empty());
    }
}
