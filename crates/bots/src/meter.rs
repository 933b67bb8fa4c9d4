//! A budget that is being used.

use core::time::Duration;

use crate::budget::Limit;
use crate::clock::Stopwatch;
use crate::{Budget, Progress, ProgressFn};

/// A piece of work. Its number says how much it is, so that the clock and the watcher are looked at
/// neither rarely nor all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// To make a move and look at the position behind it.
    Move = 1,
    /// To list moves, or to try a position out by random games.
    Judgement = 8,
    /// To draw a move: in a game that has no way of its own to do so, all moves are counted for it.
    Draw = 32,
    /// To look at a position for a proof: after each the clock is looked at.
    Proof = 256,
}

/// After how much work the clock and the watcher are looked at: after so many moves.
pub(crate) const PERIOD: u32 = 256;

/// What may be used. There is a clock only where time is limited.
enum Allowance {
    Iterations(u32),
    Time(Duration, Stopwatch),
}

/// Counts what has been used of a budget, and stops the work when it is used up or the watcher says
/// so.
pub(crate) struct BudgetMeter<'a, 'b> {
    allowance: Allowance,
    iterations: u32,
    /// How much work has been done since the clock and the watcher were looked at.
    unseen: u32,
    is_stopped: bool,
    watch: &'a mut ProgressFn<'b>,
}

impl<'a, 'b> BudgetMeter<'a, 'b> {
    pub(crate) fn new(budget: Budget, watch: &'a mut ProgressFn<'b>) -> Self {
        let allowance = match budget.limit {
            Limit::Iterations(most) => Allowance::Iterations(most),
            Limit::Time(most) => Allowance::Time(most, Stopwatch::start()),
        };
        Self {
            allowance,
            iterations: 0,
            unseen: 0,
            is_stopped: false,
            watch,
        }
    }

    /// Returns how many iterations have been begun.
    pub(crate) const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Returns whether nothing more is to be done.
    pub(crate) const fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    /// Counts an iteration, if there may be another one.
    pub(crate) fn spend(&mut self) -> bool {
        if let Allowance::Iterations(most) = self.allowance {
            self.is_stopped |= self.iterations >= most;
        }
        if self.is_stopped {
            return false;
        }
        self.iterations += 1;
        true
    }

    /// Notes a piece of work that has been done, and returns whether more may be done.
    pub(crate) fn note(&mut self, work: Work) -> bool {
        if self.is_stopped {
            return false;
        }
        self.unseen += work as u32;
        if self.unseen >= PERIOD {
            self.unseen = 0;
            self.look();
        }
        !self.is_stopped
    }

    /// Looks at the clock and tells the watcher.
    #[cold]
    fn look(&mut self) {
        let share = self.share();
        let progress = Progress {
            iterations: self.iterations,
            share: share.min(1.0),
        };
        let is_out = matches!(self.allowance, Allowance::Time(..)) && share >= 1.0;
        self.is_stopped |= (self.watch)(progress).is_break() || is_out;
    }

    fn share(&self) -> f64 {
        match &self.allowance {
            Allowance::Iterations(most) => f64::from(self.iterations) / f64::from(*most),
            // A time of nothing is used up at once, even if the clock has not moved yet.
            Allowance::Time(Duration::ZERO, _) => 1.0,
            Allowance::Time(most, begin) => begin.elapsed().as_secs_f64() / most.as_secs_f64(),
        }
    }
}
