//! The carriers of connections between two places.

use y::board_graph::NodeSetOf;

/// How many carriers are kept for two places. More make fewer positions and each of them dearer: with 6
/// `bent:5` takes half as many positions again, with 16 a tenth less, and both take longer.
const MOST: usize = 12;

/// Sets of vacant nodes, none of which contains another: the smallest that were found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Carriers<const W: usize> {
    sets: [NodeSetOf<W>; MOST],
    len: u8,
    /// Which of the sets have been followed, a bit each.
    followed: u16,
}

impl<const W: usize> Carriers<W> {
    pub(super) const NONE: Self = Self {
        sets: [NodeSetOf::EMPTY; MOST],
        len: 0,
        followed: 0,
    };

    pub(super) fn all(&self) -> &[NodeSetOf<W>] {
        &self.sets[..usize::from(self.len)]
    }

    /// Returns the set at a place, if it has been followed.
    pub(super) fn followed(&self, at: usize) -> Option<NodeSetOf<W>> {
        ((self.followed >> at) & 1 == 1).then_some(self.sets[at])
    }

    pub(super) const fn clear(&mut self) {
        self.len = 0;
        self.followed = 0;
    }

    /// Returns whether a set, or a part of it, is among them.
    pub(super) fn cover(&self, set: NodeSetOf<W>) -> bool {
        self.all().iter().any(|carrier| carrier.is_subset(&set))
    }

    /// Adds a set, unless a part of it is there, or all that are there are smaller and there is no room.
    /// Returns whether it was added. Sets that it is a part of go.
    pub(super) fn add(&mut self, set: NodeSetOf<W>) -> bool {
        if self.cover(set) {
            return false;
        }
        let mut at = 0;
        while at < usize::from(self.len) {
            if set.is_subset(&self.sets[at]) {
                self.remove(at);
            } else {
                at += 1;
            }
        }
        if usize::from(self.len) == MOST {
            let sizes = self.all().iter().map(NodeSetOf::len);
            let Some((size, worst)) = sizes.zip(0..).max() else {
                return false;
            };
            if size <= set.len() {
                return false;
            }
            self.remove(worst);
        }
        self.sets[usize::from(self.len)] = set;
        self.len += 1;
        true
    }

    /// Removes the set at a place; the last one takes it.
    fn remove(&mut self, at: usize) {
        self.len -= 1;
        let last = usize::from(self.len);
        self.sets[at] = self.sets[last];
        let last_was_followed = (self.followed >> last) & 1;
        self.followed &= !(1 << last) & !(1 << at);
        if at < last {
            self.followed |= last_was_followed << at;
        }
    }

    /// Notes that a set is followed; returns whether it is still there.
    pub(super) fn follow(&mut self, set: NodeSetOf<W>) -> bool {
        let place = self.all().iter().position(|&carrier| carrier == set);
        if let Some(at) = place {
            self.followed |= 1 << at;
        }
        place.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_drive_out_what_contains_them() {
        let mut carriers = Carriers::NONE;
        let set = |word| NodeSetOf::from_words([word]);
        assert!(carriers.add(set(0b0111)));
        assert!(carriers.add(set(0b1100)));
        assert!(carriers.follow(set(0b1100)));
        assert!(!carriers.add(set(0b1110)), "1100 is a part of it");
        assert!(carriers.add(set(0b0011)), "a part of 0111");
        assert_eq!(carriers.all(), [0b1100, 0b0011].map(set));
        assert_eq!(
            [0, 1].map(|at| carriers.followed(at)),
            [Some(set(0b1100)), None]
        );
        assert!(!carriers.follow(set(0b0111)));
        assert!(carriers.cover(set(0b1011)) && !carriers.cover(set(0b1010)));
    }

    #[test]
    fn the_smallest_are_kept() {
        let mut carriers = Carriers::NONE;
        let set = |word| NodeSetOf::from_words([0, word]);
        for at in 0..MOST {
            assert!(carriers.add(set(0b111 << (3 * at))));
        }
        assert!(!carriers.add(set(0b111 << 40 | 1 << 50)));
        assert!(carriers.add(set(0b11 << 40)));
        assert_eq!(carriers.all().len(), MOST);
    }
}
