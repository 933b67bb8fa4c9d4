//! How long an opponent may think, and how somebody can watch it.

use core::ops::ControlFlow;
use core::time::Duration;
use std::time::Instant;

use crate::Playable;

/// How long a search may go on for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Budget {
    /// This many iterations. With the same seed, a search then repeats itself exactly.
    Iterations(u32),
    /// This long; at least one iteration is made.
    Time(Duration),
}

/// How long a search thinks: from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The levels, the weakest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Makes a level; none if the number is not from 1 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=5 => Some(Self(number)),
            _ => None,
        }
    }

    /// Returns the number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns how many iterations a move gets: each level has about four times as many as the
    /// one before.
    const fn iterations(self) -> u32 {
        match self.0 {
            1 => 100,
            2 => 400,
            3 => 1500,
            4 => 5000,
            _ => 15_000,
        }
    }

    /// Returns the budget for one move in a position: a number of iterations, so that the opponent
    /// repeats itself. On a board on which an iteration takes [longer](Playable::effort) there are that
    /// many times fewer of them, but never fewer than at the first level.
    #[must_use]
    pub fn budget<G: Playable>(self, position: &G) -> Budget {
        self.budget_by(position.effort())
    }

    /// Returns the budget by the [effort](Playable::effort) that an iteration is.
    pub(crate) fn budget_by(self, effort: u32) -> Budget {
        let least = Self(1).iterations();
        let iterations = self.iterations() / effort.max(1);
        Budget::Iterations(iterations.max(least))
    }
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

#[cfg(all(test, feature = "y"))]
mod tests {
    use board_play::Position as _;

    use super::*;

    #[test]
    fn levels_think_longer_and_not_too_long_on_large_boards() {
        let budgets = |board: &str| {
            let position = y::YOn::<4>::new(&format!("board={board}").parse().unwrap());
            Level::ALL.map(|level| level.budget(&position))
        };
        let all = [100, 400, 1500, 5000, 15_000].map(Budget::Iterations);
        assert_eq!(budgets("bent:9"), all);
        assert_eq!(budgets("bent:3"), all);
        // 199 nodes are 2.1 times 93, and an iteration takes some 2.1² times as long.
        let large = [100, 100, 375, 1250, 3750].map(Budget::Iterations);
        assert_eq!(budgets("bent:13"), large);
    }
}
