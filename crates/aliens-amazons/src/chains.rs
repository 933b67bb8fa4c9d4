//! Chains of jumps of one Alien.
//!
//! What a chain can still do depends on two things only: the node that the Alien stands on and the
//! Amazons that it has captured. Such a [`State`] is reached on many routes, and all that is done here
//! goes from state to state and meets each once. A capture adds one Amazon, so that the states lie in
//! levels by the number of captures, and the levels follow from each other: what is listed or counted
//! of them needs one level at a time. Inside a level an Alien moves by hops over the other Aliens.

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

/// Where a jumping Alien is, what it has captured, and after how many jumps over Aliens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// A bit for each Amazon captured, in board order.
    captured: u32,
    node: Node,
    /// How many jumps captured nothing: the fewest of all routes here.
    hops: u16,
}

impl State {
    /// Returns the node.
    #[inline]
    pub(crate) fn node(self) -> Node {
        self.node
    }

    /// Returns how many jumps captured nothing.
    pub(crate) fn hops(self) -> u16 {
        self.hops
    }

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

/// The states with the same number of captures, each place once, ascending by what is captured, then
/// by node.
pub(crate) type Level = SmallVec<[State; 24]>;

/// Puts states in order and keeps of those in the same place the one with the fewest hops.
#[inline]
fn settle(level: &mut Level) {
    if level.len() > 1 {
        level.sort_unstable_by_key(|state| state.rank());
        level.dedup_by_key(|state| state.place());
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

/// What an Alien meets on its jumps.
#[derive(Clone)]
pub(crate) struct Chains<'a> {
    jumps: &'a Jumps,
    /// For each node what stands there: nothing, an Amazon by its bit, a wall or an Alien.
    stones: [u32; NODES],
    /// The Amazons that can be captured, by bit.
    targets: SmallVec<[Node; Options::AMAZONS]>,
    /// The nodes next to an Alien.
    beside_aliens: NodeSet,
}

impl<'a> Chains<'a> {
    /// Looks at the board. Of the `amazons` those of `targets` can be captured, at most 30. An Alien
    /// that is to jump must be lifted first.
    pub(crate) fn new(
        jumps: &'a Jumps,
        aliens: NodeSet,
        amazons: NodeSet,
        targets: NodeSet,
    ) -> Self {
        let mut chains = Self {
            jumps,
            stones: [0; NODES],
            targets: SmallVec::new(),
            beside_aliens: jumps.board().around(aliens),
        };
        chains.put_back(aliens);
        for node in amazons - targets {
            chains.stones[node.index()] = WALL;
        }
        for (bit, node) in (amazons & targets).iter().enumerate() {
            chains.stones[node.index()] = 1 << bit;
            chains.targets.push(node);
        }
        chains
    }

    /// Lifts the Alien that jumps: the node that it begins on is vacant for it.
    pub(crate) fn lift(&mut self, alien: Node) {
        self.stones[alien.index()] = 0;
    }

    /// Puts Aliens back that do not jump any more.
    pub(crate) fn put_back(&mut self, aliens: NodeSet) {
        for alien in aliens {
            self.stones[alien.index()] = ALIEN;
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

    /// Returns the Aliens, and whatever no jump can end on.
    pub(crate) fn obstacles(&self) -> (NodeSet, NodeSet) {
        let with = |kinds: u32| -> NodeSet {
            let nodes = self.jumps.board().nodes();
            nodes
                .filter(|node| self.stones[node.index()] & kinds != 0)
                .collect()
        };
        (with(ALIEN), with(ALIEN | WALL))
    }

    /// Returns the Amazons that have been captured in a state.
    pub(crate) fn captured(&self, state: State) -> NodeSet {
        let bits = iter::successors(Some(state.captured), |left| {
            Some(left & left.wrapping_sub(1))
        });
        let bits = bits.take_while(|left| *left != 0);
        let nodes = bits.filter_map(|left| self.targets.get(left.trailing_zeros() as usize));
        nodes.copied().collect()
    }

    /// Returns what is left on a node when these Amazons are captured.
    #[inline]
    fn stone(&self, node: Node, captured: u32) -> u32 {
        self.stones[node.index()] & !captured
    }

    /// Yields the states that one jump over an Alien leads to; it is the same forward and backward.
    #[inline]
    pub(crate) fn hops(&self, state: State) -> impl Iterator<Item = State> {
        let jumps = self.jumps.from(state.node).iter();
        let open = jumps.filter(move |jump| {
            self.stones[jump.over.index()] == ALIEN && self.stone(jump.landing, state.captured) == 0
        });
        open.map(move |jump| State {
            node: jump.landing,
            hops: state.hops.saturating_add(1),
            ..state
        })
    }

    /// Yields the states that one capture leads to, or from which one capture leads here.
    #[inline]
    pub(crate) fn captures(&self, state: State, way: Way) -> impl Iterator<Item = State> {
        let jumps = self.jumps.from(state.node).iter();
        jumps.filter_map(move |jump| {
            let amazon = self.stones[jump.over.index()] & !(ALIEN | WALL);
            // Whichever way it goes, the jump is made before the Amazon is captured.
            let (captured, before) = match way {
                Way::Forward => (state.captured | amazon, state.captured),
                Way::Backward => (state.captured & !amazon, state.captured & !amazon),
            };
            let open = captured != state.captured && self.stone(jump.landing, before) == 0;
            open.then_some(State {
                captured,
                node: jump.landing,
                ..state
            })
        })
    }

    /// Adds to a level what jumps over Aliens lead to.
    fn hop_on(&self, level: &mut Level) {
        let mut edge = Level::new();
        for state in level.iter() {
            if self.beside_aliens.contains(state.node) {
                edge.push(*state);
            }
        }
        while !edge.is_empty() {
            let mut landed: Level = edge.iter().flat_map(|&state| self.hops(state)).collect();
            settle(&mut landed);
            landed.retain(|state| find(level, *state).is_none_or(|known| state.hops < known.hops));
            if !landed.is_empty() {
                level.extend_from_slice(&landed);
                settle(level);
            }
            edge = landed;
        }
    }

    /// Returns the level in which nothing is captured.
    pub(crate) fn first_level(&self, from: Node) -> Level {
        self.level_of(State {
            captured: 0,
            node: from,
            hops: 0,
        })
    }

    /// Returns the level in which everything is captured, seen from the end of a chain.
    pub(crate) fn last_level(&self, to: Node) -> Level {
        self.level_of(State {
            captured: (1 << self.targets.len()) - 1,
            node: to,
            hops: 0,
        })
    }

    /// Returns the level that begins with one state.
    fn level_of(&self, state: State) -> Level {
        let mut level = smallvec![state];
        self.hop_on(&mut level);
        level
    }

    /// Returns the next level: the states with one capture more, or, backward, with one less.
    pub(crate) fn next_level(&self, level: &[State], way: Way) -> Level {
        let mut next = Level::new();
        for &state in level {
            for state in self.captures(state, way) {
                next.push(state);
            }
        }
        settle(&mut next);
        self.hop_on(&mut next);
        next
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
