//! Jumping games with a list of who stands where, no sets: chains of jumps searched with a list of
//! nodes to visit.

use board_graph::{Board, Fork, Node};

/// A position of a jumping game between the sides 0 and 1.
#[derive(Clone, Debug)]
pub struct Jumping {
    board: Board,
    fork: Fork,
    /// Who stands on each node.
    pub stones: Vec<Option<usize>>,
    /// The side to move.
    pub turn: usize,
}

impl Jumping {
    /// Sets up a position in which the stones of each side stand on these nodes.
    #[must_use]
    pub fn new(board: Board, fork: Fork, sides: [&[Node]; 2], turn: usize) -> Self {
        let mut stones = vec![None; board.node_count()];
        for (side, nodes) in sides.iter().enumerate() {
            for node in *nodes {
                stones[node.index()] = Some(side);
            }
        }
        Self {
            board,
            fork,
            stones,
            turn,
        }
    }

    /// Lists where one or more jumps lead the stone on a node.
    #[must_use]
    pub fn targets(&self, from: Node) -> Vec<Node> {
        let is_taken = |node: Node| node != from && self.stones[node.index()].is_some();
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&node) = reached.get(next) {
            next += 1;
            for &over in self.board.neighbours(node) {
                for &landing in self.board.straight_with(node, over, self.fork) {
                    if is_taken(over) && !is_taken(landing) && !reached.contains(&landing) {
                        reached.push(landing);
                    }
                }
            }
        }
        reached.remove(0);
        reached.sort_unstable();
        reached
    }

    /// Lists the moves of the side to move.
    #[must_use]
    pub fn moves(&self) -> Vec<(Node, Node)> {
        let all = self.board.nodes();
        let own = all.filter(|node| self.stones[node.index()] == Some(self.turn));
        own.flat_map(|from| {
            let targets = self.targets(from);
            targets.into_iter().map(move |to| (from, to))
        })
        .collect()
    }

    /// Moves a stone.
    pub fn play(&mut self, (from, to): (Node, Node)) {
        self.stones[to.index()] = self.stones[from.index()].take();
        self.turn = 1 - self.turn;
    }

    /// Counts the sequences of `depth` moves, not looking for wins; the last ply is plural, not
    /// played.
    #[must_use]
    pub fn perft(&self, depth: usize) -> usize {
        let moves = self.moves();
        if depth <= 1 {
            return moves.len();
        }
        let after = |&m: &(Node, Node)| {
            let mut next = self.clone();
            next.play(m);
            next.perft(depth - 1)
        };
        moves.iter().map(after).sum()
    }

    /// Returns whether all nodes of a list are taken by one side.
    #[must_use]
    pub fn fills(&self, side: usize, nodes: &[Node]) -> bool {
        let mut nodes = nodes.iter();
        nodes.all(|node| self.stones[node.index()] == Some(side))
    }
}
