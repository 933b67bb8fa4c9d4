//! Strategies: what a seat replies.

use board_play::Position;

use crate::meter::{Gauge, Meter};
use crate::prover::{Goal, Prover};
use crate::{Limits, ProgressFn};

/// A strategy of one seat: what it replies wherever it is to move. Anything that solves a game can be one,
/// and have its certificate [written](super::write).
pub trait Strategy<P: Position> {
    /// Returns the reply in a position in which the seat of the strategy is to move; none if it has none,
    /// as where somebody has broken off the work.
    fn reply(&mut self, position: &P) -> Option<P::Move>;
}

/// What a prover replies.
pub(crate) struct Proved<'a, 'w, P: Position> {
    prover: Box<dyn Prover<P>>,
    goal: Goal,
    gauge: Gauge,
    watch: &'a mut ProgressFn<'w>,
}

impl<'a, 'w, P: Position> Proved<'a, 'w, P> {
    pub(crate) fn new(
        prover: Box<dyn Prover<P>>,
        goal: Goal,
        watch: &'a mut ProgressFn<'w>,
    ) -> Self {
        Self {
            prover,
            goal,
            gauge: Gauge::new(Limits::default()),
            watch,
        }
    }
}

impl<P: Position> Strategy<P> for Proved<'_, '_, P> {
    fn reply(&mut self, position: &P) -> Option<P::Move> {
        let mut meter = Meter::new(&self.gauge, u64::MAX, Some(&mut *self.watch));
        self.prover.reply(position, self.goal, &mut meter)
    }
}
