//! What many chains lead to: made for a million states.
//!
//! What a chain can still do depends on two things only: the node that the Alien stands on and the
//! Amazons that it has captured. Such a state is reached on many routes, and all that is done here
//! goes from state to state and meets each once. A capture adds one Amazon, so that the states lie in
//! levels by the number of captures, and the levels follow from each other: what is listed or counted
//! of them needs one level at a time. Inside a level an Alien moves by hops over the other Aliens.

use smallvec::{SmallVec, smallvec};

use super::jump_bits::{Chains, State, Way};

/// States, level after level, in one list. In a level each place is once, in ascending order.
pub(super) struct Levels {
    states: SmallVec<[State; 16]>,
    /// Where the levels begin.
    starts: SmallVec<[usize; 8]>,
}

impl Levels {
    /// Begins with the level that a state belongs to.
    pub(super) fn new(chains: &Chains, state: State) -> Self {
        let mut levels = Self {
            states: smallvec![state],
            starts: smallvec![0],
        };
        levels.hop_on(chains);
        levels
    }

    /// Returns the number of levels.
    pub(super) fn len(&self) -> usize {
        self.starts.len()
    }

    /// Returns a level.
    pub(super) fn level(&self, level: usize) -> &[State] {
        let end = self.starts.get(level + 1);
        &self.states[self.starts[level]..end.copied().unwrap_or(self.states.len())]
    }

    /// Returns the last level.
    #[inline]
    pub(super) fn last(&self) -> &[State] {
        &self.states[self.start_of_last()..]
    }

    #[inline]
    fn start_of_last(&self) -> usize {
        self.starts.last().copied().unwrap_or(0)
    }

    /// Forgets all levels but the last.
    pub(super) fn forget(&mut self) {
        self.states.drain(..self.start_of_last());
        self.starts = smallvec![0];
    }

    /// Adds the next level: the states with one capture more, or, backward, with one less.
    #[inline]
    pub(super) fn advance(&mut self, chains: &Chains, way: Way) {
        let end = self.states.len();
        for at in self.start_of_last()..end {
            for state in chains.captures(self.states[at], way) {
                self.states.push(state);
            }
        }
        self.starts.push(end);
        self.settle();
        self.hop_on(chains);
    }

    /// Puts the last level in order and keeps of its states in the same place the one with the fewest
    /// hops.
    #[inline]
    fn settle(&mut self) {
        let start = self.start_of_last();
        if self.states.len() - start < 2 {
            return;
        }
        self.states[start..].sort_unstable_by_key(|state| state.rank());
        let mut kept = start;
        for at in start + 1..self.states.len() {
            if self.states[at].place() != self.states[kept].place() {
                kept += 1;
                self.states[kept] = self.states[at];
            }
        }
        self.states.truncate(kept + 1);
    }

    /// Adds to the last level what jumps over Aliens lead to.
    #[inline]
    fn hop_on(&mut self, chains: &Chains) {
        let mut landed = chains.all_hops(self.last());
        while !landed.is_empty() {
            let level = self.last();
            landed.retain(|state| find(level, *state).is_none_or(|known| state.hops < known.hops));
            self.states.extend_from_slice(&landed);
            self.settle();
            landed = chains.all_hops(&landed);
        }
    }
}

/// Finds the state in the same place.
pub(super) fn find(level: &[State], state: State) -> Option<State> {
    let found = level.binary_search_by_key(&state.place(), |state| state.place());
    found.ok().map(|at| level[at])
}

#[cfg(test)]
mod tests {
    use board_graph::{Board, Fork, Jumps, NodeSet};

    use super::*;

    /// Captures can have led to e3 after five hops and to c5 after none; from there e3 is one hop away,
    /// over an Alien on d4.
    #[test]
    fn a_level_keeps_the_fewest_hops() {
        let board = Board::bent9();
        let [c5, d4, e3] = ["c5", "d4", "e3"].map(|name| board.parse_node(name).unwrap());
        let jumps = Jumps::bent9(Fork::On);
        let chains = Chains::new(jumps, NodeSet::of(d4), NodeSet::EMPTY, NodeSet::EMPTY);
        let near = State::start(c5);
        let far = State {
            node: e3,
            hops: 5,
            ..near
        };
        let mut levels = Levels {
            states: smallvec![near, far],
            starts: smallvec![0],
        };
        levels.hop_on(&chains);
        let reached = levels.last().iter().map(|state| (state.node, state.hops));
        assert!(reached.eq([(c5, 0), (e3, 1)]));
    }
}
