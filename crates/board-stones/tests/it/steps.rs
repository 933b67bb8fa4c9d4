//! Routes that are no slides: a stone steps to a vacant neighbour.

use board_graph::{Board, Node, NodeName, NodeSet};
use board_stones::Routes;

/// One step to a vacant neighbour. What `Routes` provides is left as it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps;

/// Why a stone cannot step somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum StepFault {
    #[error("that is no neighbour")]
    NoNeighbour,
    #[error("there is a stone on {0} already")]
    Taken(NodeName),
}

impl Routes for Steps {
    type Fault = StepFault;

    fn targets(self, from: Node, occupied: NodeSet) -> NodeSet {
        let neighbours: NodeSet = Board::bent9().neighbour_set(from);
        neighbours - occupied
    }

    fn check(self, from: Node, to: Node, occupied: NodeSet) -> Result<(), StepFault> {
        let board = Board::bent9();
        // Routes are asked about nodes of the board only; this panics at any other.
        let name = board.name(to);
        if !board.are_adjacent(from, to) {
            return Err(StepFault::NoNeighbour);
        }
        if occupied.contains(to) {
            return Err(StepFault::Taken(name));
        }
        Ok(())
    }

    fn path(self, from: Node, to: Node, occupied: NodeSet) -> Option<Vec<Node>> {
        self.check(from, to, occupied).ok().map(|()| vec![from, to])
    }
}
