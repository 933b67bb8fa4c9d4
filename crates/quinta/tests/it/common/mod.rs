//! A second, slow and obvious Quinta, written from the rulings with names and lists only.
//!
//! It shares nothing with the crate but the board by names, and the values of the option `fork`.

use std::collections::BTreeSet;

use board_graph::Fork;
use board_stones::testkit::{NamedBoard, Names};
use quinta::Forks;

/// A state of the game.
#[derive(Clone, Debug)]
pub(crate) struct Model<'a> {
    /// The board.
    pub(crate) map: &'a NamedBoard,
    /// Which runs go on through pentas.
    pub(crate) fork: Forks,
    /// The stones of each seat.
    pub(crate) stones: [Names; 2],
    /// The seat to move: 0 or 1.
    pub(crate) turn: usize,
}

impl<'a> Model<'a> {
    /// Sets up the start: from a1 on, two stones of a colour, two of the other.
    pub(crate) fn new(map: &'a NamedBoard, white_has_corners: bool, fork: Forks) -> Self {
        let mut stones = [Names::new(), Names::new()];
        for rim in 0..24 {
            let second_pair = rim % 4 >= 2;
            let colour = usize::from(second_pair != white_has_corners);
            stones[colour].insert(format!("a{}", rim + 1));
        }
        Self {
            map,
            fork,
            stones,
            turn: 0,
        }
    }

    fn is_vacant(&self, node: &str) -> bool {
        self.stones.iter().all(|stones| !stones.contains(node))
    }

    /// Lists the nodes to which a stone can slide, in board order.
    pub(crate) fn targets(&self, from: &str) -> Vec<String> {
        let fork = match self.fork {
            Forks::On | Forks::Moves => Fork::On,
            Forks::Off => Fork::Off,
        };
        let runs = self.map.runs(from, fork, &|node| self.is_vacant(node));
        let ends: BTreeSet<usize> = runs
            .iter()
            .filter_map(|run| run.last())
            .map(|end| self.map.place(end))
            .collect();
        ends.iter()
            .map(|&end| self.map.nodes[end].clone())
            .collect()
    }

    /// Lists the legal moves: by the node they begin on, then by the node they end on, in board
    /// order.
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

    /// Lists the runs of five nodes with stones of one seat on all of them.
    pub(crate) fn fives(&self, seat: usize) -> BTreeSet<Names> {
        let fork = match self.fork {
            Forks::On => Fork::On,
            Forks::Moves | Forks::Off => Fork::Off,
        };
        let stones = &self.stones[seat];
        let is_own = |node: &str| stones.contains(node);
        let runs = stones
            .iter()
            .flat_map(|stone| self.map.runs(stone, fork, &is_own));
        runs.filter(|run| run.len() == 5)
            .map(|run| run.into_iter().collect())
            .collect()
    }

    /// Returns which seat has a five.
    pub(crate) fn winner(&self) -> Option<usize> {
        (0..2).find(|&seat| !self.fives(seat).is_empty())
    }
}
