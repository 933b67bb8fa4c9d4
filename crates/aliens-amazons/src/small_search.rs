//! Chains of jumps that lead to few states: most of what an Alien does in most positions.
//!
//! A plain list of what has been reached, looked through each time, is then faster than to keep states
//! in order, and it takes the board as it is.

use board_graph::{Jumps, Node, NodeSet};
use smallvec::SmallVec;

/// How many places are few.
pub(crate) const FEW: usize = 16;

/// Where a jumping Alien is, and what it has captured; in the order of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    /// How many Amazons have been captured.
    pub(crate) count: u16,
    pub(crate) captured: NodeSet,
    pub(crate) node: Node,
}

/// A few places.
pub(crate) type Few = SmallVec<[Place; FEW]>;

/// Finds all places that chains from a node lead to, in no order, if they are [few](FEW), and returns
/// whether they are. The `aliens` are the other ones.
///
/// Cost: each place is compared with those before it.
#[inline]
pub(crate) fn find_few(
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
        let occupied = (aliens | amazons) - place.captured;
        for jump in jumps.from(place.node) {
            if !jump.is_open(occupied) {
                continue;
            }
            let mut reached = place;
            reached.node = jump.landing;
            if amazons.contains(jump.over) {
                reached.captured.insert(jump.over);
                reached.count += 1;
            }
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
