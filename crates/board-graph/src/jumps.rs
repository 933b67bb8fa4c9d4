//! Jumps over an adjacent stone to the vacant node straight on behind it, and chains of jumps.

use thiserror::Error;

use crate::rows::Rows;
use crate::{Board, ByFork, Fork, Node, NodeName, NodeSetOf};

/// A jump over a neighbour to a node straight on behind it; the node it starts from is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Jump {
    /// The node jumped over, which must have a stone.
    pub over: Node,
    /// The node landed on, which must be vacant.
    pub landing: Node,
}

impl Jump {
    /// Returns whether the jump is possible if the nodes of `occupied` are taken.
    #[must_use]
    #[inline]
    pub fn is_open<const W: usize>(self, occupied: NodeSetOf<W>) -> bool {
        occupied.contains(self.over) & !occupied.contains(self.landing)
    }
}

/// The jumps from every node of a board. If lines fork, there is a jump over a penta to either exit.
///
/// During a chain of jumps the node on which the piece started counts as vacant, so it does not matter
/// whether `occupied` contains it.
///
/// # Examples
/// ```
/// use board_graph::{Board, Fork, Jumps, NodeSet};
///
/// let board = Board::bent9();
/// let node = |name| board.parse_node(name).unwrap();
/// let jumps = Jumps::new(board, Fork::On);
///
/// // From a1 over b1 to c1, and from there over d1 to e1.
/// let stones: NodeSet = ["b1", "d1"].map(node).into_iter().collect();
/// let reach = jumps.reach(node("a1"), stones);
/// assert_eq!(reach, NodeSet::EMPTY.with(node("c1")).with(node("e1")));
/// let path = jumps.path(node("a1"), node("e1"), stones);
/// assert_eq!(path, Some(vec![node("c1"), node("e1")]));
/// ```
#[derive(Clone, Debug)]
pub struct Jumps {
    board: Board,
    jumps: Rows<Jump>,
}

/// Why a piece cannot get from one node to another by jumps.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[non_exhaustive]
pub enum JumpFault {
    /// The two nodes are the same.
    #[error("a chain of jumps must end on another node")]
    SameNode,
    /// The last node is not vacant.
    #[error("there is a stone on {0} already")]
    Taken(
        /// That node.
        NodeName,
    ),
    /// The last node is one jump away, but there is no stone to jump over, and no longer chain leads
    /// there.
    #[error("there is no stone on {0} to jump over")]
    NothingToJumpOver(
        /// The node to jump over, the earlier one if there are two.
        NodeName,
    ),
    /// No jump and no chain of jumps leads there.
    #[error("no chain of jumps leads there")]
    NoChain,
}

/// The jumps on the 93-node board.
static BENT9: ByFork<Jumps> = ByFork::new(|fork| Jumps::new(Board::bent9(), fork));

impl Jumps {
    /// Returns the jumps on the 93-node board, a table that all callers share.
    #[must_use]
    #[inline]
    pub fn bent9(fork: Fork) -> &'static Self {
        BENT9.get(fork)
    }

    /// Makes the table of the jumps on a board.
    ///
    /// Cost on bent:9: some microseconds; make it once.
    #[must_use]
    pub fn new(board: Board, fork: Fork) -> Self {
        let from = |node: Node| {
            let over = board.neighbours(node).iter();
            over.flat_map(move |&over| {
                let landings = board.straight_with(node, over, fork).iter();
                landings.map(move |&landing| Jump { over, landing })
            })
        };
        Self {
            board,
            jumps: board.nodes().map(from).collect(),
        }
    }

    /// Returns the board that the table is for.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// Returns the jumps that start from a node, possible or not.
    ///
    /// # Panics
    /// If the node is not on the board.
    #[must_use]
    #[inline]
    pub fn from(&self, node: Node) -> &[Jump] {
        self.jumps.row(node.index())
    }

    /// Returns the nodes to which one jump from `from` leads if the nodes of `occupied` are taken.
    ///
    /// Cost: a few operations for each jump that starts there, some 10 ns on bent:9.
    ///
    /// # Panics
    /// If the node is not on the board, or the board has more than 64·`W` nodes.
    #[must_use]
    #[inline]
    pub fn targets<const W: usize>(&self, from: Node, occupied: NodeSetOf<W>) -> NodeSetOf<W> {
        let jumps = self.from(from).iter();
        let open = jumps.filter(|jump| jump.is_open(occupied));
        open.map(|jump| jump.landing).collect()
    }

    /// Returns the nodes other than `from` to which a chain of one or more jumps leads; the stones
    /// jumped over stay on the board.
    ///
    /// Cost: one [`Jumps::targets`] for each node reached.
    ///
    /// # Panics
    /// If the node is not on the board, or the board has more than 64·`W` nodes.
    #[must_use]
    pub fn reach<const W: usize>(&self, from: Node, occupied: NodeSetOf<W>) -> NodeSetOf<W> {
        let occupied = occupied.without(from);
        let mut reached = NodeSetOf::EMPTY.with(from);
        let mut todo = reached;
        while let Some(node) = todo.first() {
            let new = self.targets(node, occupied) - reached;
            reached |= new;
            todo = todo.without(node) | new;
        }
        reached.without(from)
    }

    /// Returns the landings of a shortest chain of jumps from one node to another, the last node
    /// included, or `None` if no chain leads there. If there are several, the choice is deterministic.
    ///
    /// Cost: one [`Jumps::targets`] for each node reached, with allocations.
    ///
    /// # Panics
    /// If a node is not on the board, or the board has more than 64·`W` nodes.
    #[must_use]
    pub fn path<const W: usize>(
        &self,
        from: Node,
        to: Node,
        occupied: NodeSetOf<W>,
    ) -> Option<Vec<Node>> {
        let occupied = occupied.without(from);
        let mut reached = NodeSetOf::EMPTY.with(from);
        // Each landing in breadth-first order, and the node from which the jump came.
        let mut queue = vec![(from, from)];
        let mut next = 0;
        while let Some(&(node, _)) = queue.get(next) {
            if node == to && to != from {
                break;
            }
            let new = self.targets(node, occupied) - reached;
            reached |= new;
            queue.extend(new.iter().map(|landing| (landing, node)));
            next += 1;
        }
        // From the end back to the start: each node is in the queue once.
        let mut at = next;
        let mut path = Vec::new();
        while at > 0 {
            let &(node, before) = queue.get(at)?;
            path.push(node);
            at = queue.iter().position(|&(node, _)| node == before)?;
        }
        path.reverse();
        (!path.is_empty()).then_some(path)
    }

    /// Checks that a chain of one or more jumps leads from one node to another.
    ///
    /// Cost: that of [`Jumps::reach`].
    ///
    /// # Errors
    /// [`JumpFault`], the reason why none does.
    ///
    /// # Panics
    /// If a node is not on the board, or the board has more than 64·`W` nodes.
    pub fn check<const W: usize>(
        &self,
        from: Node,
        to: Node,
        occupied: NodeSetOf<W>,
    ) -> Result<(), JumpFault> {
        if from == to {
            return Err(JumpFault::SameNode);
        }
        if occupied.contains(to) {
            return Err(JumpFault::Taken(self.board.name(to)));
        }
        if self.reach(from, occupied).contains(to) {
            return Ok(());
        }
        let between = self.from(from).iter().filter(|jump| jump.landing == to);
        Err(match between.map(|jump| jump.over).min() {
            Some(over) => JumpFault::NothingToJumpOver(self.board.name(over)),
            None => JumpFault::NoChain,
        })
    }
}
