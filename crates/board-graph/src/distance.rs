//! Distances: how many edges a shortest path has.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{PoisonError, RwLock};

use crate::{Board, Node, Shape};

impl Board {
    /// Returns the number of edges on a shortest path between two nodes.
    ///
    /// Cost: the first call for a board finds all its distances, later ones look them up in some
    /// 30 ns.
    ///
    /// # Panics
    /// If a node is not on the board.
    #[must_use]
    pub fn distance(self, a: Node, b: Node) -> usize {
        assert!(self.contains(b), "the node is not on this board");
        let distances = all_distances(self);
        distances[a.index() * self.node_count() + b.index()].into()
    }
}

/// For each board that was asked about the distances between all nodes, row by row.
///
/// They are not in the board's table, since that would need a cell that changes: a board is plain
/// data, and can be a key of a map without doubts whether its hash stays the same.
static DISTANCES: RwLock<BTreeMap<Shape, &'static [u16]>> = RwLock::new(BTreeMap::new());

/// Returns the distances between all nodes, row by row, and finds them if this is the first time.
fn all_distances(board: Board) -> &'static [u16] {
    // A map is never left half changed, so a poisoned lock does no harm.
    let known = DISTANCES.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(distances) = known.get(&board.shape()) {
        return distances;
    }
    drop(known);
    let mut known = DISTANCES.write().unwrap_or_else(PoisonError::into_inner);
    known
        .entry(board.shape())
        .or_insert_with(|| find_distances(board).leak())
}

fn find_distances(board: Board) -> Vec<u16> {
    let rows = board.nodes().map(|from| distances_from(board, from));
    rows.collect::<Vec<Vec<u16>>>().concat()
}

/// Finds the distances of all nodes from one: breadth first.
fn distances_from(board: Board, from: Node) -> Vec<u16> {
    const UNSEEN: u16 = u16::MAX;
    let mut distances = vec![UNSEEN; board.node_count()];
    distances[from.index()] = 0;
    let mut waiting = VecDeque::from([from]);
    while let Some(node) = waiting.pop_front() {
        let next = distances[node.index()] + 1;
        for &neighbour in board.neighbours(node) {
            if distances[neighbour.index()] == UNSEEN {
                distances[neighbour.index()] = next;
                waiting.push_back(neighbour);
            }
        }
    }
    distances
}
