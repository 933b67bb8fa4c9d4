//! Sliding games with a list of who stands where, no sets: slides walked step by step, lines and
//! paths found by looking at neighbours.

use board_graph::{Board, Fork, Node};

/// A position of a sliding game between the sides 0 and 1.
#[derive(Clone, Debug)]
pub struct Sliding {
    board: Board,
    fork: Fork,
    /// Who stands on each node.
    pub stones: Vec<Option<usize>>,
    /// The side to move.
    pub turn: usize,
}

impl Sliding {
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

    /// Walks along all runs from a node as far as they are vacant, and lists where that leads.
    #[must_use]
    pub fn targets(&self, from: Node) -> Vec<Node> {
        let mut targets = Vec::new();
        for &via in self.board.neighbours(from) {
            self.walk(from, via, &mut targets);
        }
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    fn walk(&self, from: Node, via: Node, targets: &mut Vec<Node>) {
        if self.stones[via.index()].is_some() {
            return;
        }
        targets.push(via);
        for &next in self.board.straight_with(from, via, self.fork) {
            self.walk(via, next, targets);
        }
    }

    /// Lists the slides of the side to move.
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

    /// Slides a stone.
    pub fn play(&mut self, (from, to): (Node, Node)) {
        self.stones[to.index()] = self.stones[from.index()].take();
        self.turn = 1 - self.turn;
    }

    /// Counts the sequences of `depth` slides, not looking for wins; the last ply is plural, not
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

    /// Returns whether the stone on a node is one of `len` in a straight run.
    #[must_use]
    pub fn in_line(&self, last: Node, len: usize) -> bool {
        let side = self.stones[last.index()];
        self.board.neighbours(last).iter().any(|&via| {
            let back = self.board.straight_with(via, last, self.fork);
            let behind = back.iter().map(|&node| self.length(last, node, side));
            self.length(last, via, side) + 1 + behind.max().unwrap_or(0) >= len
        })
    }

    /// Counts the stones of a side along a run that goes over `via`.
    fn length(&self, from: Node, via: Node, side: Option<usize>) -> usize {
        if self.stones[via.index()] != side {
            return 0;
        }
        let onward = self.board.straight_with(from, via, self.fork);
        let further = onward.iter().map(|&node| self.length(via, node, side));
        1 + further.max().unwrap_or(0)
    }

    /// Returns whether all stones of the owner of the stone on a node form an open path.
    #[must_use]
    pub fn is_path(&self, last: Node) -> bool {
        let side = self.stones[last.index()];
        let is_own = |node: &&Node| self.stones[node.index()] == side;
        let mut ends = 0;
        let mut seen = vec![last];
        let mut next = 0;
        while let Some(&node) = seen.get(next) {
            next += 1;
            let touched: Vec<&Node> = self.board.neighbours(node).iter().filter(is_own).collect();
            match touched.len() {
                1 => ends += 1,
                2 => {}
                _ => return false,
            }
            for &node in touched {
                if !seen.contains(&node) {
                    seen.push(node);
                }
            }
        }
        let all = self.stones.iter().filter(|&&stone| stone == side).count();
        ends == 2 && seen.len() == all
    }
}
