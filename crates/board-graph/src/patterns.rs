//! Patterns: sets of nodes to fill, such as five in a row, and which of them are full.

use crate::rows::Rows;
use crate::{Node, NodeSetOf};

/// A family of sets of nodes, indexed by node: a table for [`Patterns`], which most code names.
///
/// A player who has just put a stone down has filled at most patterns that contain its node, which
/// is why those are kept together.
#[derive(Clone, Debug)]
pub struct PatternsOf<const W: usize> {
    /// All different patterns, in ascending order.
    all: Vec<NodeSetOf<W>>,
    /// For each node the patterns that contain it.
    through: Rows<NodeSetOf<W>>,
    /// The same by fours.
    fours_through: Rows<Four<W>>,
    /// For each node the patterns whose first node it is, by fours.
    fours_beginning: Rows<Four<W>>,
    /// Whether the set without members is a pattern: it is full on every board.
    has_empty: bool,
}

/// Four patterns: as many are compared in one turn of a loop.
type Four<const W: usize> = [NodeSetOf<W>; 4];

/// Patterns on boards of up to 128 nodes.
///
/// # Examples
/// ```
/// use board_graph::{Board, Fork, NodeSet, Patterns};
///
/// let board = Board::bent9();
/// let node = |name| board.parse_node(name).unwrap();
/// let fives = Patterns::new(board.line_sets(5, Fork::On));
///
/// let stones: NodeSet = ["a1", "a2", "a3", "a4", "a5", "c7"].map(node).into_iter().collect();
/// assert_eq!(fives.completed(stones, node("a3")), Some(stones.without(node("c7"))));
/// assert!(!fives.completes(stones, node("c7")));
/// ```
pub type Patterns = PatternsOf<2>;

impl<const W: usize> PatternsOf<W> {
    /// Makes the index of some patterns; one given twice counts once.
    #[must_use]
    pub fn new(patterns: impl IntoIterator<Item = NodeSetOf<W>>) -> Self {
        let mut all: Vec<NodeSetOf<W>> = patterns.into_iter().collect();
        all.sort_unstable();
        all.dedup();
        let nodes = || (0..NodeSetOf::<W>::CAPACITY).map(Node::new);
        let through = |node| all.iter().copied().filter(move |set| set.contains(node));
        let beginning = |node| {
            all.iter()
                .copied()
                .filter(move |set| set.first() == Some(node))
        };
        Self {
            fours_through: nodes().map(|node| fours(through(node))).collect(),
            fours_beginning: nodes().map(|node| fours(beginning(node))).collect(),
            through: nodes().map(through).collect(),
            has_empty: all.first().is_some_and(NodeSetOf::is_empty),
            all,
        }
    }

    /// Returns the patterns, each once, in ascending order.
    #[must_use]
    pub fn all(&self) -> &[NodeSetOf<W>] {
        &self.all
    }

    /// Returns the patterns that contain a node, in ascending order.
    ///
    /// # Panics
    /// If the node's index is not below [`NodeSetOf::CAPACITY`].
    #[must_use]
    #[inline]
    pub fn through(&self, node: Node) -> &[NodeSetOf<W>] {
        self.through.row(node.index())
    }

    /// Returns whether a pattern that contains `last` lies wholly inside `stones`.
    ///
    /// Cost: about one operation on whole words for each pattern through the node, without
    /// branches: 4 to 8 ns for ten to thirty patterns.
    ///
    /// # Panics
    /// If the node's index is not below [`NodeSetOf::CAPACITY`].
    #[must_use]
    #[inline]
    pub fn completes(&self, stones: NodeSetOf<W>, last: Node) -> bool {
        contains_any(stones, self.fours_through.row(last.index()))
    }

    /// Returns the least pattern that contains `last` and lies wholly inside `stones`.
    ///
    /// Cost: as [`PatternsOf::completes`] if there is none.
    ///
    /// # Panics
    /// If the node's index is not below [`NodeSetOf::CAPACITY`].
    #[must_use]
    #[inline]
    pub fn completed(&self, stones: NodeSetOf<W>, last: Node) -> Option<NodeSetOf<W>> {
        if !self.completes(stones, last) {
            return None;
        }
        let mut through = self.through(last).iter().copied();
        through.find(|pattern| pattern.is_subset(&stones))
    }

    /// Returns whether any pattern lies wholly inside `stones`.
    ///
    /// Cost: a look at each pattern whose first node is among the stones.
    #[must_use]
    pub fn any(&self, stones: NodeSetOf<W>) -> bool {
        let mut nodes = stones.iter();
        self.has_empty
            || nodes.any(|node| contains_any(stones, self.fours_beginning.row(node.index())))
    }

    /// Returns the patterns that lie wholly inside `stones`, in ascending order.
    ///
    /// Cost: a look at each pattern.
    pub fn inside(&self, stones: NodeSetOf<W>) -> impl Iterator<Item = NodeSetOf<W>> {
        let all = self.all.iter().copied();
        all.filter(move |pattern| pattern.is_subset(&stones))
    }
}

/// Lists some patterns by fours; the last one is repeated where it would not come out even.
fn fours<const W: usize>(patterns: impl Iterator<Item = NodeSetOf<W>>) -> Vec<Four<W>> {
    let patterns: Vec<NodeSetOf<W>> = patterns.collect();
    let chunks = patterns.chunks(4);
    let four = |chunk: &[NodeSetOf<W>]| core::array::from_fn(|at| chunk[at.min(chunk.len() - 1)]);
    chunks.map(four).collect()
}

/// Returns whether one of the patterns is a subset of the set. All are looked at: stopping early
/// would take a branch for each, and mostly there is none.
#[inline]
fn contains_any<const W: usize>(set: NodeSetOf<W>, patterns: &[Four<W>]) -> bool {
    patterns.iter().fold(false, |any, four| {
        let inside = four.each_ref().map(|pattern| pattern.is_subset(&set));
        any | inside[0] | inside[1] | inside[2] | inside[3]
    })
}
