//! How long an opponent may think, and how somebody can watch it.

use core::ops::ControlFlow;
use core::time::Duration;
use std::time::Instant;

/// How long a search may go on for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Budget {
    /// This many iterations. With the same seed, a search then repeats itself exactly.
    Iterations(u32),
    /// This long; at least one iteration is made.
    Time(Duration),
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Progress {
    /// How many iterations have been made.
    pub iterations: u32,
    /// Which share of the budget has been used, from 0 to 1.
    pub share: f64,
}

/// Somebody who watches a search: it is called now and then, and ends the search with
/// [`ControlFlow::Break`]. The best move found until then is made.
pub type ProgressFn<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

/// After how many iterations the clock and the watcher are asked.
const PERIOD: u32 = 32;

/// A budget that is being used.
pub(crate) struct BudgetMeter<'a, 'b> {
    budget: Budget,
    begin: Instant,
    iterations: u32,
    watch: &'a mut ProgressFn<'b>,
}

impl<'a, 'b> BudgetMeter<'a, 'b> {
    pub(crate) fn new(budget: Budget, watch: &'a mut ProgressFn<'b>) -> Self {
        Self {
            budget,
            begin: Instant::now(),
            iterations: 0,
            watch,
        }
    }

    /// Returns how many iterations have been made.
    pub(crate) const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Counts an iteration, if there may be another one.
    pub(crate) fn spend(&mut self) -> bool {
        if let Budget::Iterations(most) = self.budget
            && self.iterations >= most
        {
            return false;
        }
        if self.iterations > 0 && self.iterations.is_multiple_of(PERIOD) {
            let share = self.share();
            let progress = Progress {
                iterations: self.iterations,
                share: share.min(1.0),
            };
            if (self.watch)(progress).is_break() || share >= 1.0 {
                return false;
            }
        }
        self.iterations += 1;
        true
    }

    fn share(&self) -> f64 {
        match self.budget {
            Budget::Iterations(most) => f64::from(self.iterations) / f64::from(most),
            // A time of nothing is used up at once: the quotient is infinite.
            Budget::Time(most) => self.begin.elapsed().as_secs_f64() / most.as_secs_f64(),
        }
    }
}
