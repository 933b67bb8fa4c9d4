//! A second, slow and obvious Sexta, written from the rulings with names and lists only.
//!
//! It shares nothing with the crate but the board's lists of neighbours and of what lies straight
//! on, which have tests of their own in `board-graph`.

use std::collections::{BTreeMap, BTreeSet};

use board_graph::{Board, Node, NodeSet};
use sexta::{Setup, Sexta};

/// A set of nodes by name.
pub(crate) type Names = BTreeSet<String>;

/// The board by names.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    /// All nodes in board order.
    pub(crate) nodes: Vec<String>,
    /// The neighbours of each node.
    pub(crate) neighbours: BTreeMap<String, Vec<String>>,
    /// What lies straight on from a node over its neighbour, forks included.
    pub(crate) straight: BTreeMap<(String, String), Vec<String>>,
}

impl Map {
    /// Draws the map of the 93-node board.
    pub(crate) fn new() -> Self {
        let board = Board::bent9();
        let name = |node: Node| board.name(node).to_string();
        let all = |nodes: &[Node]| nodes.iter().map(|&node| name(node)).collect::<Vec<_>>();
        let mut straight = BTreeMap::new();
        for from in board.nodes() {
            for &via in board.neighbours(from) {
                let onward = all(board.straight(from, via));
                straight.insert((name(from), name(via)), onward);
            }
        }
        Self {
            nodes: board.nodes().map(name).collect(),
            neighbours: board
                .nodes()
                .map(|node| (name(node), all(board.neighbours(node))))
                .collect(),
            straight,
        }
    }

    /// Lists all straight runs of two nodes or more from a node on which every further node pleases,
    /// each of its beginnings a run of its own.
    pub(crate) fn runs(
        &self,
        from: &str,
        fork: bool,
        pleases: &dyn Fn(&str) -> bool,
    ) -> Vec<Vec<String>> {
        let mut runs: Vec<Vec<String>> = self.neighbours[from]
            .iter()
            .filter(|via| pleases(via))
            .map(|via| vec![from.to_owned(), via.clone()])
            .collect();
        let mut at = 0;
        while let Some(run) = runs.get(at).cloned() {
            at += 1;
            let [.., before, last] = &run[..] else {
                unreachable!("a run has two nodes or more")
            };
            let onward = &self.straight[&(before.clone(), last.clone())];
            if onward.len() == 2 && !fork {
                continue;
            }
            for next in onward.iter().filter(|next| pleases(next)) {
                let mut longer = run.clone();
                longer.push(next.clone());
                runs.push(longer);
            }
        }
        runs
    }

    /// Returns whether stones are connected.
    pub(crate) fn is_connected(&self, stones: &Names) -> bool {
        let mut group: Vec<&String> = stones.first().into_iter().collect();
        let mut at = 0;
        while let Some(&stone) = group.get(at) {
            at += 1;
            for next in &self.neighbours[stone] {
                if stones.contains(next) && !group.contains(&next) {
                    group.push(next);
                }
            }
        }
        group.len() == stones.len()
    }

    /// Returns whether stones form a path or a ring, by the words of the rulings.
    pub(crate) fn shape(&self, stones: &Names) -> Option<&'static str> {
        if !self.is_connected(stones) {
            return None;
        }
        let touched = |stone: &String| {
            let neighbours = &self.neighbours[stone];
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

    /// The place of a node in board order.
    pub(crate) fn place(&self, name: &str) -> usize {
        let place = self.nodes.iter().position(|node| node == name);
        place.unwrap_or_else(|| panic!("{name} is no node"))
    }
}

/// A state of the game.
#[derive(Clone, Debug)]
pub(crate) struct Model<'a> {
    /// The board.
    pub(crate) map: &'a Map,
    /// Whether runs go on through pentas.
    pub(crate) fork: bool,
    /// Whether a ring wins.
    pub(crate) ring: bool,
    /// The stones of each seat.
    pub(crate) stones: [Names; 2],
    /// The seat to move: 0 or 1.
    pub(crate) turn: usize,
}

impl<'a> Model<'a> {
    /// Reads the state of a position.
    pub(crate) fn of(map: &'a Map, position: Sexta) -> Self {
        let setup = Setup::from(position);
        Self {
            map,
            fork: setup.options.fork() == sexta::Fork::On,
            ring: setup.options.ring() == sexta::Ring::On,
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

    /// Returns whether a seat's stones form an open path or, if that wins too, a ring.
    pub(crate) fn has_won(&self, seat: usize) -> bool {
        match self.map.shape(&self.stones[seat]) {
            Some("path") => true,
            Some("ring") => self.ring,
            _ => false,
        }
    }

    /// Tells which seat has won.
    pub(crate) fn winner(&self) -> Option<usize> {
        (0..2).find(|&seat| self.has_won(seat))
    }
}

/// Names the nodes of a set.
pub(crate) fn names(set: NodeSet) -> Names {
    let board = Board::bent9();
    set.iter()
        .map(|node| board.name(node).to_string())
        .collect()
}

/// Finds the nodes of these names, which are separated by blanks.
pub(crate) fn nodes(names: &str) -> NodeSet {
    let board = Board::bent9();
    names
        .split_whitespace()
        .map(|name| board.parse_node(name).unwrap())
        .collect()
}
