//! All chains of an Alien that lead to few places: most of what Aliens do in most positions.
//!
//! A plain list of what has been reached, looked through each time, is then faster than to keep states
//! in order, and it takes the board as it is.

use board_graph::{Jumps, Node};
use smallvec::SmallVec;

use super::capture_rule::{Others, Place};

/// How many places are few.
const FEW: usize = 16;

/// A few places.
pub(super) type Few = SmallVec<[Place; FEW]>;

/// Finds all places that chains from a node lead to, in no order, if they are few, and returns whether
/// they are.
///
/// Cost: each place is compared with those before it.
#[inline]
pub(super) fn find_few(places: &mut Few, jumps: &Jumps, others: Others, from: Node) -> bool {
    places.clear();
    places.push(Place::start(from));
    let mut next = 0;
    while let Some(&place) = places.get(next) {
        next += 1;
        for reached in place.jumps(jumps, others) {
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
