//! Chains of jumps of one Alien.
//!
//! What a chain can still do depends on two things only: the node that the Alien stands on and the
//! Amazons that it has captured. Such a [`State`] is reached on many routes, and all that is done here
//! goes from state to state and meets each once. A capture adds one Amazon, so that the states lie in
//! levels by the number of captures, and the levels follow from each other: what is listed or counted
//! of them needs one level at a time. Inside a level an Alien moves by hops over the other Aliens.
//!
//! That is made for a million states. Where there are few of them, [`few`](crate::few) is faster.

use core::iter;

use board_graph::{Jumps, Node, NodeSet};
use smallvec::{SmallVec, smallvec};

use crate::Options;

/// How many nodes the board has.
const NODES: usize = 93;

/// Stands on a node: an Alien, which can be jumped over and stays.
const ALIEN: u32 = 1 << 31;

/// Stands on a node: an Amazon that is not to be captured.
const WALL: u32 = 1 << 30;

/// Where a jumping Alien is, what it has captured, and after how many jumps over Aliens: small, since
/// there can be a million.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// A bit for each Amazon captured, in board order.
    captured: u32,
    /// The node that the Alien stands on.
    pub(crate) node: Node,
    /// How many jumps captured nothing: the fewest of all routes here.
    pub(crate) hops: u16,
}

impl State {
    /// Returns a number that orders states: by what is captured, by node, by hops.
    #[inline]
    fn rank(self) -> u64 {
        u64::from(self.captured) << 32 | (self.node.index() as u64) << 16 | u64::from(self.hops)
    }

    /// Returns a number that tells states apart but for the hops, in the same order.
    #[inline]
    fn place(self) -> u64 {
        self.rank() >> 16
    }
}

/// Finds the state in the same place.
pub(crate) fn find(level: &[State], state: State) -> Option<State> {
    let found = level.binary_search_by_key(&state.place(), |state| state.place());
    found.ok().map(|at| level[at])
}

/// Which way a search goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// As the Alien jumps.
    Forward,
    /// Taking jumps back: from the landing over the same stone to where the jump began is straight
    /// too.
    Backward,
}

/// What an Alien meets on its jumps. The node that it begins on is vacant for it.
pub(crate) struct Chains<'a> {
    jumps: &'a Jumps,
    /// For each node what stands there: nothing, an Amazon by its bit, a wall or an Alien.
    stones: [u32; NODES],
    /// The Amazons that can be captured, by bit.
    targets: SmallVec<[Node; Options::AMAZONS]>,
    /// The nodes next to another Alien.
    beside_aliens: NodeSet,
}

/// States, level after level, in one list. In a level each place is once, in ascending order.
pub(crate) struct Levels {
    states: SmallVec<[State; 16]>,
    /// Where the levels begin.
    starts: SmallVec<[usize; 8]>,
}

impl Levels {
    /// Begins with the level that a state belongs to.
    pub(crate) fn new(chains: &Chains<'_>, state: State) -> Self {
        let mut levels = Self {
            states: smallvec![state],
            starts: smallvec![0],
        };
        levels.hop_on(chains);
        levels
    }

    /// Returns the number of levels.
    pub(crate) fn len(&self) -> usize {
        self.starts.len()
    }

    /// Returns a level.
    pub(crate) fn level(&self, level: usize) -> &[State] {
        let end = self.starts.get(level + 1);
        &self.states[self.starts[level]..end.copied().unwrap_or(self.states.len())]
    }

    /// Returns the last level.
    #[inline]
    pub(crate) fn last(&self) -> &[State] {
        &self.states[self.start_of_last()..]
    }

    #[inline]
    fn start_of_last(&self) -> usize {
        self.starts.last().copied().unwrap_or(0)
    }

    /// Forgets all levels but the last.
    pub(crate) fn forget(&mut self) {
        self.states.drain(..self.start_of_last());
        self.starts = smallvec![0];
    }

