//! Aliens and Amazons with a list of who stands where, no sets: chains of jumps by recursion, with a
//! hash set of what has been reached.

use std::collections::HashSet;

use board_graph::{Board, Fork, Node};

/// Who stands on a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A white stone, which jumps.
    Alien,
    /// A black stone, which is captured.
    Amazon,
}

/// A move: from where to where, and the captured Amazons in ascending order.
pub type Go = (Node, Node, Vec<Node>);

/// A position in which all stones have been put down.
#[derive(Clone, Debug)]
pub struct Capturing {
    board: Board,
    fork: Fork,
    /// Who stands on each node.
    pub stones: Vec<Option<Piece>>,
    /// Who is to move.
    pub turn: Piece,
}

impl Capturing {
    /// Sets up a position.
    #[must_use]
    pub fn new(board: Board, fork: Fork, aliens: &[Node], amazons: &[Node], turn: Piece) -> Self {
        let mut stones = vec![None; board.node_count()];
        for node in aliens {
            stones[node.index()] = Some(Piece::Alien);
        }
        for node in amazons {
            stones[node.index()] = Some(Piece::Amazon);
        }
        Self {
            board,
            fork,
            stones,
            turn,
        }
    }

    fn is_vacant(&self, node: Node) -> bool {
        self.stones[node.index()].is_none()
    }

    /// Goes on with a chain wherever a jump leads.
    fn jump_on(&mut self, at: Node, captured: &[Node], reached: &mut HashSet<(Node, Vec<Node>)>) {
        if !reached.insert((at, captured.to_vec())) {
            return;
        }
        for &over in self.board.neighbours(at) {
            for &landing in self.board.straight_with(at, over, self.fork) {
                if !self.is_vacant(landing) {
                    continue;
                }
                match self.stones[over.index()] {
                    None => {}
                    Some(Piece::Alien) => self.jump_on(landing, captured, reached),
                    Some(Piece::Amazon) => {
                        let mut more = captured.to_vec();
                        more.push(over);
                        more.sort_unstable();
                        self.stones[over.index()] = None;
                        self.jump_on(landing, &more, reached);
                        self.stones[over.index()] = Some(Piece::Amazon);
                    }
                }
            }
        }
    }

    /// Lists the moves of the stone on a node.
    fn moves_from(&self, from: Node) -> Vec<Go> {
        let steps = self.board.neighbours(from).iter().copied();
        let steps: Vec<Node> = steps.filter(|&to| self.is_vacant(to)).collect();
        let mut moves: HashSet<Go> = steps.into_iter().map(|to| (from, to, Vec::new())).collect();
        if self.turn == Piece::Alien {
            let mut board = self.clone();
            board.stones[from.index()] = None;
            let mut reached = HashSet::new();
            board.jump_on(from, &[], &mut reached);
            reached.remove(&(from, Vec::new()));
            moves.extend(
                reached
                    .into_iter()
                    .map(|(to, captured)| (from, to, captured)),
            );
        }
        moves.into_iter().collect()
    }

    /// Lists the moves of whoever is to move.
    #[must_use]
    pub fn moves(&self) -> Vec<Go> {
        let all = self.board.nodes();
        let own = all.filter(|node| self.stones[node.index()] == Some(self.turn));
        own.flat_map(|from| self.moves_from(from)).collect()
    }

    /// Makes a move.
    pub fn play(&mut self, (from, to, captured): &Go) {
        self.stones[from.index()] = None;
        self.stones[to.index()] = Some(self.turn);
        for node in captured {
            self.stones[node.index()] = None;
        }
        self.turn = match self.turn {
            Piece::Alien => Piece::Amazon,
            Piece::Amazon => Piece::Alien,
        };
    }

    /// Returns whether none of the Aliens can step or jump.
    #[must_use]
    pub fn is_blocked(&self) -> bool {
        let mut nodes = self.board.nodes();
        !nodes.any(|from| {
            self.stones[from.index()] == Some(Piece::Alien)
                && self.board.neighbours(from).iter().any(|&over| {
                    let behind = self.board.straight_with(from, over, self.fork);
                    self.is_vacant(over) || behind.iter().any(|&landing| self.is_vacant(landing))
                })
        })
    }

    /// Counts the sequences of `depth` moves, not looking for wins; the last ply is counted, not
    /// played.
    #[must_use]
    pub fn perft(&self, depth: usize) -> usize {
        let moves = self.moves();
        if depth <= 1 {
            return moves.len();
        }
        let after = |m: &Go| {
            let mut next = self.clone();
            next.play(m);
            next.perft(depth - 1)
        };
        moves.iter().map(after).sum()
    }
}
