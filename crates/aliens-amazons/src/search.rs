//! The search for a chain that captures given Amazons and ends on a given node.
//!
//! It goes from both ends at once, forward from the start and backward from the end, a level at a
//! time, always on the side that has fewer states, until the two meet or one has none. No state counts
//! in which another Amazon is captured; and backward the nodes that the Alien comes from must be
//! vacant with fewer Amazons captured, so that few are left. Before the search grows large, parity
//! rules out most of what is impossible.
//!
//! Source: Pohl, "Bi-directional search", 1971.

use board_graph::Node;

use crate::chains::{Chains, Level, State, Way, find};
use crate::parity;

/// How many states a search goes through before it asks whether parity rules a chain out, which costs
/// as much as some hundred states.
const STATES_BEFORE_PARITY: usize = 200;

/// A chain that has been found: the levels that the search has gone through, from both ends.
pub(crate) struct Search {
    from_start: Vec<Level>,
    to_end: Vec<Level>,
}

impl Search {
    /// Searches for a chain that captures everything that can be captured.
    pub(crate) fn run(chains: &Chains<'_>, from: Node, to: Node) -> Option<Self> {
        let mut search = Self {
            from_start: vec![chains.first_level(from)],
            to_end: vec![chains.last_level(to)],
        };
        let (mut states, mut parity_allows) = (0, None);
        // All levels are there when the last of either side is the same level.
        while search.from_start.len() + search.to_end.len() < chains.targets().len() + 2 {
            let (before, after) = search.front()?;
            states += before.len().min(after.len());
            if states > STATES_BEFORE_PARITY
                && !*parity_allows.get_or_insert_with(|| parity_allows_chain(chains, from, to))
            {
                return None;
            }
            if before.len() <= after.len() {
                let next = chains.next_level(before, Way::Forward);
                search.from_start.push(next);
            } else {
                let next = chains.next_level(after, Way::Backward);
                search.to_end.push(next);
            }
        }
        search.meeting().is_some().then_some(search)
    }

    /// Returns the last level of either side.
    fn front(&self) -> Option<(&Level, &Level)> {
        Some((self.from_start.last()?, self.to_end.last()?))
    }

    /// Returns the states of a shortest chain where the two sides meet: as reached from the start, and
    /// as seen from the end.
    fn meeting(&self) -> Option<(State, State)> {
        let (before, after) = self.front()?;
        let both = before
            .iter()
            .filter_map(|&state| Some((state, find(after, state)?)));
        both.min_by_key(|(before, after)| u32::from(before.hops()) + u32::from(after.hops()))
    }

    /// Returns the landings of a shortest chain.
    pub(crate) fn landings(&self, chains: &Chains<'_>) -> Vec<Node> {
        let Some((before, after)) = self.meeting() else {
            return Vec::new();
        };
        let mut nodes = trace(chains, &self.from_start, before, Way::Backward);
        nodes.reverse();
        nodes.push(before.node());
        nodes.extend(trace(chains, &self.to_end, after, Way::Forward));
        // The first is where the chain begins.
        nodes.remove(0);
        nodes
    }
}

/// Follows a state of the last level back to the one that the levels began with, and returns the
/// nodes on the way, that of the state itself left out.
fn trace(chains: &Chains<'_>, levels: &[Level], state: State, way: Way) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut at = state;
    let mut depth = levels.len() - 1;
    loop {
        let known = |level: &Level, hops: u16, next: State| {
            find(level, next).filter(|known| known.hops() == hops)
        };
        let hop = at.hops().checked_sub(1).and_then(|fewer| {
            let mut hops = chains.hops(at);
            hops.find_map(|next| known(&levels[depth], fewer, next))
        });
        let jump = || {
            let level = &levels[depth.checked_sub(1)?];
            let mut captures = chains.captures(at, way);
            captures.find_map(|next| known(level, at.hops(), next))
        };
        if let Some(next) = hop {
            at = next;
        } else if let Some(next) = jump() {
            at = next;
            depth -= 1;
        } else {
            return nodes;
        }
        nodes.push(at.node());
    }
}

/// Returns whether parity does not rule out a chain that captures everything that can be captured.
fn parity_allows_chain(chains: &Chains<'_>, from: Node, to: Node) -> bool {
    let (aliens, walls) = chains.obstacles();
    let once = chains.targets().iter().copied();
    parity::allows_walk(chains.jumps(), [from, to], once, aliens, walls)
}
