//! Nodes of the 93-node board: which are alike, and how far they are from each other.

use board_graph::{Board, Node, NodeSet};

/// How many nodes there are.
const NODES: usize = Board::BENT9_NODE_COUNT;

/// How many places there are that no symmetry of the board takes to each other.
pub(super) const PLACES: usize = 20;

/// The places of the nodes: the same number for all that symmetries of the board take to each other.
pub(super) struct Places([usize; NODES]);

impl Places {
    /// Numbers the places of the board in the order of their first nodes.
    pub(super) fn new() -> Self {
        let board = Board::bent9();
        let mut places = [PLACES; NODES];
        let mut next = 0;
        for node in board.nodes() {
            if places[node.index()] < next {
                continue;
            }
            for map in board.symmetries() {
                places[map.node(node).index()] = next;
            }
            next += 1;
        }
        Self(places)
    }

    /// Returns the place of a node.
    #[inline]
    pub(super) fn of(&self, node: Node) -> usize {
        self.0[node.index()]
    }
}

/// The distances between nodes, in steps.
pub(super) struct Distances(Vec<[u8; NODES]>);

impl Distances {
    /// Measures them all.
    pub(super) fn new() -> Self {
        let board = Board::bent9();
        let from = |one| {
            let mut row = [0; NODES];
            for other in board.nodes() {
                let steps = board.distance(one, other);
                row[other.index()] = u8::try_from(steps).unwrap_or(u8::MAX);
            }
            row
        };
        Self(board.nodes().map(from).collect())
    }

    /// Returns the steps from one node to another.
    #[inline]
    pub(super) fn between(&self, one: Node, other: Node) -> usize {
        usize::from(self.0[one.index()][other.index()])
    }

    /// Returns the steps from a node to the nearest of others; none if there are none.
    pub(super) fn to_nearest(&self, one: Node, others: NodeSet) -> Option<usize> {
        others.iter().map(|other| self.between(one, other)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_what_symmetries_leave() {
        let (board, places) = (Board::bent9(), Places::new());
        let mut numbers: Vec<usize> = board.nodes().map(|node| places.of(node)).collect();
        for node in board.nodes() {
            for map in board.symmetries() {
                assert_eq!(places.of(map.node(node)), places.of(node));
            }
        }
        numbers.sort_unstable();
        numbers.dedup();
        assert!(numbers.into_iter().eq(0..PLACES));
    }
}
