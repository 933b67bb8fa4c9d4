//! A second, slow and obvious Aliens and Amazons, written from the rulings with names and sets of
//! names only.
//!
//! It shares nothing with the crate but the board by names.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::LazyLock;

use aliens_amazons::{AliensAmazons, Fork, Setup, StoneGame};
use board_graph::{Board, Node, NodeSet};
use board_play::testkit::SplitMix;
use board_play::{Position, Seat};
use board_stones::testkit::{NamedBoard, Names, names};
use rand_core::Rng;

/// The board.
static BOARD: LazyLock<NamedBoard> = LazyLock::new(NamedBoard::new);

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// Whether lines go on through pentas.
    pub(crate) fork: Fork,
    /// How many Amazons Black must keep.
    pub(crate) needed: usize,
    /// The Aliens on the board.
    pub(crate) aliens: Names,
    /// The Amazons on the board.
    pub(crate) amazons: Names,
    /// The Amazons in hand.
    pub(crate) in_hand: usize,
    /// Whether White is to move.
    pub(crate) white: bool,
}

impl Model {
    /// Sets up the state that a position of the crate has.
    pub(crate) fn of(position: &AliensAmazons) -> Self {
        let options = position.options();
        Self {
            fork: options.fork(),
            needed: options.amazons_needed(),
            aliens: names(position.aliens()),
            amazons: names(position.amazons()),
            in_hand: position.in_hand(Seat::Second),
            white: position.turn() == Seat::First,
        }
    }

    /// Lists the jumps from a node: over what, to where. Without forks nothing is straight on over a
    /// node that has five neighbours.
    fn jumps(&self, from: &str) -> Vec<(String, String)> {
        let mut jumps = Vec::new();
        for over in &BOARD.neighbours[from] {
            let is_penta = BOARD.neighbours[over].len() == 5;
            if is_penta && self.fork == Fork::Off {
                continue;
            }
            let onward = &BOARD.straight[&(from.to_owned(), over.clone())];
            jumps.extend(onward.iter().map(|landing| (over.clone(), landing.clone())));
        }
        jumps
    }

    fn is_vacant(&self, node: &str) -> bool {
        !self.aliens.contains(node) && !self.amazons.contains(node)
    }

    /// Yields what one jump of an Alien on `at` leads to, when it began on `from` and has captured
    /// some Amazons: where it lands, and what it has captured then.
    pub(crate) fn jump(&self, from: &str, at: &str, captured: &Names) -> Vec<(String, Names)> {
        let mut now = self.clone();
        now.aliens.remove(from);
        for lifted in captured {
            now.amazons.remove(lifted);
        }
        let mut results = Vec::new();
        for (over, landing) in self.jumps(at) {
            if now.is_vacant(&over) || !now.is_vacant(&landing) {
                continue;
            }
            let mut more = captured.clone();
            if now.amazons.contains(&over) {
                more.insert(over);
            }
            results.push((landing, more));
        }
        results
    }

    /// Finds all that chains of jumps of the Alien on `from` can end with, each with the length of a
    /// shortest chain: breadth first, jump by jump.
    pub(crate) fn chains(&self, from: &str) -> BTreeMap<(String, Names), usize> {
        let start = (from.to_owned(), Names::new());
        let mut lengths = BTreeMap::from([(start.clone(), 0)]);
        let mut queue = VecDeque::from([start]);
        while let Some(state) = queue.pop_front() {
            let length = lengths[&state];
            for next in self.jump(from, &state.0, &state.1) {
                if !lengths.contains_key(&next) {
                    lengths.insert(next.clone(), length + 1);
                    queue.push_back(next);
                }
            }
        }
        lengths
    }

    fn steps(&self, from: &str) -> Vec<String> {
        let neighbours = BOARD.neighbours[from].iter();
        neighbours
            .filter(|to| self.is_vacant(to))
            .cloned()
            .collect()
    }

    /// Lists what an Alien can do.
    pub(crate) fn alien_moves(&self, from: &str) -> BTreeSet<String> {
        let mut moves: BTreeSet<String> = BTreeSet::new();
        for to in self.steps(from) {
            moves.insert(format!("{from}-{to}"));
        }
        for ((to, captured), _) in self.chains(from) {
            if !captured.is_empty() {
                moves.insert(format!("{from}-{to}x{}", list(&captured)));
            } else if to != from {
                moves.insert(format!("{from}-{to}"));
            }
        }
        moves
    }

