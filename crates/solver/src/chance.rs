//! Expectiminimax, for games in which chance decides: what a position is worth if both seats play for the
//! best expectation. A win or a draw that is certain, whatever chance does, is found with it.

use std::collections::HashMap;

use board_play::{Seat, Status};

use crate::meter::Meter;
use crate::weigher::{Best, Weigher};
use crate::{Expectation, Solvable, Stop};

/// How far a rounded number is from the true one, as a share of it.
pub(crate) const ROUNDING: f64 = f64::EPSILON / 2.0;

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

    fn of_best(
        &mut self,
        position: &P,
        seat: Seat,
        meter: &mut Meter<'_, '_>,
    ) -> Option<Expectation> {
        let mut best = Best::of(seat);
        for m in position.moves() {
            let mut next = *position;
            next.play_unchecked(m);
            best.add(self.worth(&next, meter)?);
            if best.is_win() {
                break;
            }
        }
        best.get()
    }

    fn of_mean(&mut self, position: &P, meter: &mut Meter<'_, '_>) -> Option<Expectation> {
        let (mut sum, mut total, mut error, mut terms) = (0.0, 0.0, 0.0_f64, 0.0);
        let (mut least, mut greatest) = (1.0_f64, 0.0_f64);
        for m in position.moves() {
            let weight = f64::from(position.chance_weight(m));
            let mut next = *position;
            next.play_unchecked(m);
            let worth = self.worth(&next, meter)?;
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

impl<P: Solvable> Weigher<P> for Odds<P> {
    fn worth(&mut self, position: &P, meter: &mut Meter<'_, '_>) -> Option<Expectation> {
        let seat = match position.status() {
            Status::Over(outcome) => return Some(Expectation::from(outcome)),
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

    fn beside(&self) -> Box<dyn Weigher<P>> {
        Box::new(Self {
            known: HashMap::new(),
            most: self.most,
        })
    }
}
