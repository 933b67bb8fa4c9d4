//! Expectiminimax, for games in which chance decides: what a position is worth if both seats play for the
//! best expectation. A win or a draw that is certain, whatever chance does, is found with it.

use std::collections::HashMap;

use board_play::{Outcome, Seat, Status};

use crate::meter::Meter;
use crate::prover::{Goal, Prover};
use crate::{Expectation, Solvable, Stop};

/// How far a rounded number is from the true one, as a share of it.
const ROUNDING: f64 = f64::EPSILON / 2.0;

/// Positions and what they are worth.
pub(crate) struct Odds<P> {
    known: HashMap<P, Expectation>,
    /// How many positions may be kept.
    most: usize,
}

impl<P: Solvable> Odds<P> {
    pub(crate) fn new(memory: usize) -> Self {
        let entry = 2 * (size_of::<(P, Expectation)>() + 8);
        Self {
            known: HashMap::new(),
            most: memory / entry,
        }
    }

    /// Returns what a position is worth; none if the meter ends the work, or memory is full.
    pub(crate) fn of(&mut self, position: &P, meter: &mut Meter<'_, '_>) -> Option<Expectation> {
        let seat = match position.status() {
            Status::Over(outcome) => return Some(Expectation::of(outcome)),
            Status::ToMove(seat) => Some(seat),
            Status::Chance => None,
        };
        let key = position.canonical();
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        if !meter.spend() {
            return None;
        }
        let worth = match seat {
            Some(seat) => self.of_best(position, seat, meter)?,
            None => self.of_mean(position, meter)?,
        };
        if self.known.len() >= self.most {
            meter.stop(Stop::Memory);
            return None;
        }
        self.known.insert(key, worth);
        Some(worth)
    }

    fn of_best(
        &mut self,
        position: &P,
        seat: Seat,
        meter: &mut Meter<'_, '_>,
    ) -> Option<Expectation> {
        let best_there_is = Expectation::of(Outcome::Win(seat));
        let mut best: Option<Expectation> = None;
        let mut error = 0.0_f64;
        for m in position.moves() {
            let mut next = *position;
            next.play_unchecked(m);
            let worth = self.of(&next, meter)?;
            if worth == best_there_is {
                return Some(worth);
            }
            // The best of numbers is known as well as the worst known of them.
            error = error.max(worth.error);
            let is_better = best.is_none_or(|best| worth.share(seat) > best.share(seat));
            best = if is_better { Some(worth) } else { best };
        }
        Some(Expectation { error, ..best? })
    }

    fn of_mean(&mut self, position: &P, meter: &mut Meter<'_, '_>) -> Option<Expectation> {
        let (mut sum, mut total, mut error, mut terms) = (0.0, 0.0, 0.0_f64, 0.0);
        let (mut least, mut greatest) = (1.0_f64, 0.0_f64);
        for m in position.moves() {
            let weight = f64::from(position.chance_weight(m));
            let mut next = *position;
            next.play_unchecked(m);
            let worth = self.of(&next, meter)?;
            sum += weight * worth.first;
            total += weight;
            terms += 1.0;
            error = error.max(worth.error);
            (least, greatest) = (least.min(worth.first), greatest.max(worth.first));
        }
        if error <= 0.0 && least >= greatest {
            // Whatever chance does, the same is certain.
            return Some(Expectation {
                first: least,
                error,
            });
        }
        // Each product, each sum and the quotient is rounded once, and none is greater than the total.
        Some(Expectation {
            first: sum / total,
            error: error + ROUNDING * (terms + 2.0),
        })
    }
}

impl<P: Solvable> Prover<P> for Odds<P> {
    fn wins(&mut self, position: &P, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<bool> {
        let worth = self.of(position, meter)?;
        Some(worth.certain() == Some(Outcome::Win(seat)))
    }

    fn reaches(&mut self, position: &P, goal: Goal, meter: &mut Meter<'_, '_>) -> Option<bool> {
        let worth = self.of(position, meter)?;
        // Where nothing is certain either seat may lose.
        let value = worth.certain().map(|outcome| outcome.value(goal.seat()));
        Some(value.is_some_and(|value| match goal {
            Goal::Wins(_) => value > 0,
            Goal::Holds(_) => value >= 0,
        }))
    }

    fn beside(&self) -> Box<dyn Prover<P>> {
        Box::new(Self {
            known: HashMap::new(),
            most: self.most,
        })
    }
}
