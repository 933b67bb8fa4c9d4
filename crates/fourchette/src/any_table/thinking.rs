//! What chance, opponents and the adviser of a table of any game decide.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;

use board_play::Seat;
use bots::{Analysis, Budget, ProgressFn};

use super::AnyTable;

impl AnyTable {
    /// Returns what chance or an opponent decides next; none if a person is to decide or nobody. The
    /// move is not made yet.
    #[must_use]
    pub fn decide(&mut self) -> Option<String> {
        self.decide_watched(&mut |_| ControlFlow::Continue(()))
    }

    /// Decides as [`decide`](Self::decide), while `progress` watches an opponent think and may stop it, as
    /// [`Table::decide_watched`](crate::Table::decide_watched).
    pub fn decide_watched(&mut self, progress: &mut ProgressFn<'_>) -> Option<String> {
        self.0.decide(progress)
    }

    /// Looks for the best moves of the person who is to decide, by what that person may know; none if
    /// no person is to decide. Where trees [are kept](Self::keep_trees), it adds to what was found at this
    /// position before.
    pub fn advise(
        &mut self,
        budget: Budget,
        progress: &mut ProgressFn<'_>,
    ) -> Option<Analysis<String>> {
        self.0.advise(budget, progress)
    }

    /// Lets opponents and the adviser keep from now on what they have found, as
    /// [`Table::keep_trees`](crate::Table::keep_trees).
    ///
    /// # Examples
    ///
    /// An analysis that is continued.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use fourchette::bots::Budget;
    /// use fourchette::{AnyRecord, Player, Start};
    ///
    /// let record = AnyRecord::begin("y", Start::Rules("board=bent:4"))?;
    /// let mut table = record.into_table([Player::Human; 2], 7);
    /// table.keep_trees();
    /// for visits in [100, 200, 300] {
    ///     table.advise(Budget::iterations(100), &mut |_| ControlFlow::Continue(()));
    ///     assert_eq!(table.advice_visits(), visits);
    /// }
    /// # Ok::<(), fourchette::Error>(())
    /// ```
    pub fn keep_trees(&mut self) {
        self.0.keep_trees();
    }

    /// Returns whether trees are kept, as [`Table::keeps_trees`](crate::Table::keeps_trees).
    #[must_use]
    pub fn keeps_trees(&self) -> bool {
        self.0.keeps_trees()
    }

    /// Drops what is kept, as [`Table::drop_trees`](crate::Table::drop_trees).
    pub fn drop_trees(&mut self) {
        self.0.drop_trees();
    }

    /// Returns from how many iterations the opponent at a seat goes on when it decides at this position; 0
    /// if it begins afresh.
    #[must_use]
    pub fn kept_visits(&self, seat: Seat) -> u32 {
        self.0.kept_visits(seat)
    }

    /// Returns from how many iterations the adviser goes on at this position; 0 if it begins afresh.
    #[must_use]
    pub fn advice_visits(&self) -> u32 {
        self.0.advice_visits()
    }

    /// Bounds the memory of each search, as [`Table::limit_memory`](crate::Table::limit_memory).
    pub fn limit_memory(&mut self, bytes: usize) {
        self.0.limit_memory(bytes);
    }

    /// Sets the number of threads of each search, as [`Table::use_threads`](crate::Table::use_threads).
    pub fn use_threads(&mut self, threads: NonZeroUsize) {
        self.0.use_threads(threads);
    }
}
