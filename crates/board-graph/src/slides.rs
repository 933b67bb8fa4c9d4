//! Slides: moves along a straight run of vacant nodes, of any length or up to a limit.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::rows::Rows;
use crate::{Board, ByFork, Fork, Node, NodeName, NodeSetOf};

/// The slides from every node of a board with up to 64·`W` nodes. Most code uses [`Slides`].
///
/// The runs from a node form a tree: the node is the root, straight on is down, and a fork is a
/// branching. A stone on a run cuts off its own node and everything below, its *shadow*; what remains
/// of the tree are the targets. Some nodes are reached by two runs, which pass the pentas by different
/// ways; then the slide is possible if either is free. One of them is in the tree, and the other is
/// kept beside it as a *detour*: its last node, with all the nodes that must be vacant.
///
/// Chess programs find the targets of rooks and bishops in this way
/// (<https://www.chessprogramming.org/Classical_Approach>); here rays fork.
#[derive(Clone, Debug)]
pub struct SlidesOf<const W: usize> {
    board: Board,
    fork: Fork,
    /// The greatest length of a slide.
    limit: usize,
    /// For each node the nodes of its tree, without the root.
    trees: Vec<NodeSetOf<W>>,
    /// For each node a row with the shadow of every node of the board, empty for those that are not in
    /// the tree.
    shadows: Vec<NodeSetOf<W>>,
    /// For each node its detours.
    detours: Rows<Detour<W>>,
}

/// A run to a node that is not the run in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Detour<const W: usize> {
    /// The last node, alone in a set.
    node: NodeSetOf<W>,
    /// The nodes that must be vacant, the last one included.
    way: NodeSetOf<W>,
}

/// The slides from every node of a board with up to 128 nodes, of any length or up to a limit.
///
/// # Examples
/// ```
/// use board_graph::{Board, Fork, NodeSet, Slides};
///
/// let board = Board::bent9();
/// let node = |name| board.parse_node(name).unwrap();
/// let slides = Slides::up_to(3, board, Fork::On);
///
/// // From c1 over d1 to the penta e1, and on to either exit; e12 is taken.
/// let stones = NodeSet::EMPTY.with(node("e12"));
/// assert_eq!(slides.check(node("c1"), node("e2"), stones), Ok(()));
/// let fault = slides.check(node("c1"), node("e12"), stones).unwrap_err();
/// assert_eq!(fault.to_string(), "the stone on e12 is in the way");
/// ```
pub type Slides = SlidesOf<2>;

/// The slides of any length on the 93-node board.
static BENT9: ByFork<Slides> = ByFork::new(|fork| Slides::new(Board::bent9(), fork));

impl Slides {
    /// Returns the slides of any length on the 93-node board, a table that all callers share.
    #[must_use]
    #[inline]
    pub fn bent9(fork: Fork) -> &'static Self {
        BENT9.get(fork)
    }
}

/// Why a slide is impossible.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum SlideFault {
    /// The two nodes are the same.
    #[error("a slide must end on another node")]
    SameNode,
    /// No straight run joins the two nodes.
    #[error("no straight run leads there")]
    NotStraight,
    /// The shortest run that joins the two nodes is too long.
    #[error("that is {distance} nodes away, the farthest slide is {limit}")]
    TooFar {
        /// The length of that run: the number of steps from node to node.
        distance: usize,
        /// The greatest length of a slide.
        limit: usize,
    },
    /// On each run that joins the two nodes there is a stone in the way.
    #[error("the stone on {0} is in the way")]
    Blocked(
        /// The first stone on the shortest such run; it may be on the last node.
        NodeName,
    ),
}

impl<const W: usize> SlidesOf<W> {
    /// Makes the table of slides of any length.
    ///
    /// Cost on bent:9: a fraction of a millisecond and 150 kB; make it once.
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes.
    #[must_use]
    pub fn new(board: Board, fork: Fork) -> Self {
        Self::up_to(usize::MAX, board, fork)
    }

    /// Makes the table of slides of up to `limit` steps from node to node.
    ///
    /// Cost: that of [`SlidesOf::new`].
    ///
    /// # Panics
    /// If the board has more than 64·`W` nodes.
    #[must_use]
    pub fn up_to(limit: usize, board: Board, fork: Fork) -> Self {
        let mut slides = Self {
            board,
            fork,
            limit,
            trees: Vec::new(),
            shadows: Vec::new(),
            detours: Rows::new(),
        };
        for node in board.nodes() {
            let mut tree = Tree::new(board);
            for run in slides.runs(node, limit) {
                tree.add(&run);
            }
            slides.trees.push(tree.nodes);
            slides.shadows.extend(tree.shadows);
            slides.detours.push(tree.detours);
        }
        slides
    }

