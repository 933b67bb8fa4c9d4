//! Connection games with lists of neighbours, no sets: a flood, and a union-find structure.

use board_graph::{Board, Node};

/// The colour on each node: 0 or 1, or none.
pub type Stones = Vec<Option<usize>>;

/// A board as lists: the neighbours of each node, and the sides that each node is on, a bit each.
#[derive(Clone, Debug)]
pub struct Lists {
    neighbours: Vec<Vec<usize>>,
    sides: Vec<u8>,
}

impl Lists {
    /// Lists a board of three sides.
    #[must_use]
    pub fn new(board: Board) -> Self {
        let indices = |nodes: &[Node]| nodes.iter().map(|node| node.index()).collect();
        let mut sides = vec![0; board.node_count()];
        for (bit, side) in board.sides().iter().enumerate() {
            for node in *side {
                sides[node.index()] |= 1 << bit;
            }
        }
        Self {
            neighbours: board
                .nodes()
                .map(|node| indices(board.neighbours(node)))
                .collect(),
            sides,
        }
    }

    /// Returns the number of nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sides.len()
    }

    /// Returns whether there are no nodes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sides.is_empty()
    }

    /// Returns whether the group of the stone on `start` touches all three sides, by a search with a
    /// list of nodes to visit.
    #[must_use]
    pub fn group_wins(&self, stones: &Stones, start: usize) -> bool {
        let mut seen = vec![false; self.len()];
        seen[start] = true;
        let mut to_visit = vec![start];
        let mut touched = 0;
        while let Some(node) = to_visit.pop() {
            touched |= self.sides[node];
            for &next in &self.neighbours[node] {
                if stones[next] == stones[start] && !seen[next] {
                    seen[next] = true;
                    to_visit.push(next);
                }
            }
        }
        touched == 7
    }

    /// Returns whether a colour has a group that touches all three sides.
    #[must_use]
    pub fn has_won(&self, stones: &Stones, colour: usize) -> bool {
        (0..self.len()).any(|node| {
            self.sides[node] & 1 != 0
                && stones[node] == Some(colour)
                && self.group_wins(stones, node)
        })
    }
}

/// Groups as trees, with the sides that each group touches: Galler and Fischer, "An improved
/// equivalence algorithm", 1964, with path halving.
#[derive(Clone, Debug)]
pub struct Groups {
    parent: Vec<usize>,
    touched: Vec<u8>,
}

impl Groups {
    /// Begins with each node a group of its own.
    #[must_use]
    pub fn new(lists: &Lists) -> Self {
        Self {
            parent: (0..lists.len()).collect(),
            touched: lists.sides.clone(),
        }
    }

    fn root(&mut self, mut node: usize) -> usize {
        while self.parent[node] != node {
            self.parent[node] = self.parent[self.parent[node]];
            node = self.parent[node];
        }
        node
    }

    /// Joins the stone on `node` to the groups around it; returns whether it has won.
    pub fn join(&mut self, lists: &Lists, stones: &Stones, node: usize) -> bool {
        let mut root = self.root(node);
        for &next in &lists.neighbours[node] {
            if stones[next] == stones[node] {
                let other = self.root(next);
                if other != root {
                    self.parent[other] = root;
                    self.touched[root] |= self.touched[other];
                    root = self.root(root);
                }
            }
        }
        self.touched[root] == 7
    }
}
