//! Straight lines: what lies straight on, runs, and lines of a given length.
//!
//! Rulings, section 1. One rule decides which way a line goes on, and where it forks:
//! [`Fork::opposite`].

use core::fmt;
use core::str::FromStr;
use std::collections::BTreeSet;

use thiserror::Error;

use crate::rows::Rows;
use crate::{Board, Node, NodeSetOf};

/// Whether straight lines go on through a penta, over either of its two exits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fork {
    /// They go on: a line forks at a penta.
    #[default]
    On,
    /// They end at a penta.
    Off,
}

impl Fork {
    /// Returns the places straight on from `place`, of `count` places in a circle that are counted from
    /// 0: the place opposite or, if their number is odd, the two places farthest away. That is where a
    /// line forks, or ends with [`Fork::Off`].
    ///
    /// # Panics
    ///
    /// If `count` is 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_graph::Fork;
    ///
    /// assert!(Fork::Off.opposite(1, 6).eq([4]));
    /// assert!(Fork::On.opposite(1, 5).eq([3, 4]));
    /// assert!(Fork::Off.opposite(1, 5).eq([]));
    /// ```
    pub fn opposite(self, place: usize, count: usize) -> impl Iterator<Item = usize> {
        let (near, far) = (count / 2, count.div_ceil(2));
        let goes_on = near == far || self == Self::On;
        let halves = (near..=far).filter(move |_| goes_on);
        halves.map(move |half| (place + half) % count)
    }
}

/// Writes `on` or `off`.
impl fmt::Display for Fork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::On => "on",
            Self::Off => "off",
        })
    }
}

/// The text is neither `on` nor `off`.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("expected on or off")]
pub struct ForkError;

/// Reads `on` or `off`.
impl FromStr for Fork {
    type Err = ForkError;

    fn from_str(text: &str) -> Result<Self, ForkError> {
        match text {
            "on" => Ok(Self::On),
            "off" => Ok(Self::Off),
            _ => Err(ForkError),
        }
    }
}

/// Finds what lies straight on from each neighbour of each node, by the cyclic order of the places
/// round it: what is [opposite](Fork::opposite), forks included.
///
/// A place beyond the rim, `None`, ends the line. The result has a row for each neighbour: those of
/// the first node, then those of the second, and so on.
pub(crate) fn of_places(places: &[Vec<Option<Node>>]) -> Rows<Node> {
    let mut straight = Rows::new();
    for round in places {
        let count = round.len();
        for from in 0..count {
            if round[from].is_some() {
                let onward = Fork::On.opposite(from, count);
                straight.push(onward.filter_map(|place| round[place]));
            }
        }
    }
    straight
}

impl Board {
    /// Returns the nodes that lie straight on from `from` over its neighbour `via`: one, or two where
    /// the line forks at a penta, or none where it ends or the two are not neighbours.
    ///
    /// Cost: a search among the neighbours of `via`, of which there are at most 8.
    ///
    /// # Panics
    /// If `via` is not on the board.
    #[must_use]
    #[inline]
    pub fn straight(self, from: Node, via: Node) -> &'static [Node] {
        let table = self.table();
        let neighbours = table.neighbours.row(via.index());
        match neighbours.iter().position(|&node| node == from) {
            Some(place) => table
                .straight
                .row(table.neighbours.start(via.index()) + place),
            None => &[],
        }
    }

    /// Returns what [`Board::straight`] does, but no nodes if `fork` is off and `via` is a penta.
    ///
    /// # Panics
    /// If `via` is not on the board.
    #[must_use]
    #[inline]
    pub fn straight_with(self, from: Node, via: Node, fork: Fork) -> &'static [Node] {
        match self.straight(from, via) {
            [_, _] if fork == Fork::Off => &[],
            nodes => nodes,
        }
    }

    /// Returns the straight runs that begin at `node`, each with that node and as long as possible;
    /// where a line forks, there is a run for each way on.
    ///
    /// Cost: proportional to the result.
    ///
    /// # Panics
    /// If the node is not on the board.
    #[must_use]
    pub fn runs(self, node: Node, fork: Fork) -> Vec<Vec<Node>> {
        let mut runs = Vec::new();
        for &next in self.neighbours(node) {
            self.extend_run(&mut vec![node, next], fork, &mut runs);
        }
        runs
    }

    /// Adds to `runs` the longest runs that begin with `run`, which has at least two nodes.
    fn extend_run(self, run: &mut Vec<Node>, fork: Fork, runs: &mut Vec<Vec<Node>>) {
        let [.., from, via] = run[..] else {
            return;
        };
        let onward = self.straight_with(from, via, fork);
        if onward.is_empty() {
            runs.push(run.clone());
        }
        for &next in onward {
            run.push(next);
            self.extend_run(run, fork, runs);
            run.pop();
        }
    }

    /// Returns the sets of nodes that form a straight run of `len` nodes, each once and in ascending
    /// order.
    ///
    /// Cost: a walk along all runs of the board, a tenth of a millisecond on bent:9; keep the result.
    ///
    /// # Panics
    /// If the board has more nodes than the set can hold.
    #[must_use]
    pub fn line_sets<const W: usize>(self, len: usize, fork: Fork) -> Vec<NodeSetOf<W>> {
        if len == 0 {
            return Vec::new();
        }
        let mut sets = BTreeSet::new();
        for node in self.nodes() {
            if len == 1 {
                sets.insert(NodeSetOf::EMPTY.with(node));
            }
            for run in self.runs(node, fork) {
                if let Some(line) = run.get(..len) {
                    sets.insert(line.iter().copied().collect());
                }
            }
        }
        sets.into_iter().collect()
    }
}
