//! Moves: which there are, and where a stone may be put.

use board_graph::{Node, NodeName, NodeSetOf};

use crate::{Illegal, YOn};

/// A move. Stones come before the swap, and ascend in board order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts a stone of the seat's colour on a vacant node: `c5`.
    Place(NodeName),
    /// Answers the first stone by taking it over: the seats exchange colours. `swap`.
    Swap,
}

impl<const W: usize> YOn<W> {
    /// Returns the nodes on which a stone may be put; none once the game is over.
    pub(crate) fn placements(&self) -> NodeSetOf<W> {
        if self.winner().is_some() {
            return NodeSetOf::EMPTY;
        }
        self.vacant()
    }

    /// Finds the node on which a stone may be put.
    pub(crate) fn check_placement(&self, name: NodeName) -> Result<Node, Illegal> {
        let board = self.board();
        let node = board.find(name).map_err(|reason| Illegal::NoSuchNode {
            node: name,
            board: board.shape(),
            reason,
        })?;
        match self.stone(node) {
            Some(_) => Err(Illegal::Occupied(name)),
            None => Ok(node),
        }
    }
}
