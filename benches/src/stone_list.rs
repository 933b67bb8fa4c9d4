//! Games of stones with a list of who stands where, no sets: what a stone meets is found by walking
//! along the board node by node.

use core::marker::PhantomData;

use board_graph::{Board, Fork, Node};
use board_play::Seat;
use quinta::StoneGame;
use rand::rngs::SmallRng;

use crate::inputs::{PLIES, index_below};

/// The seat whose stone is on each node: 0 or 1, or none.
pub type Stones = Vec<Option<usize>>;

/// Lists who stands where.
#[must_use]
pub fn stones_of<G: StoneGame>(position: &G) -> Stones {
    let nodes = position.board().nodes();
    nodes
        .map(|node| position.stone(node).map(Seat::index))
        .collect()
}

/// How stones go from node to node.
pub trait Walk: Clone {
    /// Lists where the stone on a node can go.
    fn targets(list: &StoneList<Self>, from: Node) -> Vec<Node>;
}

/// A position of a game in which the stones of two seats go from node to node.
#[derive(Clone, Debug)]
pub struct StoneList<W> {
    board: Board,
    fork: Fork,
    /// Who stands on each node.
    pub stones: Stones,
    /// The seat to move.
    pub turn: usize,
    walk: PhantomData<W>,
}

impl<W: Walk> StoneList<W> {
    /// Sets up a position.
    #[must_use]
    pub fn new(board: Board, fork: Fork, stones: Stones, turn: usize) -> Self {
        Self {
            board,
            fork,
            stones,
            turn,
            walk: PhantomData,
        }
    }

    /// Takes a position over.
    #[must_use]
    pub fn of<G: StoneGame>(position: &G, fork: Fork) -> Self {
        let turn = position.turn().index();
        Self::new(position.board(), fork, stones_of(position), turn)
    }

    /// Lists the moves of the seat to move.
    #[must_use]
    pub fn moves(&self) -> Vec<(Node, Node)> {
        let all = self.board.nodes();
        let own = all.filter(|node| self.stones[node.index()] == Some(self.turn));
        own.flat_map(|from| {
            let targets = W::targets(self, from);
            targets.into_iter().map(move |to| (from, to))
        })
        .collect()
    }

    /// Moves a stone.
    pub fn play(&mut self, (from, to): (Node, Node)) {
        self.stones[to.index()] = self.stones[from.index()].take();
        self.pass();
    }

    /// Gives the turn to the other seat.
    pub fn pass(&mut self) {
        self.turn = 1 - self.turn;
    }

    /// Counts the sequences of `depth` moves, not looking for wins; the last ply is counted, not
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

    /// Plays random moves as a first program would, until the stone that has just come to a node wins,
    /// and returns the number of plies.
    pub fn playout(mut self, rng: &mut SmallRng, wins: impl Fn(&Self, Node) -> bool) -> usize {
        for ply in 0..PLIES {
            let moves = self.moves();
            let Some(&m) = moves.get(index_below(rng, moves.len())) else {
                return ply;
            };
            self.play(m);
            if wins(&self, m.1) {
                return ply;
            }
        }
        PLIES
    }
}

/// Stones slide along runs of vacant nodes.
#[derive(Clone, Copy, Debug)]
pub enum Sliding {}

impl Walk for Sliding {
    /// Walks along all runs from a node as far as they are vacant.
    fn targets(list: &StoneList<Self>, from: Node) -> Vec<Node> {
        let mut targets = Vec::new();
        for &via in list.board.neighbours(from) {
            list.walk(from, via, &mut targets);
        }
        targets.sort_unstable();
        targets.dedup();
        targets
    }
}

impl StoneList<Sliding> {
    fn walk(&self, from: Node, via: Node, targets: &mut Vec<Node>) {
        if self.stones[via.index()].is_some() {
            return;
        }
        targets.push(via);
        for &next in self.board.straight_with(from, via, self.fork) {
            self.walk(via, next, targets);
        }
    }

    /// Returns whether the stone on a node is one of `len` in a straight run.
    #[must_use]
    pub fn in_line(&self, last: Node, len: usize) -> bool {
        let seat = self.stones[last.index()];
        self.board.neighbours(last).iter().any(|&via| {
            let back = self.board.straight_with(via, last, self.fork);
            let behind = back.iter().map(|&node| self.length(last, node, seat));
            self.length(last, via, seat) + 1 + behind.max().unwrap_or(0) >= len
        })
    }

    /// Counts the stones of a seat along a run that goes over `via`.
    fn length(&self, from: Node, via: Node, seat: Option<usize>) -> usize {
        if self.stones[via.index()] != seat {
            return 0;
        }
        let onward = self.board.straight_with(from, via, self.fork);
        let further = onward.iter().map(|&node| self.length(via, node, seat));
        1 + further.max().unwrap_or(0)
    }

    /// Returns whether all stones of the owner of the stone on a node form an open path.
    #[must_use]
    pub fn is_path(&self, last: Node) -> bool {
        let seat = self.stones[last.index()];
        let is_own = |node: &&Node| self.stones[node.index()] == seat;
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
        let all = self.stones.iter().filter(|&&stone| stone == seat).count();
        ends == 2 && seen.len() == all
    }
}

/// Stones make one or more jumps over others.
#[derive(Clone, Copy, Debug)]
pub enum Jumping {}

impl Walk for Jumping {
    /// Searches with a list of nodes to visit.
    fn targets(list: &StoneList<Self>, from: Node) -> Vec<Node> {
        let is_taken = |node: Node| node != from && list.stones[node.index()].is_some();
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&node) = reached.get(next) {
            next += 1;
            for &over in list.board.neighbours(node) {
                for &landing in list.board.straight_with(node, over, list.fork) {
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
}

impl StoneList<Jumping> {
    /// Returns whether all nodes of a list are taken by one seat.
    #[must_use]
    pub fn fills(&self, seat: usize, nodes: &[Node]) -> bool {
        let mut nodes = nodes.iter();
        nodes.all(|node| self.stones[node.index()] == Some(seat))
    }
}
