//! All chains of an Alien that lead to few places: most of what Aliens do in most positions.
//!
//! A plain list of what has been reached, looked through each time, is then faster than to keep states
//! in order, and it takes the board as it is.

use board_graph::{Jump, Jumps, Node, NodeSet};
use smallvec::SmallVec;

/// How many places are few.
const FEW: usize = 16;

/// Where a jumping Alien is, and what it has captured; in the order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    /// How many Amazons have been captured.
    pub(super) count: u16,
    pub(super) captured: NodeSet,
    pub(super) node: Node,
}

impl Place {
    /// Returns the place that a jump leads to: an Amazon is captured, an Alien stays.
    #[inline]
    fn after(mut self, jump: Jump, amazons: NodeSet) -> Self {
        self.node = jump.landing;
        if amazons.contains(jump.over) {
            self.captured.insert(jump.over);
            self.count += 1;
        }
        self
    }
}

/// A few places.
pub(super) type Few = SmallVec<[Place; FEW]>;

/// Finds all places that chains from a node lead to, in no order, if they are few, and returns whether
/// they are. The `aliens` are the other ones.
///
/// Cost: each place is compared with those before it.
#[inline]
pub(super) fn find_few(
    places: &mut Few,
    jumps: &Jumps,
    aliens: NodeSet,
    amazons: NodeSet,
    from: Node,
) -> bool {
    places.clear();
    places.push(Place {
        count: 0,
        captured: NodeSet::EMPTY,
        node: from,
    });
    let mut next = 0;
    while let Some(&place) = places.get(next) {
        next += 1;
        // What has been captured is lifted at once.
        let occupied = (aliens | amazons) - place.captured;
        for jump in jumps.from(place.node) {
            if !jump.is_open(occupied) {
                continue;
            }
            let reached = place.after(*jump, amazons);
            if places.contains(&reached) {
                continue;
            }
            if places.len() == FEW {
                return false;
            }
            places.push(reached);
        }
    }
    true
}
