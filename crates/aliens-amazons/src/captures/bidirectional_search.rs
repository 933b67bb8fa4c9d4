//! The search for a chain that captures given Amazons and ends on a given node.
//!
//! It goes from both ends at once, forward from the start and backward from the end, a level at a
//! time, always on the side that has fewer states, until the two meet or one has none. No state counts
//! in which another Amazon is captured; and backward the nodes that the Alien comes from must be
//! vacant with fewer Amazons captured, so that few are left. Before the search grows large, parity
//! rules out most of what is impossible.
//!
//! Source: Pohl, "Bi-directional search", 1971.

use board_graph::{Node, NodeSet};

use super::jump_bits::{Chains, State, Way};
use super::levels::{Levels, find};
use super::parity;

/// How many states a search goes through before it asks whether parity rules a chain out, which costs
/// as much as some hundred states.
const STATES_BEFORE_PARITY: usize = 200;

/// A chain that has been found: the levels that the search has gone through, from both ends.
pub(crate) struct Search {
    from_start: Levels,
    to_end: Levels,
}

impl Search {
    /// Searches for a chain that captures everything that can be captured.
    pub(crate) fn run(chains: &Chains, from: Node, to: Node) -> Option<Self> {
        let mut search = Self {
            from_start: Levels::new(chains, State::start(from)),
            to_end: Levels::new(chains, chains.end(to)),
        };
        let steps = chains.targets().len();
        let (mut states, mut parity_allows) = (0, None);
        // All levels are there when the last of either side is the same level.
        while search.from_start.len() + search.to_end.len() < steps + 2 {
            let (before, after) = search.front();
            states += before.len().min(after.len());
            if states > STATES_BEFORE_PARITY
                && !*parity_allows.get_or_insert_with(|| parity_allows_chain(chains, from, to))
            {
                return None;
            }
            if before.len() <= after.len() {
                search.from_start.advance(chains, Way::Forward);
            } else {
                search.to_end.advance(chains, Way::Backward);
            }
        }
        search.meeting().is_some().then_some(search)
    }

    /// Returns the last level of either side.
    fn front(&self) -> (&[State], &[State]) {
        (self.from_start.last(), self.to_end.last())
    }

    /// Returns the states of a shortest chain where the two sides meet: as reached from the start, and
    /// as seen from the end.
    fn meeting(&self) -> Option<(State, State)> {
        let (before, after) = self.front();
        let both = before
            .iter()
            .filter_map(|&state| Some((state, find(after, state)?)));
        both.min_by_key(|(before, after)| u32::from(before.hops) + u32::from(after.hops))
    }

    /// Returns the landings of a shortest chain.
    pub(crate) fn landings(&self, chains: &Chains) -> Vec<Node> {
        let Some((before, after)) = self.meeting() else {
            return Vec::new();
        };
        let mut nodes = trace(chains, &self.from_start, before, Way::Backward);
        nodes.reverse();
        nodes.push(before.node);
        nodes.extend(trace(chains, &self.to_end, after, Way::Forward));
        // The first is where the chain begins.
        nodes.remove(0);
        nodes
    }
}

/// Follows a state of the last level back to the one that the levels began with, and returns the
/// nodes on the way, that of the state itself left out.
fn trace(chains: &Chains, levels: &Levels, state: State, way: Way) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut at = state;
    let mut depth = levels.len() - 1;
    loop {
        let known = |depth: usize, hops: u16, next: State| {
            find(levels.level(depth), next).filter(|known| known.hops == hops)
        };
        let hop = at.hops.checked_sub(1).and_then(|fewer| {
            let mut hops = chains.hops(at);
            hops.find_map(|next| known(depth, fewer, next))
        });
        let jump = || {
            let depth = depth.checked_sub(1)?;
            let mut captures = chains.captures(at, way);
            captures.find_map(|next| known(depth, at.hops, next))
        };
        if let Some(next) = hop {
            at = next;
        } else if let Some(next) = jump() {
            at = next;
            depth -= 1;
        } else {
            return nodes;
        }
        nodes.push(at.node);
    }
}