    /// Returns the board that the table is for.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// Returns whether slides go on through a penta.
    #[must_use]
    pub fn fork(&self) -> Fork {
        self.fork
    }

    /// Returns the nodes that a piece on `from` can slide to if the nodes of `occupied` are taken. It
    /// does not matter whether `from` is one of them.
    ///
    /// Cost: a few operations for each stone on the runs, some 30 ns on a half full bent:9.
    ///
    /// # Panics
    /// If the node is not on the board.
    #[must_use]
    #[inline]
    pub fn targets(&self, from: Node, occupied: NodeSetOf<W>) -> NodeSetOf<W> {
        let count = self.board.node_count();
        let shadows = &self.shadows[from.index() * count..][..count];
        let tree = self.trees[from.index()];
        // Every stone in the tree, not only the nearest on each run: to find those would be slower,
        // since each search would have to wait for the one before.
        let cut_off = (tree & occupied)
            .iter()
            .fold(NodeSetOf::EMPTY, |cut_off, blocker| {
                cut_off | shadows[blocker.index()]
            });
        let mut targets = tree - cut_off;
        for detour in self.detours.row(from.index()) {
            if detour.way.is_disjoint(&occupied) {
                targets |= detour.node;
            }
        }
        targets
    }

    /// Checks that a piece on `from` can slide to `to`.
    ///
    /// Cost: that of [`SlidesOf::targets`] if it can, else microseconds to find the reason.
    ///
    /// # Errors
    /// [`SlideFault`], the reason why it cannot.
    ///
    /// # Panics
    /// If a node is not on the board.
    pub fn check(&self, from: Node, to: Node, occupied: NodeSetOf<W>) -> Result<(), SlideFault> {
        if self.targets(from, occupied).contains(to) {
            return Ok(());
        }
        Err(self.fault(from, to, occupied))
    }

    /// Returns why a slide is impossible whose end is not among the targets.
    fn fault(&self, from: Node, to: Node, occupied: NodeSetOf<W>) -> SlideFault {
        if from == to {
            return SlideFault::SameNode;
        }
        let upto = |run: Vec<Node>| {
            let end = run.iter().position(|&node| node == to)?;
            Some(run[1..=end].to_vec())
        };
        let runs = self.runs(from, usize::MAX).into_iter().filter_map(upto);
        let Some(shortest) = runs.min_by_key(Vec::len) else {
            return SlideFault::NotStraight;
        };
        let blocker = shortest.iter().find(|&&node| occupied.contains(node));
        match blocker {
            Some(&node) if shortest.len() <= self.limit => {
                SlideFault::Blocked(self.board.name(node))
            }
            _ => SlideFault::TooFar {
                distance: shortest.len(),
                limit: self.limit,
            },
        }
    }

    /// Returns the longest runs from a node, cut off after `limit` steps.
    fn runs(&self, node: Node, limit: usize) -> Vec<Vec<Node>> {
        let mut runs = self.board.runs(node, self.fork);
        for run in &mut runs {
            run.truncate(limit.saturating_add(1));
        }
        runs
    }
}

/// The runs from one node.
struct Tree<const W: usize> {
    /// For each node of the board the node above it, if it is in the tree.
    above: Vec<Option<Node>>,
    nodes: NodeSetOf<W>,
    /// For each node of the board the node itself and those below it, if it is in the tree.
    shadows: Vec<NodeSetOf<W>>,
    detours: BTreeSet<Detour<W>>,
}

impl<const W: usize> Tree<W> {
    fn new(board: Board) -> Self {
        Self {
            above: vec![None; board.node_count()],
            nodes: NodeSetOf::EMPTY,
            shadows: vec![NodeSetOf::EMPTY; board.node_count()],
            detours: BTreeSet::new(),
        }
    }

    /// Adds a run: to the tree up to the first node that is in the tree below another node, from there
    /// on to the detours.
    fn add(&mut self, run: &[Node]) {
        let agrees = |pair: &&[Node]| {
            let above = self.above[pair[1].index()];
            above.is_none_or(|above| above == pair[0])
        };
        let in_tree = 1 + run.windows(2).take_while(agrees).count();
        for pair in run[..in_tree].windows(2) {
            self.above[pair[1].index()] = Some(pair[0]);
        }
        for (at, node) in run[..in_tree].iter().enumerate().skip(1) {
            self.nodes.insert(*node);
            self.shadows[node.index()].extend(run[at..in_tree].iter().copied());
        }
        for at in in_tree..run.len() {
            self.detours.insert(Detour {
                node: NodeSetOf::EMPTY.with(run[at]),
                way: run[1..=at].iter().copied().collect(),
            });
        }
    }
}
