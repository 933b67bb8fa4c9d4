//! The carriers of connections between two places.

use y::board_graph::NodeSetOf;

/// How many carriers are kept for two places. More make fewer positions and each of them dearer: with 6
/// `bent:5` takes half as many positions again, with 16 a tenth less, and both take longer.
pub(super) const MOST: usize = 12;

/// Sets of vacant nodes, none of which contains another: the smallest that were found, in order of their sizes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Carriers<const W: usize> {
    sets: [NodeSetOf<W>; MOST],
    sizes: [u8; MOST],
    len: u8,
    /// Which of the sets have been followed, a bit each.
    followed: u16,
}

impl<const W: usize> Carriers<W> {
    pub(super) const NONE: Self = Self {
        sets: [NodeSetOf::EMPTY; MOST],
        sizes: [0; MOST],
        len: 0,
        followed: 0,
    };

    pub(super) fn all(&self) -> &[NodeSetOf<W>] {
        &self.sets[..usize::from(self.len)]
    }

    /// Returns the set at a place and its size, if it has been followed.
    pub(super) fn followed(&self, at: usize) -> Option<(NodeSetOf<W>, u8)> {
        ((self.followed >> at) & 1 == 1).then(|| (self.sets[at], self.sizes[at]))
    }

    pub(super) const fn clear(&mut self) {
        self.len = 0;
        self.followed = 0;
    }

    /// Returns whether a set of this size is added, if no part of it is there.
    pub(super) const fn has_room(&self, size: u8) -> bool {
        (self.len as usize) < MOST || size < self.sizes[MOST - 1]
    }

    /// Returns whether a set, or a part of it, is among them.
    pub(super) fn cover(&self, set: NodeSetOf<W>) -> bool {
        self.all().iter().any(|carrier| carrier.is_subset(&set))
    }

    /// Adds a set of this size, unless a part of it is there, or all that are there are smaller and there is no
    /// room. Returns whether it was added. Sets that it is a part of go.
    pub(super) fn add(&mut self, set: NodeSetOf<W>, size: u8) -> bool {
        debug_assert_eq!(set.len(), usize::from(size));
        if !self.has_room(size) {
            return false;
        }
        let sizes = self.sizes[..usize::from(self.len)].iter();
        let place = sizes.take_while(|&&other| other <= size).count();
        if self.sets[..place].iter().any(|part| part.is_subset(&set)) {
            return false;
        }
        self.remove_behind(place, set);
        self.insert(place, set, size);
        true
    }

    /// Removes the sets from a place on that contain a set.
    fn remove_behind(&mut self, place: usize, part: NodeSetOf<W>) {
        let mut kept = place;
        for at in place..usize::from(self.len) {
            if part.is_subset(&self.sets[at]) {
                continue;
            }
            if kept != at {
                self.sets[kept] = self.sets[at];
                self.sizes[kept] = self.sizes[at];
                let bit = (self.followed >> at) & 1;
                self.followed = self.followed & !(1 << kept) | bit << kept;
            }
            kept += 1;
        }
        self.cut(kept);
    }

    /// Puts a set at a place, and moves those behind it by one; the last one goes if there is no room for it.
    fn insert(&mut self, place: usize, set: NodeSetOf<W>, size: u8) {
        let len = usize::from(self.len).min(MOST - 1);
        self.sets.copy_within(place..len, place + 1);
        self.sizes.copy_within(place..len, place + 1);
        self.sets[place] = set;
        self.sizes[place] = size;
        let before = (1 << place) - 1;
        self.followed = self.followed & before | (self.followed & !before) << 1;
        self.cut(len + 1);
    }

