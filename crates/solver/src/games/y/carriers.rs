//! The carriers of connections between two places.

use super::field::Nodes;

/// How many carriers are kept for two places. More make fewer positions and each of them dearer: with 6
/// `bent:5` takes half as many positions again, with 16 a tenth less, and both take longer.
const MOST: usize = 12;

/// Sets of vacant nodes, none of which contains another: the smallest that were found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Carriers {
    sets: [Nodes; MOST],
    len: u8,
    /// Which of the sets have been followed, a bit each.
    followed: u16,
}

impl Carriers {
    pub(super) const NONE: Self = Self {
        sets: [0; MOST],
        len: 0,
        followed: 0,
    };

    pub(super) fn all(&self) -> &[Nodes] {
        &self.sets[..usize::from(self.len)]
    }

    /// Returns the sets that have been followed.
    pub(super) fn followed(&self) -> impl Iterator<Item = Nodes> {
        let sets = self.sets.into_iter().enumerate();
        let followed = self.followed;
        sets.filter_map(move |(at, set)| ((followed >> at) & 1 == 1).then_some(set))
    }

    pub(super) const fn clear(&mut self) {
        self.len = 0;
        self.followed = 0;
    }

    /// Returns whether a set, or a part of it, is among them.
    pub(super) fn cover(&self, set: Nodes) -> bool {
        self.all().iter().any(|carrier| carrier & !set == 0)
    }

    /// Adds a set, unless a part of it is there, or all that are there are smaller and there is no room.
    /// Returns whether it was added. Sets that it is a part of go.
    pub(super) fn add(&mut self, set: Nodes) -> bool {
        if self.cover(set) {
            return false;
        }
        let mut at = 0;
        while at < usize::from(self.len) {
            if set & !self.sets[at] == 0 {
                self.remove(at);
            } else {
                at += 1;
            }
        }
        if usize::from(self.len) == MOST {
            let sizes = self.all().iter().map(|set| set.count_ones());
            let Some((size, worst)) = sizes.zip(0..).max() else {
                return false;
            };
            if size <= set.count_ones() {
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
    pub(super) fn follow(&mut self, set: Nodes) -> bool {
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
        assert!(carriers.add(0b0111));
        assert!(carriers.add(0b1100));
        assert!(carriers.follow(0b1100));
        assert!(!carriers.add(0b1110), "1100 is a part of it");
        assert!(carriers.add(0b0011), "a part of 0111");
        assert_eq!(carriers.all(), [0b1100, 0b0011]);
        assert_eq!(carriers.followed().collect::<Vec<_>>(), [0b1100]);
        assert!(!carriers.follow(0b0111));
        assert!(carriers.cover(0b1011) && !carriers.cover(0b1010));
    }

    #[test]
    fn the_smallest_are_kept() {
        let mut carriers = Carriers::NONE;
        for at in 0..MOST {
            assert!(carriers.add(0b111 << (3 * at)));
        }
        assert!(!carriers.add(0b111 << 40 | 1 << 50));
        assert!(carriers.add(0b11 << 40));
        assert_eq!(carriers.all().len(), MOST);
    }
}
