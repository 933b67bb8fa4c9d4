//! A second, slow and obvious Quinta, written from the rulings with names and lists only.
//!
//! It shares nothing with the crate but the board's lists of neighbours and of what lies straight
//! on, which have tests of their own in `board-graph`.

use std::collections::{BTreeMap, BTreeSet};

use board_graph::{Board, Node, NodeSet};

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
    /// The stones of each seat.
    pub(crate) stones: [Names; 2],
    /// The seat to move: 0 or 1.
    pub(crate) turn: usize,
}

impl<'a> Model<'a> {
    /// Sets up the start: from a1 on, two stones of a colour, two of the other.
    pub(crate) fn new(map: &'a Map, white_has_corners: bool, fork: bool) -> Self {
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

    /// Lists the runs of five nodes with stones of one seat on all of them.
    pub(crate) fn fives(&self, seat: usize) -> BTreeSet<Names> {
        let stones = &self.stones[seat];
        let is_own = |node: &str| stones.contains(node);
        let runs = stones
            .iter()
            .flat_map(|stone| self.map.runs(stone, self.fork, &is_own));
        runs.filter(|run| run.len() == 5)
            .map(|run| run.into_iter().collect())
            .collect()
    }

    /// Tells which seat has a five.
    pub(crate) fn winner(&self) -> Option<usize> {
        (0..2).find(|&seat| !self.fives(seat).is_empty())
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
