//! A second, slow and obvious Leap Over, written from the rulings with names and lists only.

pub(crate) mod states;

use std::collections::BTreeMap;

use board_graph::{Board, Fork, Node};
use board_play::Seat;
use board_stones::testkit::{NamedBoard, Names, names};
use leap_over::{Goal, LeapOver, Options, Setup};

/// Black's start, as the rulings list it.
pub(crate) const BLACK: &str = "a5 b4 b5 c3 c4 c5 d2 d3 d4 d5";

/// White's start, as the rulings list it.
pub(crate) const WHITE: &str = "a13 b11 b12 c9 c10 c11 d7 d8 d9 d10";

/// All rules there are.
pub(crate) const RULES: [&str; 4] = ["", "goal=full", "fork=off", "goal=full,fork=off"];

/// Lists the jumps from a node, whatever is on the board: over which node, and to which.
pub(crate) fn jumps<'a>(map: &'a NamedBoard, from: &str, fork: Fork) -> Vec<(&'a str, &'a str)> {
    let mut jumps = Vec::new();
    for over in &map.neighbours[from] {
        let landings = &map.straight[&(from.to_owned(), over.clone())];
        if landings.len() == 2 && fork == Fork::Off {
            continue;
        }
        jumps.extend(landings.iter().map(|to| (over.as_str(), to.as_str())));
    }
    jumps
}

/// Returns the nodes that jumps lead to from a node, one after the other, with stones wherever they
/// are needed and nowhere else.
pub(crate) fn class_of(map: &NamedBoard, node: &str, fork: Fork) -> Names {
    let mut class = Names::from([node.to_owned()]);
    let mut to_visit = vec![node.to_owned()];
    while let Some(node) = to_visit.pop() {
        for (_, landing) in jumps(map, &node, fork) {
            if class.insert(landing.to_owned()) {
                to_visit.push(landing.to_owned());
            }
        }
    }
    class
}

/// A state of the game.
#[derive(Clone, Debug)]
pub(crate) struct Model<'a> {
    /// The board.
    pub(crate) map: &'a NamedBoard,
    /// Whether jumps go over pentas.
    pub(crate) fork: Fork,
    /// Whether the goal is `full`.
    pub(crate) full: bool,
    /// The stones of each seat.
    pub(crate) stones: [Names; 2],
    /// The seat to move: 0 or 1.
    pub(crate) turn: usize,
    /// The seat that has won.
    pub(crate) winner: Option<usize>,
}

impl<'a> Model<'a> {
    /// Sets up the start.
    pub(crate) fn new(map: &'a NamedBoard, options: Options) -> Self {
        Self {
            map,
            fork: options.fork(),
            full: options.goal() == Goal::Full,
            stones: [BLACK, WHITE].map(listed),
            turn: 0,
            winner: None,
        }
    }

    /// Reads the state of a position.
    pub(crate) fn of(map: &'a NamedBoard, position: LeapOver) -> Self {
        let setup = Setup::from(position);
        Self {
            stones: [setup.black, setup.white].map(names),
            turn: setup.turn.index(),
            winner: setup.winner.map(Seat::index),
            ..Self::new(map, setup.options)
        }
    }

    fn is_vacant(&self, node: &str) -> bool {
        self.stones.iter().all(|stones| !stones.contains(node))
    }

    /// Counts the jumps that it takes a stone to get to each node that it can get to, itself not
    /// included. The stone is lifted off the board and put down again at every landing.
    pub(crate) fn jumps_needed(&self, from: &str) -> BTreeMap<String, usize> {
        let mut lifted = self.clone();
        for stones in &mut lifted.stones {
            stones.remove(from);
        }
        let mut needed = BTreeMap::from([(from.to_owned(), 0)]);
        let mut wave = vec![from.to_owned()];
        for count in 1.. {
            let mut next = Vec::new();
            for node in wave {
                for (over, landing) in jumps(self.map, &node, self.fork) {
                    let open = !lifted.is_vacant(over) && lifted.is_vacant(landing);
                    if open && !needed.contains_key(landing) {
                        needed.insert(landing.to_owned(), count);
                        next.push(landing.to_owned());
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            wave = next;
        }
        needed.remove(from);
        needed
    }

    /// Lists the jumps of a seat: by the node they begin on, then by the node they end on, in board
    /// order.
    pub(crate) fn jumps_of(&self, seat: usize) -> Vec<String> {
        let mut moves = Vec::new();
        let stones = &self.stones[seat];
        for from in self.map.nodes.iter().filter(|node| stones.contains(*node)) {
            let needed = self.jumps_needed(from);
            let ends = self.map.nodes.iter().filter(|to| needed.contains_key(*to));
            moves.extend(ends.map(|to| format!("{from}-{to}")));
        }
        moves
    }

    /// Lists the legal moves.
    pub(crate) fn moves(&self) -> Vec<String> {
        if self.winner.is_some() {
            return Vec::new();
        }
        let jumps = self.jumps_of(self.turn);
        if jumps.is_empty() {
            return vec!["pass".to_owned()];
        }
        jumps
    }

    /// Returns whether a seat's goal is reached, by the words of the rulings.
    pub(crate) fn has_reached_goal(&self, seat: usize) -> bool {
        let own = &self.stones[seat];
        let starts = [BLACK, WHITE].map(listed);
        let [own_start, goal] = [&starts[seat], &starts[1 - seat]];
        if !self.full {
            return own == goal;
        }
        let every_node_is_occupied = goal.iter().all(|node| !self.is_vacant(node));
        let at_least_one_by_the_mover = goal.iter().any(|node| own.contains(node));
        let none_at_home = own.iter().all(|node| !own_start.contains(node));
        every_node_is_occupied && at_least_one_by_the_mover && none_at_home
    }

    /// Makes a move.
    pub(crate) fn play(&mut self, text: &str) {
        if let Some((from, to)) = text.split_once('-') {
            let mover = self.turn;
            self.stones[mover].remove(from);
            self.stones[mover].insert(to.to_owned());
            if self.has_reached_goal(mover) {
                self.winner = Some(mover);
            }
        }
        self.turn = 1 - self.turn;
    }
}

/// Splits names at blanks.
pub(crate) fn listed(names: &str) -> Names {
    names.split_whitespace().map(str::to_owned).collect()
}

/// Returns the node of a name.
pub(crate) fn node(name: &str) -> Node {
    Board::bent9().parse_node(name).unwrap()
}