/// Returns whether parity does not rule out a chain that captures everything that can be captured.
fn parity_allows_chain(chains: &Chains, from: Node, to: Node) -> bool {
    let once: NodeSet = chains.targets().iter().copied().collect();
    let stones = [once, chains.aliens(), chains.walls()];
    parity::allows_walk(chains.jumps(), [from, to], stones)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AliensAmazons, Move};
    use board_play::Position as _;
    use board_stones::StoneGame as _;

    /// Crowded boards with many chains, over pentas and over Aliens too.
    const CROWDED: [&str; 4] = [
        "- 1 a1,a2,e3 a4,a6,b2,b3,b4,b5,b6,b7,c2,c4,c6,c8,c18,d1,d3,d5,d7,e4,e6,f1,f3 0",
        "- 1 d1,e12,f3 c1,c2,c17,d2,d3,d13,d14,d15,e1,e2,e3,e10,e11,f1,f2 0",
        "fork=off 1 d1,e12,f3 c1,c2,c17,d2,d3,d13,d14,d15,e1,e2,e3,e10,e11,f1,f2 0",
        "- 1 d8,e5,e7 c7,c9,c10,d5,d6,d7,d9,e4,e6,e8,f2 0",
    ];

    fn crowded() -> impl Iterator<Item = AliensAmazons> {
        let lines = CROWDED.map(|rest| format!("aliens-amazons/1 {rest}"));
        lines.into_iter().filter_map(|line| line.parse().ok())
    }

    /// What the search asks only when it has grown large must be right in small cases too.
    #[test]
    fn parity_rules_out_no_legal_capture() {
        let (mut allowed, mut ruled_out) = (0, 0);
        for position in crowded() {
            for m in position.moves().step_by(3) {
                let Move::Go { from, to, captured } = m else {
                    continue;
                };
                let chains = position.chains(from, captured);
                let is_chain = !captured.is_empty();
                assert!(!is_chain || parity_allows_chain(&chains, from, to), "{m}");
                allowed += usize::from(is_chain);
                // Other ends are no less possible than that, and often more is told of them.
                for to in position.vacant() {
                    let found = Search::run(&chains, from, to).is_some();
                    let allows = parity_allows_chain(&chains, from, to);
                    assert!(allows || !found, "{m} with the end {to:?}");
                    ruled_out += usize::from(!allows);
                }
            }
        }
        assert!(allowed > 500, "{allowed}");
        assert!(ruled_out > 500, "{ruled_out}");
    }

    /// Over d4 lead jumps between c5 and e3, c4 and e4, d3 and d5. With a stone on e3 none begins on c5,
    /// wherever the chain is to end.
    #[test]
    fn parity_counts_no_jump_that_a_stone_bars() {
        for (stones, allowed) in [
            ("a17,c5 d4", true),
            ("a17,c5 d4,e3", false),
            ("c5,e3 d4", false),
        ] {
            let line = format!("aliens-amazons/1 - 1 a9,{stones} 20");
            let position: AliensAmazons = line.parse().unwrap();
            let board = board_graph::Board::bent9();
            let [c5, d4, e3] = ["c5", "d4", "e3"].map(|name| board.parse_node(name).unwrap());
            let chains = position.chains(c5, NodeSet::EMPTY.with(d4));
            assert_eq!(parity_allows_chain(&chains, c5, e3), allowed, "{stones}");
        }
    }

    /// From c5 over d4 to e3, over e4 to e5, and over d5 back to c5: both ends are one node, which the
    /// walk meets an even number of times.
    #[test]
    fn parity_allows_a_chain_that_ends_where_it_began() {
        let line = "aliens-amazons/1 - 1 a1,a9,c5 d4,d5,e4 20";
        let position: AliensAmazons = line.parse().unwrap();
        let m: Move = "c5-c5xd4,d5,e4".parse().unwrap();
        assert_eq!(position.check(m), Ok(()));
        let Move::Go { from, to, captured } = m else {
            panic!("{m} moves an Alien");
        };
        assert_eq!(from, to);
        assert!(parity_allows_chain(
            &position.chains(from, captured),
            from,
            to
        ));
    }

    /// A search that meets in the middle finds what a search from the start finds.
    #[test]
    fn both_ends_meet_where_the_start_alone_arrives() {
        let mut arrivals = 0;
        for position in crowded() {
            for m in position.moves().step_by(5) {
                let Move::Go { from, captured, .. } = m else {
                    continue;
                };
                let chains = position.chains(from, captured);
                let mut levels = Levels::new(&chains, State::start(from));
                for _ in captured {
                    levels.advance(&chains, Way::Forward);
                }
                for to in position.vacant() | captured {
                    let arrived = find(levels.last(), chains.end(to));
                    let found = Search::run(&chains, from, to);
                    assert_eq!(found.is_some(), arrived.is_some(), "{m}, but to {to:?}");
                    arrivals += usize::from(arrived.is_some());
                }
            }
        }
        assert!(arrivals > 500, "{arrivals}");
    }
}
