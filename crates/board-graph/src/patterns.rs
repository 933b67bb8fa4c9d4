//! Patterns: sets of nodes to fill, such as five in a row, and tests of which are full.

use crate::rows::Rows;
use crate::{Node, NodeSetOf};

/// Patterns on a board with up to 64·`W` nodes, indexed by node. Most code uses [`Patterns`].
///
/// A stone that has just been put down can only have filled patterns that contain its node, so those
/// are kept together.
#[derive(Clone, Debug)]
pub struct PatternsOf<const W: usize> {
    /// All patterns, each once, in ascending order.
    all: Vec<NodeSetOf<W>>,
    /// For each node the patterns that contain it.
    through: Rows<NodeSetOf<W>>,
    /// The same in groups of four.
    fours_through: Rows<Four<W>>,
    /// For each node the patterns of which it is the first node, in groups of four.
    fours_beginning: Rows<Four<W>>,
    /// Whether the empty set is a pattern: it is full on every board.
    has_empty: bool,
}

/// Four patterns, which are compared in one turn of a loop.
type Four<const W: usize> = [NodeSetOf<W>; 4];

/// Patterns on a board with up to 128 nodes: sets of nodes to fill, such as five in a row.
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
    /// Makes the index of some patterns; one that is given twice counts once.
    ///
    /// Cost: a comparison of each pattern with every node that a set can hold, a tenth of a millisecond
    /// for the lines of five of bent:9; make it once.
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

    /// Returns whether all nodes of some pattern that contains `last` are in `stones`.
    ///
    /// Cost: about one operation on whole words for each pattern that contains the node, without
    /// branches: 4 to 8 ns for ten to thirty patterns.
    ///
    /// # Panics
    /// If the node's index is not below [`NodeSetOf::CAPACITY`].
    #[must_use]
    #[inline]
    pub fn completes(&self, stones: NodeSetOf<W>, last: Node) -> bool {
        contains_any(stones, self.fours_through.row(last.index()))
    }

    /// Returns the least of the patterns that contain `last` and whose nodes are all in `stones`.
    ///
    /// Cost: that of [`PatternsOf::completes`] if there is none.
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

    /// Returns whether all nodes of any pattern are in `stones`.
    ///
    /// Cost: a comparison with each pattern whose first node is in `stones`.
    #[must_use]
    pub fn any(&self, stones: NodeSetOf<W>) -> bool {
        let mut nodes = stones.iter();
        self.has_empty
            || nodes.any(|node| contains_any(stones, self.fours_beginning.row(node.index())))
    }

    /// Returns what is missing of the patterns that contain one of the stones at least, where that is `count`
    /// nodes: with a stone on each of them the pattern is full. In no particular order, and a pattern once for
    /// each of its stones.
    ///
    /// Cost: a comparison with each pattern that contains one of the stones, once for each of them.
    ///
    /// # Examples
    /// ```
    /// use board_graph::{Board, Fork, NodeSet, Patterns};
    ///
    /// let board = Board::bent9();
    /// let node = |name| board.parse_node(name).unwrap();
    /// let fives = Patterns::new(board.line_sets(5, Fork::On));
    ///
    /// let stones: NodeSet = ["a2", "a3", "a4", "a6"].map(node).into_iter().collect();
    /// assert!(fives.missing(stones, 1).all(|missing| missing == NodeSet::of(node("a5"))));
    /// assert_eq!(fives.missing(stones, 1).count(), 4);
    /// ```
    pub fn missing(
        &self,
        stones: NodeSetOf<W>,
        count: usize,
    ) -> impl Iterator<Item = NodeSetOf<W>> {
        let patterns = stones.into_iter().flat_map(|node| self.through(node));
        let missing = patterns.map(move |&pattern| pattern - stones);
        missing.filter(move |missing| missing.len() == count)
    }

    /// Returns the patterns whose nodes are all in `stones`, in ascending order.
    ///
    /// Cost: a comparison with each pattern.
    pub fn inside(&self, stones: NodeSetOf<W>) -> impl Iterator<Item = NodeSetOf<W>> {
        let all = self.all.iter().copied();
        all.filter(move |pattern| pattern.is_subset(&stones))
    }
}

/// Puts patterns in groups of four; the last group is filled up with its last pattern.
fn fours<const W: usize>(patterns: impl Iterator<Item = NodeSetOf<W>>) -> Vec<Four<W>> {
    let patterns: Vec<NodeSetOf<W>> = patterns.collect();
    let chunks = patterns.chunks(4);
    let four = |chunk: &[NodeSetOf<W>]| core::array::from_fn(|at| chunk[at.min(chunk.len() - 1)]);
    chunks.map(four).collect()
}

/// Returns whether one of the patterns is a subset of the set. It compares all of them: to stop early
/// would take a branch for each group, and usually none is a subset.
#[inline]
fn contains_any<const W: usize>(set: NodeSetOf<W>, patterns: &[Four<W>]) -> bool {
    patterns.iter().fold(false, |any, four| {
        let inside = four.each_ref().map(|pattern| pattern.is_subset(&set));
        any | inside[0] | inside[1] | inside[2] | inside[3]
    })
}
