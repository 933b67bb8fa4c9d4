//! The 93-node board by names and lists, for the second, slow and obvious models in the tests of games.
//!
//! It shares nothing with the fast code but the board's lists of neighbours and of what lies straight
//! on, which have tests of their own in `board-graph`.

use std::collections::{BTreeMap, BTreeSet};

use board_graph::{Board, Fork, Node, NodeSet};
use board_play::Seat;

/// A set of nodes by name.
pub type Names = BTreeSet<String>;

/// The board by names.
#[derive(Clone, Debug)]
pub struct NamedBoard {
    /// All nodes in board order.
    pub nodes: Vec<String>,
    /// The neighbours of each node.
    pub neighbours: BTreeMap<String, Vec<String>>,
    /// What lies straight on from a node over its neighbour, forks included.
    pub straight: BTreeMap<(String, String), Vec<String>>,
}

impl NamedBoard {
    /// Names the 93-node board.
    #[must_use]
    pub fn new() -> Self {
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

    /// Lists all straight runs of two nodes or more from a node on which `pleases` is true of every
    /// further node; each beginning of a run is a run of its own.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    #[must_use]
    pub fn runs(&self, from: &str, fork: Fork, pleases: &dyn Fn(&str) -> bool) -> Vec<Vec<String>> {
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
            if onward.len() == 2 && fork == Fork::Off {
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

    /// Returns the place of a node in board order.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    #[must_use]
    pub fn place(&self, name: &str) -> usize {
        let place = self.nodes.iter().position(|node| node == name);
        place.unwrap_or_else(|| panic!("{name} is no node"))
    }

    /// Returns whether these nodes are connected.
    #[must_use]
    pub fn is_connected(&self, nodes: &Names) -> bool {
        let mut group: Vec<&String> = nodes.first().into_iter().collect();
        let mut at = 0;
        while let Some(&node) = group.get(at) {
            at += 1;
            for next in &self.neighbours[node] {
                if nodes.contains(next) && !group.contains(&next) {
                    group.push(next);
                }
            }
        }
        group.len() == nodes.len()
    }
}

impl Default for NamedBoard {
    fn default() -> Self {
        Self::new()
    }
}

/// Names the nodes of a set.
#[must_use]
pub fn names(set: NodeSet) -> Names {
    let board = Board::bent9();
    set.iter()
        .map(|node| board.name(node).to_string())
        .collect()
}

/// Returns the nodes of these names, which are separated by blanks.
///
/// # Panics
///
/// If one of them is no node.
#[must_use]
pub fn nodes(names: &str) -> NodeSet {
    let board = Board::bent9();
    names
        .split_whitespace()
        .map(|name| match board.parse_node(name) {
            Ok(node) => node,
            Err(error) => panic!("{name:?}: {error}"),
        })
        .collect()
}

/// Writes the first three planes of a game of stones from a position's line,
/// `NAME/1 OPTIONS TURN FIRST SECOND`, for a viewer: what [`STONE_PLANES`](crate::STONE_PLANES) names.
///
/// # Panics
///
/// If the line has too few fields.
#[must_use]
pub fn planes_of_line(line: &str, viewer: Seat) -> Vec<f32> {
    let fields: Vec<&str> = line.split(' ').collect();
    let [own, other] = match viewer {
        Seat::First => [fields[3], fields[4]],
        Seat::Second => [fields[4], fields[3]],
    };
    let to_move = fields[2] == viewer.to_string();
    let nodes = NamedBoard::new().nodes;
    let plane = |stones: &str| -> Vec<f32> {
        let has = |node: &String| stones.split(',').any(|stone| stone == node);
        nodes.iter().map(|node| f32::from(has(node))).collect()
    };
    let turn = vec![f32::from(to_move); nodes.len()];
    [plane(own), plane(other), turn].concat()
}

/// Lists `a1-b1` and so on for each node and each that a straight run of at most `longest` steps leads to
/// from it, in board order.
#[must_use]
pub fn pairs_on_runs(fork: Fork, longest: usize) -> Vec<String> {
    let board = NamedBoard::new();
    let mut pairs = Vec::new();
    for from in &board.nodes {
        let runs = board.runs(from, fork, &|_| true);
        let short = runs
            .iter()
            .filter(|run| run.len() <= longest.saturating_add(1));
        let ends: BTreeSet<usize> = short
            .filter_map(|run| run.last())
            .map(|end| board.place(end))
            .collect();
        pairs.extend(ends.iter().map(|&to| format!("{from}-{}", board.nodes[to])));
    }
    pairs
}
