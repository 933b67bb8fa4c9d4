//! Depth-first proof-number search, for games in which no position comes back.
//!
//! Proof and disproof numbers say how many positions must at least be proved won or not won (Allis, van
//! der Meulen and van den Herik, *Proof-number search*, 1994). The search goes depth first between
//! thresholds and keeps numbers in a table (Nagai, *Df-pn algorithm for searching AND/OR trees and its
//! applications*, 2002), with thresholds that are raised by a share, so that it does not jump between
//! lines that are nearly as good (the 1 + ε trick of Pawlewicz and Lew, *Improving depth-first PN-search*,
//! 2007).
//!
//! Numbers of positions that are reached by several ways are added up more than once: this costs work, and
//! nothing else, since only numbers that are 0 prove something. Where no position comes back, what is
//! proved does not depend on how the position was reached, so that the table holds truths.

mod numbers;

use core::marker::PhantomData;
use std::sync::Arc;

use board_play::{Outcome, Seat, Status, zobrist};

use crate::Solvable;
use crate::meter::Meter;
use crate::prover::{Goal, Prover};
use crate::table::{Table, work};
use numbers::{Node, Numbers};

/// Constants of the keys in the table: which seat is to win.
const SEATS: [u64; 2] = [zobrist(0, 0), zobrist(0, 1)];

/// The search, and what it has found.
#[derive(Debug)]
pub(crate) struct DfPn<P> {
    table: Arc<Table>,
    game: PhantomData<fn(P)>,
}

/// A move, and where it leads to.
struct Child<P> {
    position: P,
    key: u64,
    numbers: Numbers,
}

/// A search for a win of one seat.
struct Search<'a, 'b, 'w> {
    table: &'a Table,
    seat: Seat,
    meter: &'a mut Meter<'b, 'w>,
}

impl<P: Solvable> DfPn<P> {
    pub(crate) const fn new(table: Arc<Table>) -> Self {
        let game = PhantomData;
        Self { table, game }
    }
}

impl<P: Solvable> Prover<P> for DfPn<P> {
    fn wins(&mut self, position: &P, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<bool> {
        let mut search = Search {
            table: &self.table,
            seat,
            meter,
        };
        search.prove(position)
    }

    /// Looks for a move that is known to be good before it searches.
    fn reply(&mut self, position: &P, goal: Goal, meter: &mut Meter<'_, '_>) -> Option<P::Move> {
        let seat = match goal {
            Goal::Wins(seat) => seat,
            Goal::Holds(seat) => !seat,
        };
        let mut search = Search {
            table: &self.table,
            seat,
            meter,
        };
        let is_good = |numbers: Numbers| match goal {
            Goal::Wins(_) => numbers.is_proved(),
            Goal::Holds(_) => numbers.is_disproved(),
        };
        let moves: Vec<P::Move> = position.moves().collect();
        let known = moves.iter().copied().find(|&m| {
            let child = search.child(position, m);
            is_good(child.numbers)
        });
        if known.is_some() {
            return known;
        }
        // What was known is forgotten. To prove the position again finds the good move, and knows it at
        // least until something else is searched.
        search.prove(position)?;
        moves.into_iter().find(|&m| {
            let child = search.child(position, m);
            let proved = child.numbers.is_known() || search.prove(&child.position).is_some();
            proved && is_good(search.child(position, m).numbers)
        })
    }

    fn beside(&self) -> Box<dyn Prover<P>> {
        Box::new(Self::new(Arc::clone(&self.table)))
    }
}

impl Search<'_, '_, '_> {
    fn prove<P: Solvable>(&mut self, position: &P) -> Option<bool> {
        let key = self.key(position);
        let mut numbers = self.look_up(position, key);
        if !numbers.is_known() {
            numbers = self.search(position, key, Numbers::UNLIMITED).0;
        }
        numbers.is_known().then(|| numbers.is_proved())
    }

    fn key<P: Solvable>(&self, position: &P) -> u64 {
        position.canonical_key() ^ SEATS[self.seat.index()]
    }

    /// Returns whose decision a position is.
    fn node<P: Solvable>(&self, position: &P) -> Node {
        if position.to_move() == Some(self.seat) {
            Node::Or
        } else {
            Node::And
        }
    }

    /// Returns what is known of a position.
    fn look_up<P: Solvable>(&self, position: &P, key: u64) -> Numbers {
        if let Status::Over(outcome) = position.status() {
            return Numbers::decided(outcome == Outcome::Win(self.seat));
        }
        let known = self.table.get(key).map(Numbers::of_data);
        known.unwrap_or_else(|| Numbers::first(self.node(position), position.move_count()))
    }

    fn child<P: Solvable>(&self, position: &P, m: P::Move) -> Child<P> {
        let mut next = *position;
        next.play_unchecked(m);
        let key = self.key(&next);
        Child {
            position: next,
            key,
            numbers: self.look_up(&next, key),
        }
    }

    /// Lists where the moves of a position lead to, positions that are symmetric to each other once. If one
    /// of them decides the position, nothing else is listed.
    fn children<P: Solvable>(&self, position: &P, node: Node) -> Vec<Child<P>> {
        let mut children: Vec<Child<P>> = Vec::with_capacity(position.move_count());
        for m in position.moves() {
            let child = self.child(position, m);
            if node.is_decided_by(child.numbers) {
                return vec![child];
            }
            children.push(child);
        }
        if position.symmetries() > 1 {
            children.sort_by_key(|child| child.key);
            children.dedup_by_key(|child| child.key);
        }
        children
    }

    /// Searches a position until one of its numbers reaches a threshold, or the meter ends the work.
    /// Returns the numbers, and how many nodes were looked into.
    fn search<P: Solvable>(
        &mut self,
        position: &P,
        key: u64,
        threshold: Numbers,
    ) -> (Numbers, u64) {
        let node = self.node(position);
        let mut children = self.children(position, node);
        let mut nodes = 1;
        let mut goes_on = self.meter.spend();
        loop {
            let choice = node.choose(children.iter().map(|child| child.numbers));
            let numbers = choice.numbers;
            if !goes_on || numbers.reaches(threshold) {
                self.table.put(key, numbers.to_data(work(nodes)));
                return (numbers, nodes);
            }
            let best = &children[choice.best];
            let threshold = node.threshold(&choice, best.numbers, threshold);
            let (position, key) = (best.position, best.key);
            let (numbers, below) = self.search(&position, key, threshold);
            children[choice.best].numbers = numbers;
            nodes += below;
            goes_on = !self.meter.is_out();
        }
    }
}