    /// Keeps so many of the sets.
    fn cut(&mut self, len: usize) {
        self.followed &= (1 << len) - 1;
        self.len = u8::try_from(len).unwrap_or_default();
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

    fn add<const W: usize>(carriers: &mut Carriers<W>, set: NodeSetOf<W>) -> bool {
        carriers.add(set, u8::try_from(set.len()).unwrap())
    }

    #[test]
    fn parts_drive_out_what_contains_them() {
        let mut carriers = Carriers::NONE;
        let set = |word| NodeSetOf::from_words([word]);
        assert!(add(&mut carriers, set(0b0111)));
        assert!(add(&mut carriers, set(0b1100)));
        assert!(carriers.follow(set(0b1100)));
        assert!(!add(&mut carriers, set(0b1110)), "1100 is a part of it");
        assert!(add(&mut carriers, set(0b0011)), "a part of 0111");
        assert_eq!(carriers.all(), [0b1100, 0b0011].map(set));
        assert_eq!(
            [0, 1].map(|at| carriers.followed(at)),
            [Some((set(0b1100), 2)), None]
        );
        assert!(!carriers.follow(set(0b0111)));
        assert!(carriers.cover(set(0b1011)) && !carriers.cover(set(0b1010)));
    }

    #[test]
    fn the_smallest_are_kept() {
        let mut carriers = Carriers::NONE;
        let set = |word| NodeSetOf::from_words([0, word]);
        for at in 0..MOST {
            assert!(add(&mut carriers, set(0b111 << (3 * at))));
        }
        assert!(!carriers.has_room(3) && carriers.has_room(2));
        assert!(!add(&mut carriers, set(0b111 << 40 | 1 << 50)));
        assert!(add(&mut carriers, set(0b11 << 40)));
        assert_eq!(carriers.all().len(), MOST);
        assert_eq!(
            carriers.all()[0],
            set(0b11 << 40),
            "the smallest comes first"
        );
    }

    /// The same with a list that is sorted anew each time.
    #[derive(Default)]
    struct Obvious(Vec<(NodeSetOf<1>, bool)>);

    impl Obvious {
        fn add(&mut self, set: NodeSetOf<1>) -> bool {
            let is_known = self.0.iter().any(|(part, _)| part.is_subset(&set));
            let is_too_large = self.0.len() == MOST && self.0[MOST - 1].0.len() <= set.len();
            if is_known || is_too_large {
                return false;
            }
            self.0.retain(|(other, _)| !set.is_subset(other));
            self.0.push((set, false));
            // Those of a size stay in the order in which they came.
            self.0.sort_by_key(|(set, _)| set.len());
            self.0.truncate(MOST);
            true
        }
    }

    #[test]
    fn it_is_a_sorted_list() {
        let (mut carriers, mut obvious) = (Carriers::NONE, Obvious::default());
        let (mut driven_out, mut pushed_off) = (0, 0);
        let mut word = 1_u64;
        for step in 0..20_000 {
            // A generator of Lehmer's, of whose words two or three together have few bits.
            let mut next = || {
                word = word.wrapping_mul(0xda94_2042_e4dd_58b5) | 1;
                word >> 40
            };
            let few = next() & next();
            let few = if step % 3 == 0 { few & next() } else { few };
            // Never the set of nothing, behind which no other is added.
            let set = NodeSetOf::from_words([few | 1 << (step % 24)]);
            let known = obvious.0.len();
            let is_added = obvious.add(set);
            assert_eq!(add(&mut carriers, set), is_added);
            driven_out += usize::from(is_added && obvious.0.len() < known);
            pushed_off += usize::from(is_added && obvious.0.len() == MOST && known == MOST);
            if step % 4 == 0 {
                let place = usize::try_from(next()).unwrap() % obvious.0.len();
                obvious.0[place].1 = true;
                assert!(carriers.follow(obvious.0[place].0));
            }
            let sets: Vec<_> = obvious.0.iter().map(|&(set, _)| set).collect();
            assert_eq!(carriers.all(), sets);
            for (at, &(set, is_followed)) in obvious.0.iter().enumerate() {
                let size = u8::try_from(set.len()).unwrap();
                assert_eq!(carriers.followed(at), is_followed.then_some((set, size)));
            }
            if step % 100 == 99 {
                carriers.clear();
                obvious = Obvious::default();
            }
        }
        assert!(
            driven_out > 100 && pushed_off > 100,
            "{driven_out} {pushed_off}"
        );
    }
}
