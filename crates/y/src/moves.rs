//! Moves: which there are, which are legal.

use board_graph::{Node, NodeName, NodeSetOf};
use board_play::Position as _;

use crate::{Colour, Illegal, Opening, YOn};

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

    /// Returns whether `swap` is legal.
    #[must_use]
    pub fn is_swap_offered(&self) -> bool {
        self.check_swap().is_ok()
    }

    pub(crate) fn check_swap(&self) -> Result<(), Illegal> {
        if self.options().opening() == Opening::Free {
            return Err(Illegal::SwapNotOffered);
        }
        match [Colour::Black, Colour::White].map(|colour| self.stone_count(colour)) {
            [0, 0] => Err(Illegal::SwapTooEarly),
            [1, 0] if self.colour_of(board_play::Seat::First) == Colour::Black => Ok(()),
            _ => Err(Illegal::SwapTooLate),
        }
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
