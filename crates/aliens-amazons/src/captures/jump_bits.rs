//! The rule of `capture_rule` once more, in bits: where jumps lead, and what they capture.

use core::iter;

use board_graph::{Board, Jumps, Node, NodeSet};
use smallvec::SmallVec;

use crate::AliensAmazons;

/// Stands on a node: an Alien, which can be jumped over and stays.
const ALIEN: u32 = 1 << 31;

/// Stands on a node: an Amazon that is not to be captured.
const WALL: u32 = 1 << 30;

/// Where a jumping Alien is, what it has captured, and after how many jumps over Aliens: small, since
/// there can be a million.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// A bit for each Amazon captured, in board order.
    pub(super) captured: u32,
    /// The node that the Alien stands on.
    pub(super) node: Node,
    /// How many jumps captured nothing: the fewest of all routes here.
    pub(super) hops: u16,
}

impl State {
    /// Returns the state of a chain that has not begun.
    pub(super) fn start(node: Node) -> Self {
        Self {
            captured: 0,
            node,
            hops: 0,
        }
    }

    /// Returns a number that orders states: by what is captured, by node, by hops.
    #[inline]
    pub(super) fn rank(self) -> u64 {
        u64::from(self.captured) << 32 | (self.node.index() as u64) << 16 | u64::from(self.hops)
    }

    /// Returns a number that tells states apart but for the hops, in the same order.
    #[inline]
    pub(super) fn place(self) -> u64 {
        self.rank() >> 16
    }
}

/// Which way a search goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// As the Alien jumps.
    Forward,
    /// Taking jumps back: from the landing over the same stone to where the jump began is straight
    /// too.
    Backward,
}

/// What an Alien meets on its jumps. The node that it begins on is vacant for it.
pub(crate) struct Chains {
    jumps: &'static Jumps,
    /// For each node what stands there: nothing, an Amazon by its bit, a wall or an Alien.
    stones: [u32; Board::BENT9_NODE_COUNT],
    /// The Amazons that can be captured, by bit.
    targets: SmallVec<[Node; AliensAmazons::AMAZONS]>,
    /// The nodes next to another Alien.
    beside_aliens: NodeSet,
}

impl Chains {
    /// Looks at the board. The `aliens` are the other ones; of the `amazons` those of `targets` can be
    /// captured, at most 30.
    pub(crate) fn new(
        jumps: &'static Jumps,
        aliens: NodeSet,
        amazons: NodeSet,
        targets: NodeSet,
    ) -> Self {
        let mut stones = [0; Board::BENT9_NODE_COUNT];
        for node in aliens {
            stones[node.index()] = ALIEN;
        }
        for node in amazons - targets {
            stones[node.index()] = WALL;
        }
        let targets: SmallVec<[Node; AliensAmazons::AMAZONS]> =
            (amazons & targets).iter().collect();
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
    pub(super) fn jumps(&self) -> &'static Jumps {
        self.jumps
    }

    /// Returns the Amazons that can be captured.
    pub(super) fn targets(&self) -> &[Node] {
        &self.targets
    }

    /// Returns the other Aliens.
    pub(super) fn aliens(&self) -> NodeSet {
        self.nodes_with(ALIEN)
    }

    /// Returns the nodes that no jump can end on: those of the stones that stay.
    pub(super) fn walls(&self) -> NodeSet {
        self.nodes_with(ALIEN | WALL)
    }

    fn nodes_with(&self, kinds: u32) -> NodeSet {
        let nodes = self.jumps.board().nodes();
        let wanted = nodes.filter(|node| self.stones[node.index()] & kinds != 0);
        wanted.collect()
    }

    /// Returns the Amazons that have been captured in a state.
    pub(super) fn captured(&self, state: State) -> NodeSet {
        let without_last = |left: &u32| Some(left & left.wrapping_sub(1));
        let left = iter::successors(Some(state.captured), without_last);
        let bits = left.take_while(|left| *left != 0);
        let nodes = bits.filter_map(|left| self.targets.get(left.trailing_zeros() as usize));
        nodes.copied().collect()
    }

    /// Returns the state in which everything is captured, seen from the end of a chain.
    pub(super) fn end(&self, to: Node) -> State {
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
    pub(super) fn hops(&self, state: State) -> impl Iterator<Item = State> {
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
    pub(super) fn all_hops(&self, states: &[State]) -> SmallVec<[State; 8]> {
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
    pub(super) fn captures(&self, state: State, way: Way) -> impl Iterator<Item = State> {
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

    /// Returns a bound on what the Alien can capture: the Amazons that it could, if those that can be
    /// captured were no bar to landing and could be jumped over again and again.
    pub(crate) fn loose_captures(&self, from: Node) -> NodeSet {
        let mut captured = NodeSet::EMPTY;
        let mut reached = NodeSet::of(from);
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
        captured
    }
}
