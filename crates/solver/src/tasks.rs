//! What is found out about questions: who wins, and how soon.

use board_play::Seat;

use crate::Solvable;
use crate::meter::Meter;
use crate::prover::Prover;
use crate::questions::{Question, value_of};
use crate::rounds::Task;

/// Decides questions that are behind the moves of a seat.
pub(crate) struct Decide {
    pub(crate) seat: Seat,
    /// Whether every move is decided, even if it is known before what the root is worth.
    pub(crate) wants_moves: bool,
}

impl<P: Solvable> Task<P> for Decide {
    fn is_open(&self, question: &Question<P>) -> bool {
        !question.value.is_known()
    }

    fn work_on(&self, question: &mut Question<P>, prover: &mut dyn Prover<P>, meter: &mut Meter) {
        question.decide(self.seat, prover, meter);
    }

    fn is_done(&self, questions: &[Question<P>]) -> bool {
        !self.wants_moves && value_of(self.seat, questions).is_known()
    }
}

/// Looks for the lengths of wins.
pub(crate) struct Measure;

impl<P: Solvable> Task<P> for Measure {
    fn is_open(&self, question: &Question<P>) -> bool {
        question.lacks_distance()
    }

    fn work_on(&self, question: &mut Question<P>, prover: &mut dyn Prover<P>, meter: &mut Meter) {
        question.measure(prover, meter);
    }

    fn is_done(&self, _: &[Question<P>]) -> bool {
        false
    }
}
