//! What a way of weighing positions has to offer, in games in which chance decides.

use board_play::{Outcome, Position, Seat};

use crate::Expectation;
use crate::meter::Meter;
use crate::prover::{Goal, Prover};

/// A way of telling what positions are worth if both seats play for the best expectation, with what it has
/// found so far.
///
/// The result never depends on which way it is, but for the rounding of numbers.
pub trait Weigher<P: Position>: Send {
    /// Returns what a position is worth; none if the meter ends the work before that is known.
    ///
    /// The [error](Expectation::error) must be 0 if an outcome is certain, whatever chance does, and greater
    /// than 0 if none is.
    fn worth(&mut self, position: &P, meter: &mut Meter<'_, '_>) -> Option<Expectation>;

    /// Makes another one, which has found nothing yet.
    fn beside(&self) -> Box<dyn Weigher<P>>;
}

/// Proves what is certain, whatever chance does, by weighing positions.
pub(crate) struct Certain<P>(pub(crate) Box<dyn Weigher<P>>);

impl<P: Position> Prover<P> for Certain<P> {
    fn wins(&mut self, position: &P, seat: Seat, meter: &mut Meter<'_, '_>) -> Option<bool> {
        let worth = self.0.worth(position, meter)?;
        Some(worth.certain() == Some(Outcome::Win(seat)))
    }

    fn reaches(&mut self, position: &P, goal: Goal, meter: &mut Meter<'_, '_>) -> Option<bool> {
        let worth = self.0.worth(position, meter)?;
        // Where nothing is certain either seat may lose.
        let is_reached = |outcome| goal.is_reached(outcome);
        Some(worth.certain().is_some_and(is_reached))
    }

    fn beside(&self) -> Box<dyn Prover<P>> {
        Box::new(Self(self.0.beside()))
    }
}

/// The best for a seat of some things that are worth something.
pub(crate) struct Best {
    seat: Seat,
    found: Option<Expectation>,
}

impl Best {
    pub(crate) const fn of(seat: Seat) -> Self {
        Self { seat, found: None }
    }

    /// Takes one more into account. The best of numbers is known as well as the worst known of them, unless it
    /// is a win that is certain.
    pub(crate) fn add(&mut self, worth: Expectation) {
        let win = Expectation::from(Outcome::Win(self.seat));
        self.found = Some(match self.found {
            _ if worth == win => win,
            Some(best) if best == win => win,
            None => worth,
            Some(best) => {
                let is_better = worth.share(self.seat) > best.share(self.seat);
                let first = if is_better { worth.first } else { best.first };
                let error = best.error.max(worth.error);
                Expectation { first, error }
            }
        });
    }

    /// Returns whether nothing can be better.
    pub(crate) fn is_win(&self) -> bool {
        self.found == Some(Expectation::from(Outcome::Win(self.seat)))
    }

    /// Returns the best; none of nothing.
    pub(crate) const fn get(&self) -> Option<Expectation> {
        self.found
    }
}