    /// Adds the next level: the states with one capture more, or, backward, with one less.
    #[inline]
    pub(crate) fn advance(&mut self, chains: &Chains<'_>, way: Way) {
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
    fn hop_on(&mut self, chains: &Chains<'_>) {
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

impl<'a> Chains<'a> {
    /// Looks at the board. The `aliens` are the other ones; of the `amazons` those of `targets` can be
    /// captured, at most 30.
    pub(crate) fn new(
        jumps: &'a Jumps,
        aliens: NodeSet,
        amazons: NodeSet,
        targets: NodeSet,
    ) -> Self {
        let mut stones = [0; NODES];
        for node in aliens {
            stones[node.index()] = ALIEN;
        }
        for node in amazons - targets {
            stones[node.index()] = WALL;
        }
        let targets: SmallVec<[Node; Options::AMAZONS]> = (amazons & targets).iter().collect();
        for (bit, node) in targets.iter().enumerate() {
            stones[node.index()] = 1 << bit;
        }
        Self {
            jumps,
            stones,
            targets,
            beside_aliens: jumps.board().around(aliens),
        }
    }

    /// Returns the jumps, whatever stands on the board.
    pub(crate) fn jumps(&self) -> &'a Jumps {
        self.jumps
    }

    /// Returns the Amazons that can be captured.
    pub(crate) fn targets(&self) -> &[Node] {
        &self.targets
    }

    /// Returns the other Aliens.
    pub(crate) fn aliens(&self) -> NodeSet {
        self.nodes_with(ALIEN)
    }

    /// Returns the nodes that no jump can end on: those of the stones that stay.
    pub(crate) fn walls(&self) -> NodeSet {
        self.nodes_with(ALIEN | WALL)
    }

    fn nodes_with(&self, kinds: u32) -> NodeSet {
        let nodes = self.jumps.board().nodes();
        let wanted = nodes.filter(|node| self.stones[node.index()] & kinds != 0);
        wanted.collect()
    }

    /// Returns the Amazons that have been captured in a state.
    pub(crate) fn captured(&self, state: State) -> NodeSet {
        let without_last = |left: &u32| Some(left & left.wrapping_sub(1));
        let left = iter::successors(Some(state.captured), without_last);
        let bits = left.take_while(|left| *left != 0);
        let nodes = bits.filter_map(|left| self.targets.get(left.trailing_zeros() as usize));
        nodes.copied().collect()
    }

    /// Returns the state of a chain that has not begun.
    pub(crate) fn start(from: Node) -> State {
        State {
            captured: 0,
            node: from,
            hops: 0,
        }
    }

    /// Returns the state in which everything is captured, seen from the end of a chain.
    pub(crate) fn end(&self, to: Node) -> State {
        State {
            captured: (1 << self.targets.len()) - 1,
            node: to,
            hops: 0,
        }
    }

    /// Returns whether a node is vacant when these Amazons are captured.
    #[inline]
    fn is_vacant(&self, node: Node, captured: u32) -> bool {
        self.stones[node.index()] & !captured == 0
    }

    /// Yields the states that one jump over an Alien leads to; it is the same forward and backward.
    #[inline]
    pub(crate) fn hops(&self, state: State) -> impl Iterator<Item = State> {
        let jumps = self.jumps.from(state.node).iter();
        let open = jumps.filter(move |jump| {
            self.stones[jump.over.index()] == ALIEN && self.is_vacant(jump.landing, state.captured)
        });
        open.map(move |jump| State {
            node: jump.landing,
            hops: state.hops.saturating_add(1),
            ..state
        })
    }

    /// Returns the states that one jump over an Alien leads to from some states, in any order.
    #[inline]
    fn all_hops(&self, states: &[State]) -> SmallVec<[State; 8]> {
        let mut landed = SmallVec::new();
        for &state in states {
            if self.beside_aliens.contains(state.node) {
                landed.extend(self.hops(state));
            }
        }
        landed
    }

    /// Yields the states that one capture leads to, or from which one capture leads here.
    #[inline]
    pub(crate) fn captures(&self, state: State, way: Way) -> impl Iterator<Item = State> {
        // The Amazons that change from not captured to captured, or the other way.
        let change = match way {
            Way::Forward => !state.captured & !(ALIEN | WALL),
            Way::Backward => state.captured,
        };
        let jumps = self.jumps.from(state.node).iter();
        let jumps = jumps.map(move |jump| (self.stones[jump.over.index()] & change, jump.landing));
        let open = jumps.filter(move |&(amazon, landing)| {
            amazon != 0 && self.is_vacant(landing, state.captured)
        });
        open.map(move |(amazon, landing)| State {
            captured: state.captured ^ amazon,
            node: landing,
            ..state
        })
    }

    /// Returns the nodes that the Alien could come to if Amazons that can be captured were no bar to
    /// landing and could be jumped over again and again, and which of them it could then capture: a
    /// bound on what chains can do.
    pub(crate) fn loose_reach(&self, from: Node) -> (NodeSet, NodeSet) {
        let mut reached = NodeSet::EMPTY.with(from);
        let mut captured = NodeSet::EMPTY;
        let mut todo = reached;
        while let Some(node) = todo.first() {
            todo.remove(node);
            for jump in self.jumps.from(node) {
                let over = self.stones[jump.over.index()];
                let landing = self.stones[jump.landing.index()];
                if over == 0 || over == WALL || landing & (ALIEN | WALL) != 0 {
                    continue;
                }
                if over != ALIEN {
                    captured.insert(jump.over);
                }
                if !reached.contains(jump.landing) {
                    reached.insert(jump.landing);
                    todo.insert(jump.landing);
                }
            }
        }
        (reached, captured)
    }
}

#[cfg(test)]
mod tests {
    use board_graph::{Board, Fork};

    use super::*;
    use crate::tables::Tables;

    /// Captures can have led to e3 after five hops and to c5 after none; from there e3 is one hop away,
    /// over an Alien on d4.
    #[test]
    fn a_level_keeps_the_fewest_hops() {
        let board = Board::bent9();
        let [c5, d4, e3] = ["c5", "d4", "e3"].map(|name| board.parse_node(name).unwrap());
        let jumps = Tables::of(Fork::On).jumps();
        let chains = Chains::new(jumps, NodeSet::of(d4), NodeSet::EMPTY, NodeSet::EMPTY);
        let near = Chains::start(c5);
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
