//! Numbers for ordered pairs of nodes.

use crate::{Board, Node, NodeSetOf};

/// Numbers, without gaps, for some of the ordered pairs of nodes of a board: those that a piece can
/// ever go from and to. A number for every pair of nodes would be several times as many.
///
/// The numbers ascend by the first node of a pair, then by the second.
///
/// # Examples
/// ```
/// use board_graph::{Board, Fork, NodeSet, PairIndex, Slides};
///
/// let board = Board::bent9();
/// let slides = Slides::bent9(Fork::On);
/// // All slides that an empty board allows.
/// let pairs = PairIndex::new(board, |from| slides.targets(from, NodeSet::EMPTY));
/// let (from, to) = pairs.pair(0).unwrap();
/// assert_eq!(board.pair_name(from, to).to_string(), "a1-a2");
/// assert_eq!(pairs.get(from, to), Some(0));
/// assert_eq!(pairs.get(from, from), None);
/// ```
#[derive(Clone, Debug)]
pub struct PairIndex {
    nodes: usize,
    pairs: Vec<(Node, Node)>,
    /// For each pair of nodes of the board its number, or [`NONE`].
    numbers: Vec<u32>,
}

/// In place of the number of a pair that has none.
const NONE: u32 = u32::MAX;

impl PairIndex {
    /// Numbers the pairs of each node of a board and the nodes that `targets` returns for it.
    ///
    /// Cost: four bytes for each pair of nodes of the board, 35 kB on bent:9; make it once.
    ///
    /// # Panics
    /// If a target is not on the board.
    #[must_use]
    pub fn new<const W: usize>(board: Board, targets: impl Fn(Node) -> NodeSetOf<W>) -> Self {
        let nodes = board.node_count();
        let mut numbers = vec![NONE; nodes * nodes];
        let mut pairs = Vec::new();
        for from in board.nodes() {
            for to in targets(from) {
                assert!(board.contains(to), "a target is not on the board");
                // There are fewer than 2^20 pairs of nodes on the largest board.
                numbers[from.index() * nodes + to.index()] =
                    u32::try_from(pairs.len()).unwrap_or(NONE);
                pairs.push((from, to));
            }
        }
        Self {
            nodes,
            pairs,
            numbers,
        }
    }

    /// Returns the number of pairs.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Returns whether there are no pairs.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Returns the number of a pair, if it has one.
    #[must_use]
    #[inline]
    pub fn get(&self, from: Node, to: Node) -> Option<usize> {
        if to.index() >= self.nodes {
            return None;
        }
        let number = *self.numbers.get(from.index() * self.nodes + to.index())?;
        (number != NONE).then_some(number as usize)
    }

    /// Returns the pair of a number, if there are so many.
    #[must_use]
    #[inline]
    pub fn pair(&self, number: usize) -> Option<(Node, Node)> {
        self.pairs.get(number).copied()
    }

    /// Lists the pairs, ascending.
    #[must_use]
    pub fn pairs(&self) -> impl ExactSizeIterator<Item = (Node, Node)> {
        self.pairs.iter().copied()
    }
}