    /// Returns whether an Alien can do anything: one step or one jump.
    pub(crate) fn can_move(&self, alien: &str) -> bool {
        !self.steps(alien).is_empty() || !self.jump(alien, alien, &Names::new()).is_empty()
    }

    /// Returns the winner, `1` or `2`, if there is one.
    pub(crate) fn winner(&self) -> Option<char> {
        if self.amazons.len() + self.in_hand < self.needed {
            return Some('1');
        }
        let down = self.white && self.aliens.len() == 3;
        let held = down && !self.aliens.iter().any(|alien| self.can_move(alien));
        held.then_some('2')
    }

    /// Returns the character that stands for the status in a trace.
    pub(crate) fn turn(&self) -> char {
        match (self.winner(), self.white) {
            (Some(_), _) => 'o',
            (None, true) => '1',
            (None, false) => '2',
        }
    }

    /// Lists the legal moves.
    pub(crate) fn moves(&self) -> BTreeSet<String> {
        if self.winner().is_some() {
            return BTreeSet::new();
        }
        if self.white && self.aliens.len() == 3 {
            let moves = self.aliens.iter().map(|alien| self.alien_moves(alien));
            return moves.flatten().collect();
        }
        if self.white || self.in_hand > 0 {
            let vacant = BOARD.nodes.iter().filter(|node| self.is_vacant(node));
            return vacant.cloned().collect();
        }
        let mut moves = BTreeSet::new();
        for from in &self.amazons {
            for to in self.steps(from) {
                moves.insert(format!("{from}-{to}"));
            }
        }
        if moves.is_empty() {
            moves.insert("pass".to_owned());
        }
        moves
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        let (go, list) = text.split_once('x').unwrap_or((text, ""));
        for lifted in list.split(',') {
            self.amazons.remove(lifted);
        }
        let stones = if self.white {
            &mut self.aliens
        } else {
            &mut self.amazons
        };
        if let Some((from, to)) = go.split_once('-') {
            stones.remove(from);
            stones.insert(to.to_owned());
        } else if go != "pass" {
            stones.insert(go.to_owned());
            self.in_hand -= usize::from(!self.white);
        }
        self.white = !self.white;
    }
}

/// Joins names by commas in board order.
fn list(names: &Names) -> String {
    let listed = BOARD.nodes.iter().filter(|node| names.contains(*node));
    listed.cloned().collect::<Vec<_>>().join(",")
}

/// Returns a random number below a bound.
pub(crate) fn random(bound: usize, rng: &mut SplitMix) -> usize {
    usize::try_from(rng.next_u64() % u64::try_from(bound).unwrap()).unwrap()
}

/// Takes some random nodes out of a set.
pub(crate) fn take(set: &mut NodeSet, count: usize, rng: &mut SplitMix) -> NodeSet {
    let mut taken = NodeSet::EMPTY;
    for _ in 0..count.min(set.len()) {
        let node = set.nth(random(set.len(), rng)).unwrap();
        set.remove(node);
        taken.insert(node);
    }
    taken
}

/// Returns the nodes not farther than so many steps from a node.
pub(crate) fn near(node: Node, distance: usize) -> NodeSet {
    let board = Board::bent9();
    let mut found = NodeSet::EMPTY.with(node);
    for _ in 0..distance {
        found |= board.around(found);
    }
    found
}

/// Sets up a state in which White is to move an Alien: the stones on random nodes not far from a
/// random node, so that there is something to jump over. Play need not be able to lead to it, but for
/// the numbers; `None` if the crate knows that it cannot.
pub(crate) fn crowd(options: &str, amazons: usize, rng: &mut SplitMix) -> Option<AliensAmazons> {
    let board = Board::bent9();
    let middle = board.all::<2>().nth(random(93, rng)).unwrap();
    let mut room = near(middle, 3 + random(3, rng));
    let setup = Setup {
        options: options.parse().unwrap(),
        turn: Seat::First,
        aliens: take(&mut room, 3, rng),
        amazons: take(&mut room, amazons, rng),
        amazons_in_hand: 0,
    };
    AliensAmazons::try_from(setup).ok()
}
