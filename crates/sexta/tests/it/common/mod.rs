//! A second, slow and obvious Sexta, written from the rulings with names and lists only.
//!
//! It shares nothing with the crate but the board by names.

use std::collections::BTreeSet;

use board_graph::Fork;
use board_stones::testkit::{NamedBoard, Names, names};
use sexta::{Ring, Setup, Sexta};

/// Returns whether stones form a path or a ring, by the words of the rulings.
pub(crate) fn shape(map: &NamedBoard, stones: &Names) -> Option<&'static str> {
    if !map.is_connected(stones) {
        return None;
    }
    let touched = |stone: &String| {
        let neighbours = &map.neighbours[stone];
        neighbours
            .iter()
            .filter(|next| stones.contains(*next))
            .count()
    };
    let touched: Vec<usize> = stones.iter().map(touched).collect();
    let count = |number| touched.iter().filter(|&&found| found == number).count();
    match (count(1), count(2)) {
        (2, twos) if twos == stones.len() - 2 => Some("path"),
        (0, twos) if twos == stones.len() => Some("ring"),
        _ => None,
    }
}

/// A state of the game.
#[derive(Clone, Debug)]
pub(crate) struct Model<'a> {
    /// The board.
    pub(crate) map: &'a NamedBoard,
    /// Whether runs go on through pentas.
    pub(crate) fork: Fork,
    /// Whether a ring wins.
    pub(crate) ring: bool,
    /// The stones of each seat.
    pub(crate) stones: [Names; 2],
    /// The seat to move: 0 or 1.
    pub(crate) turn: usize,
}

impl<'a> Model<'a> {
    /// Reads the state of a position.
    pub(crate) fn of(map: &'a NamedBoard, position: Sexta) -> Self {
        let setup = Setup::from(position);
        Self {
            map,
            fork: setup.options.fork(),
            ring: setup.options.ring() == Ring::On,
            stones: [setup.black, setup.white].map(names),
            turn: setup.turn.index(),
        }
    }

    fn is_vacant(&self, node: &str) -> bool {
        self.stones.iter().all(|stones| !stones.contains(node))
    }

    /// Lists the nodes to which a stone can slide, in board order.
    pub(crate) fn targets(&self, from: &str) -> Vec<String> {
        let runs = self.map.runs(from, self.fork, &|node| self.is_vacant(node));
        let ends: BTreeSet<usize> = runs
            .iter()
            .filter_map(|run| run.last())
            .map(|end| self.map.place(end))
            .collect();
        ends.iter()
            .map(|&end| self.map.nodes[end].clone())
            .collect()
    }

    /// Lists the legal moves: by the node they begin on, then by the node they end on, in board order.
    /// A seat that is stuck passes, as the rulings have it, should that ever come about.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let own = |node: &&String| self.stones[self.turn].contains(*node);
        let mut moves = Vec::new();
        for from in self.map.nodes.iter().filter(own) {
            moves.extend(self.targets(from).iter().map(|to| format!("{from}-{to}")));
        }
        if moves.is_empty() {
            moves.push("pass".to_owned());
        }
        moves
    }

    /// Makes a move.
    pub(crate) fn play(&mut self, text: &str) {
        if let Some((from, to)) = text.split_once('-') {
            self.stones[self.turn].remove(from);
            self.stones[self.turn].insert(to.to_owned());
        }
        self.turn = 1 - self.turn;
    }

    /// Returns whether a seat's stones form an open path or, if that wins too, a ring.
    pub(crate) fn has_won(&self, seat: usize) -> bool {
        match shape(self.map, &self.stones[seat]) {
            Some("path") => true,
            Some("ring") => self.ring,
            _ => false,
        }
    }

    /// Returns which seat has won.
    pub(crate) fn winner(&self) -> Option<usize> {
        (0..2).find(|&seat| self.has_won(seat))
    }
}
