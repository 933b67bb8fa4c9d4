//! Chains of jumps of one Alien.
//!
//! What a chain can still do depends on two things only: the node that the Alien stands on and the
//! Amazons that it has captured. Such a [`State`] is reached on many routes, and all that is done here
//! goes from state to state and meets each once. A capture adds one Amazon, so that the states lie in
//! levels by the number of captures, and the levels follow from each other: what is listed or counted
//! of them needs one level at a time. Inside a level an Alien moves by hops over the other Aliens.
//!
//! Jumps can be taken back: from the landing over the same stone to where the jump began is straight
//! too. So whether given Amazons can be captured is searched from both ends at once, forward from the
//! start and backward from the end, a level at a time, always on the side that has fewer states, until
//! the two meet or one has none. No state counts in which another Amazon is captured; and backward
//! the nodes that the Alien comes from must be vacant with fewer Amazons captured, so that few are
//! left. (Bidirectional search: Pohl, "Bi-directional search", 1971.) Before it grows large, [`parity`]
//! rules out most of what is impossible.

use core::iter;

use board_graph::{Jumps, Node, NodeSet};
use smallvec::{SmallVec, smallvec};

use crate::{Options, parity};

/// How many nodes the board has.
const NODES: usize = 93;

/// Stands on a node: an Alien, which can be jumped over and stays.
const ALIEN: u32 = 1 << 31;

/// Stands on a node: an Amazon that is not to be captured.
const WALL: u32 = 1 << 30;

/// How many states a search goes through before it asks whether parity rules a chain out, which costs
/// as much as some hundred states.
const STATES_BEFORE_PARITY: usize = 200;

/// Where a jumping Alien is, what it has captured, and after how many jumps over Aliens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct State {
    /// A bit for each Amazon captured, in board order.
    captured: u32,
    node: Node,
    /// How many jumps captured nothing: the fewest of all routes here.
    hops: u16,
}

impl State {
    /// Returns the node.
    pub(crate) fn node(self) -> Node {
        self.node
    }

    /// Returns all but the hops, as a number that orders states.
    fn place(self) -> (u32, Node) {
        (self.captured, self.node)
    }
}

/// The states with the same number of captures, ascending by what is captured, then by node.
pub(crate) type Level = SmallVec<[State; 24]>;

/// Puts states in order and keeps of those in the same place the one with the fewest hops.
fn settle(level: &mut Level) {
    level.sort_unstable();
    level.dedup_by_key(|state| state.place());
}

/// Finds the state in the same place.
fn find(level: &[State], state: State) -> Option<State> {
    let found = level.binary_search_by_key(&state.place(), |state| state.place());
    found.ok().map(|at| level[at])
}

/// Which way a search goes.
#[derive(Clone, Copy)]
enum Way {
    /// As the Alien jumps.
    Forward,
    /// Taking jumps back.
    Backward,
}

/// What one Alien meets on its jumps. The node that it begins on is vacant.
pub(crate) struct Chains<'a> {
    jumps: &'a Jumps,
    /// For each node what stands there: nothing, an Amazon by its bit, a wall or an Alien.
    stones: [u32; NODES],
    /// The Amazons that can be captured, by bit.
    amazons: SmallVec<[Node; Options::AMAZONS]>,
    /// The nodes next to another Alien.
    beside_aliens: NodeSet,
}

