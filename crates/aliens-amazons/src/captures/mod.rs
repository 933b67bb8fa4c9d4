//! What an Alien captures by a chain of jumps, and where that takes it.
//!
//! What one jump does is the rule in `capture_rule`. The code says it twice, since an Alien mostly has a
//! few chains and sometimes a million:
//!
//! * `few_chains` finds all chains by `capture_rule`, on sets of nodes, where they lead to a few places.
//! * `jump_bits` says in bits what one jump does; `levels` goes on from there to all that chains lead to,
//!   and `bidirectional_search` looks for one given capture, with `parity` to rule most others out.

mod bidirectional_search;
mod capture_rule;
mod few_chains;
mod jump_bits;
mod levels;
mod parity;

use board_graph::{Jumps, Node, NodeSet};

use capture_rule::Others;
use few_chains::{Few, find_few};
use jump_bits::{State, Way};
use levels::Levels;

pub(crate) use bidirectional_search::Search;
pub(crate) use jump_bits::Chains;

/// How many states of a level are no burden: beyond, the levels before it are forgotten.
const SMALL_LEVEL: usize = 256;

/// The captures of one Alien, listed no further than they are asked for: ascending by their number,
/// then by what is captured, then by where they end.
#[derive(Default)]
pub(crate) struct Captures {
    /// If they are few, all of them, in no order until the first is asked for.
    few: Few,
    is_ordered: bool,
    /// If not, what they follow from, level by level.
    many: Option<Box<(Chains, Levels)>>,
    /// How many of the few, or of the last level, have been listed.
    listed: usize,
}

impl Captures {
    /// Begins before the first capture of an Alien, and returns where it gets by jumps without any.
    /// The `aliens` are the other ones.
    #[inline]
    pub(crate) fn begin(
        &mut self,
        jumps: &'static Jumps,
        [aliens, amazons]: [NodeSet; 2],
        from: Node,
    ) -> NodeSet {
        self.many = None;
        self.is_ordered = false;
        self.listed = 0;
        if !find_few(&mut self.few, jumps, Others { aliens, amazons }, from) {
            let chains = Chains::new(jumps, aliens, amazons, amazons);
            return self.begin_many(chains, from);
        }
        let mut quiet = NodeSet::EMPTY;
        self.few.retain(|place| {
            let captures = place.count > 0;
            if !captures {
                quiet.insert(place.node);
            }
            captures
        });
        quiet.without(from)
    }

    #[cold]
    fn begin_many(&mut self, chains: Chains, from: Node) -> NodeSet {
        let levels = Levels::new(&chains, State::start(from));
        let quiet: NodeSet = levels.last().iter().map(|state| state.node).collect();
        self.few.clear();
        self.listed = levels.last().len();
        self.many = Some(Box::new((chains, levels)));
        quiet.without(from)
    }

    /// Passes over `n` captures, or, if there are no more than `n`, over all and returns how many there
    /// were.
    #[inline]
    pub(crate) fn pass_over(&mut self, n: usize) -> Result<(), usize> {
        if self.many.is_some() {
            return self.pass_over_many(n);
        }
        let left = self.few.len() - self.listed;
        self.listed += n.min(left);
        if n < left { Ok(()) } else { Err(left) }
    }

    fn pass_over_many(&mut self, n: usize) -> Result<(), usize> {
        let mut passed = 0;
        while let Some((chains, levels)) = self.many.as_deref_mut()
            && !levels.last().is_empty()
        {
            let left = levels.last().len() - self.listed;
            if n - passed < left {
                self.listed += n - passed;
                return Ok(());
            }
            passed += left;
            if levels.last().len() > SMALL_LEVEL {
                levels.forget();
            }
            levels.advance(chains, Way::Forward);
            self.listed = 0;
        }
        Err(passed)
    }

    /// Returns the first of the few that has not been listed.
    fn first_of_few(&mut self) -> Option<(Node, NodeSet)> {
        if !self.is_ordered {
            self.few.sort_unstable();
            self.is_ordered = true;
        }
        let place = self.few.get(self.listed)?;
        Some((place.node, place.captured))
    }
}

/// Yields where the Alien ends, and what it captures.
impl Iterator for Captures {
    type Item = (Node, NodeSet);

    fn next(&mut self) -> Option<(Node, NodeSet)> {
        self.pass_over(0).ok()?;
        let capture = match self.many.as_deref() {
            None => self.first_of_few(),
            Some((chains, levels)) => {
                let state = levels.last().get(self.listed);
                state.map(|&state| (state.node, chains.captured(state)))
            }
        };
        self.listed += 1;
        capture
    }
}

#[cfg(test)]
mod tests {
    use board_graph::{Board, Fork};

    use super::*;

    /// From c5 the Alien captures d4 and gets to e3, from where it may go on over e4 to e5; all else is
    /// too far away. So few are kept as few.
    fn two_captures() -> Captures {
        let board = Board::bent9();
        let node = |name: &str| board.parse_node(name).unwrap();
        let nodes = |names: &[&str]| names.iter().map(|name| node(name)).collect();
        let mut captures = Captures::default();
        let stones = [nodes(&["a1", "a17"]), nodes(&["c7", "d4", "e4"])];
        let quiet = captures.begin(Jumps::bent9(Fork::On), stones, node("c5"));
        assert!(quiet.is_empty() && captures.many.is_none());
        captures
    }

    #[test]
    fn what_is_passed_over_is_counted_from_what_has_been_listed() {
        assert_eq!(two_captures().count(), 2);
        for listed in 0..=2 {
            for n in 0..4 {
                let mut captures = two_captures();
                assert_eq!(captures.by_ref().take(listed).count(), listed);
                let left = 2 - listed;
                let expected = if n < left { Ok(()) } else { Err(left) };
                assert_eq!(captures.pass_over(n), expected, "{n} after {listed}");
                assert_eq!(captures.count(), left.saturating_sub(n));
            }
        }
    }
}
