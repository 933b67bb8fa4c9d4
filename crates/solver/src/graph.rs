//! Retrograde analysis: every position that can be reached is listed, and wins are traced back from the ends.
//!
//! It is what decides games in which positions come back: a seat that can force no win, while the other
//! cannot either, holds the draw, if need be by going on for ever.

use std::collections::HashMap;
use std::sync::Arc;

use board_play::{Outcome, Seat, Status};

use crate::meter::Meter;
use crate::prover::{Goal, Prover};
use crate::{Solvable, Stop};

/// What a position is known to be: won for a seat within so many moves, the other seat delaying it.
type Win = Option<(Seat, u32)>;

/// All positions that can be reached from one, up to symmetry, and who wins them.
#[derive(Clone, Debug)]
pub(crate) struct Graph<P>(Arc<Solved<P>>);

#[derive(Debug)]
struct Solved<P> {
    numbers: HashMap<P, u32>,
    wins: Vec<Win>,
}

/// The positions that have been reached, numbered in the order in which they were.
struct Reached<P> {
    positions: Vec<P>,
    numbers: HashMap<P, u32>,
    /// The numbers of the next positions, one position after the other.
    next: Vec<u32>,
    /// Where those of each position begin, and at last where they end.
    begins: Vec<usize>,
}

impl<P: Solvable> Graph<P> {
    /// Lists the positions and solves them; none if they take more bytes than there may be, or if the meter
    /// ends the work. Only that of the meter ends it for good.
    pub(crate) fn explore(
        root: &P,
        memory: usize,
        meter: &mut Meter<'_, '_>,
    ) -> Result<Self, Stop> {
        let reached = Reached::from(root, memory, meter)?;
        let wins = reached.solve();
        let numbers = reached.numbers;
        Ok(Self(Arc::new(Solved { numbers, wins })))
    }

    fn win(&self, position: &P) -> Option<Win> {
        let number = *self.0.numbers.get(&position.canonical())?;
        self.0.wins.get(index(number)).copied()
    }
}

impl<P: Solvable> Prover<P> for Graph<P> {
    fn wins(&mut self, position: &P, seat: Seat, _: &mut Meter<'_, '_>) -> Option<bool> {
        Some(
            self.win(position)?
                .is_some_and(|(winner, _)| winner == seat),
        )
    }

    /// Goes the shortest way to a win.
    fn reply(&mut self, position: &P, goal: Goal, _: &mut Meter<'_, '_>) -> Option<P::Move> {
        let found = position.moves().filter_map(|m| {
            let mut next = *position;
            next.play_unchecked(m);
            match (goal, self.win(&next)?) {
                (Goal::Wins(seat), Some((winner, distance))) if winner == seat => {
                    Some((distance, m))
                }
                (Goal::Holds(seat), win) if win.is_none_or(|(winner, _)| winner == seat) => {
                    Some((0, m))
                }
                _ => None,
            }
        });
        found.min().map(|(_, m)| m)
    }

    fn distance(&mut self, position: &P, seat: Seat, _: &mut Meter<'_, '_>) -> Option<u32> {
        let (winner, distance) = self.win(position)??;
        (winner == seat).then_some(distance)
    }

    fn beside(&self) -> Box<dyn Prover<P>> {
        Box::new(Self(Arc::clone(&self.0)))
    }
}

impl<P: Solvable> Reached<P> {
    fn from(root: &P, memory: usize, meter: &mut Meter<'_, '_>) -> Result<Self, Stop> {
        let root = root.canonical();
        let mut reached = Self {
            positions: vec![root],
            numbers: HashMap::from([(root, 0)]),
            next: Vec::new(),
            begins: vec![0],
        };
        let mut at = 0;
        while let Some(&position) = reached.positions.get(at) {
            if !meter.spend() {
                return Err(meter.gauge().stopped().unwrap_or(Stop::Nodes));
            }
            for m in position.moves() {
                let mut next = position;
                next.play_unchecked(m);
                let number = reached.number(&next.canonical()).ok_or(Stop::Memory)?;
                reached.next.push(number);
            }
            reached.begins.push(reached.next.len());
            if reached.bytes() > memory {
                return Err(Stop::Memory);
            }
            at += 1;
        }
        Ok(reached)
    }

    fn number(&mut self, position: &P) -> Option<u32> {
        if let Some(&number) = self.numbers.get(position) {
            return Some(number);
        }
        let number = u32::try_from(self.positions.len()).ok()?;
        self.positions.push(*position);
        self.numbers.insert(*position, number);
        Some(number)
    }

    /// Returns how many bytes it takes to list and to solve, rather too many than too few.
    const fn bytes(&self) -> usize {
        // What grows by doubling has twice the room it needs, at most.
        let position = 2 * (2 * size_of::<P>() + 32);
        let edge = 2 * 2 * size_of::<u32>();
        self.positions.len() * position + self.next.len() * edge
    }

    /// Traces wins back from the ends, the nearest first, so that each is found by its distance.
    fn solve(&self) -> Vec<Win> {
        let (before, begins) = self.turned_round();
        let mut wins: Vec<Win> = vec![None; self.positions.len()];
        // How many next positions are not yet known to be lost for the seat to move.
        let mut open: Vec<usize> = self
            .begins
            .windows(2)
            .map(|pair| pair[1] - pair[0])
            .collect();
        let mut order = Vec::new();
        for (number, position) in self.positions.iter().enumerate() {
            if let Some(Outcome::Win(seat)) = position.outcome() {
                wins[number] = Some((seat, 0));
                order.push(number);
            }
        }
        let mut at = 0;
        while let Some(&number) = order.get(at) {
            at += 1;
            let Some((winner, distance)) = wins[number] else {
                continue;
            };
            for &previous in &before[begins[number]..begins[number + 1]] {
                let previous = index(previous);
                open[previous] -= 1;
                let is_own = self.positions[previous].status() == Status::ToMove(winner);
                if wins[previous].is_none()
                    && (is_own || self.is_lost(previous, winner, &wins, open[previous]))
                {
                    wins[previous] = Some((winner, distance + 1));
                    order.push(previous);
                }
            }
        }
        wins
    }

    /// Returns whether every move from a position leads to a win of a seat.
    fn is_lost(&self, number: usize, winner: Seat, wins: &[Win], open: usize) -> bool {
        let next = &self.next[self.begins[number]..self.begins[number + 1]];
        let is_won = |&next: &u32| wins[index(next)].is_some_and(|(seat, _)| seat == winner);
        open == 0 && next.iter().all(is_won)
    }

    /// Returns the numbers of the previous positions, one position after the other, and where those of each
    /// begin.
    fn turned_round(&self) -> (Vec<u32>, Vec<usize>) {
        let mut begins = vec![0; self.positions.len() + 1];
        for &next in &self.next {
            begins[index(next) + 1] += 1;
        }
        for number in 0..self.positions.len() {
            begins[number + 1] += begins[number];
        }
        let mut places = begins.clone();
        let mut before = vec![0; self.next.len()];
        for (number, pair) in (0..).zip(self.begins.windows(2)) {
            for &next in &self.next[pair[0]..pair[1]] {
                let place = &mut places[index(next)];
                before[*place] = number;
                *place += 1;
            }
        }
        (before, begins)
    }
}

fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