impl<'a> Chains<'a> {
    /// Looks at the board. The `aliens` are the other ones; of the `amazons` those of `targets` can be
    /// captured, of which there are at most 30.
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
        let amazons: SmallVec<[Node; Options::AMAZONS]> = (amazons & targets).iter().collect();
        for (bit, node) in amazons.iter().enumerate() {
            stones[node.index()] = 1 << bit;
        }
        Self {
            jumps,
            stones,
            amazons,
            beside_aliens: jumps.board().around(aliens),
        }
    }

    /// Returns the state in which nothing is captured and no jump made.
    fn start(node: Node) -> State {
        State {
            captured: 0,
            node,
            hops: 0,
        }
    }

    /// Returns the state in which everything is captured, seen from the end.
    fn end(&self, node: Node) -> State {
        State {
            captured: (1 << self.amazons.len()) - 1,
            ..Self::start(node)
        }
    }

    /// Returns the Amazons that have been captured in a state.
    pub(crate) fn captured(&self, state: State) -> NodeSet {
        let mut left = state.captured;
        let bits = iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Some(bit)
        });
        let nodes = bits.map_while(|bit| self.amazons.get(bit));
        nodes.copied().collect()
    }

    /// Returns what is left on a node when these Amazons are captured.
    #[inline]
    fn stone(&self, node: Node, captured: u32) -> u32 {
        self.stones[node.index()] & !captured
    }

    /// Yields the states that one jump over an Alien leads to; it is the same forward and backward.
    #[inline]
    fn hops(&self, state: State) -> impl Iterator<Item = State> {
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
    fn captures(&self, state: State, way: Way) -> impl Iterator<Item = State> {
        let jumps = self.jumps.from(state.node).iter();
        jumps.filter_map(move |jump| {
            let stone = self.stones[jump.over.index()] & !(ALIEN | WALL);
            let had = state.captured & stone;
            let (captured, vacant_with) = match way {
                Way::Forward => (state.captured | stone, state.captured),
                Way::Backward => (state.captured & !stone, state.captured & !stone),
            };
            let right = match way {
                Way::Forward => stone != 0 && had == 0,
                Way::Backward => had != 0,
            };
            let open = right && self.stone(jump.landing, vacant_with) == 0;
            open.then_some(State {
                captured,
                node: jump.landing,
                ..state
            })
        })
    }

    /// Adds to a level what jumps over Aliens lead to.
    fn hop_on(&self, level: &mut Level) {
        let may_hop = level.iter().copied();
        let mut edge: Level = may_hop
            .filter(|state| self.beside_aliens.contains(state.node))
            .collect();
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

    /// Returns the level that begins with one state.
    fn level_of(&self, state: State) -> Level {
        let mut level = smallvec![state];
        self.hop_on(&mut level);
        level
    }

    /// Returns the states in which nothing is captured.
    pub(crate) fn first_level(&self, from: Node) -> Level {
        self.level_of(Self::start(from))
    }

    /// Returns the states with one capture more.
    pub(crate) fn next_level(&self, level: &[State]) -> Level {
        self.beside(level, Way::Forward)
    }

    /// Returns the level next to this one.
    fn beside(&self, level: &[State], way: Way) -> Level {
        let mut next: Level = level
            .iter()
            .flat_map(|&state| self.captures(state, way))
            .collect();
        settle(&mut next);
        self.hop_on(&mut next);
        next
    }

    /// Searches for a chain that captures everything that can be captured.
    pub(crate) fn search(&self, from: Node, to: Node) -> Option<Search> {
        let mut search = Search {
            from_start: vec![self.level_of(Self::start(from))],
            to_end: vec![self.level_of(self.end(to))],
        };
        let Search { from_start, to_end } = &mut search;
        let (mut states, mut parity_allows) = (0, None);
        // The last of the one and of the other are the same level when all levels are there.
        while from_start.len() + to_end.len() < self.amazons.len() + 2 {
            let (before, after) = (from_start.last()?, to_end.last()?);
            states += before.len().min(after.len());
            if states > STATES_BEFORE_PARITY
                && !*parity_allows.get_or_insert_with(|| self.parity_allows(from, to))
            {
                return None;
            }
            if before.len() <= after.len() {
                let next = self.beside(before, Way::Forward);
                from_start.push(next);
            } else {
                let next = self.beside(after, Way::Backward);
                to_end.push(next);
            }
        }
        search.meeting().is_some().then_some(search)
    }

    /// Returns whether parity does not rule out a chain that captures all that can be captured.
    fn parity_allows(&self, from: Node, to: Node) -> bool {
        let with = |wanted: u32| {
            let board = self.jumps.board();
            board
                .nodes()
                .filter(move |node| self.stones[node.index()] == wanted)
        };
        let aliens: NodeSet = with(ALIEN).collect();
        let walls = with(WALL).collect::<NodeSet>() | aliens;
        parity::allows_walk(
            self.jumps,
            [from, to],
            self.amazons.iter().copied(),
            aliens,
            walls,
        )
    }

    /// Returns the landings of a shortest chain that has been found.
    pub(crate) fn landings(&self, search: &Search) -> Vec<Node> {
        let Some((before, after)) = search.meeting() else {
            return Vec::new();
        };
        let mut landings = self.trace(&search.from_start, before, Way::Backward);
        landings.reverse();
        landings.push(before.node);
        landings.extend(self.trace(&search.to_end, after, Way::Forward));
        // The first is where the chain begins.
        landings.remove(0);
        landings
    }

    /// Follows a state back to the one that a search began with; the state itself is left out.
    fn trace(&self, levels: &[Level], state: State, way: Way) -> Vec<Node> {
        let mut nodes = Vec::new();
        let mut at = state;
        let mut depth = levels.len() - 1;
        loop {
            let known = |level: usize, hops: Option<u16>, found: State| {
                let known = find(levels.get(level)?, found)?;
                (Some(known.hops) == hops).then_some(known)
            };
            let fewer = at.hops.checked_sub(1);
            let hop = self.hops(at).find_map(|found| known(depth, fewer, found));
            let jump = || {
                let above = depth.checked_sub(1)?;
                let mut captures = self.captures(at, way);
                captures.find_map(|found| known(above, Some(at.hops), found))
            };
            if let Some(found) = hop {
                at = found;
            } else if let Some(found) = jump() {
                at = found;
                depth -= 1;
            } else {
                return nodes;
            }
            nodes.push(at.node);
        }
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

/// The levels that a search has gone through, from both ends.
pub(crate) struct Search {
    from_start: Vec<Level>,
    to_end: Vec<Level>,
}

impl Search {
    /// Returns the states of a shortest chain where the two sides meet: as reached from the start, and
    /// as seen from the end.
    fn meeting(&self) -> Option<(State, State)> {
        let (before, after) = (self.from_start.last()?, self.to_end.last()?);
        let both = before
            .iter()
            .filter_map(|&state| Some((state, find(after, state)?)));
        both.min_by_key(|(before, after)| u32::from(before.hops) + u32::from(after.hops))
    }
}
