//! Tables that depend on whether lines fork.

use std::sync::OnceLock;

use crate::Fork;

/// Two tables, one for each [`Fork`], each built when it is first asked for.
///
/// It is made for a `static`: what is computed of a board once, such as its lines, is computed with
/// forks and without.
///
/// # Examples
/// ```
/// use board_graph::{Board, ByFork, Fork, Patterns};
///
/// static FIVES: ByFork<Patterns> =
///     ByFork::new(|fork| Patterns::new(Board::bent9().line_sets(5, fork)));
///
/// assert_eq!(FIVES.get(Fork::On).all().len(), 198);
/// assert_eq!(FIVES.get(Fork::Off).all().len(), 153);
/// ```
#[derive(Debug)]
pub struct ByFork<T> {
    /// The table with forks, then the one without.
    tables: [OnceLock<T>; 2],
    build: fn(Fork) -> T,
}

impl<T> ByFork<T> {
    /// Makes the pair; `build` makes a table when [`ByFork::get`] first needs it.
    #[must_use]
    pub const fn new(build: fn(Fork) -> T) -> Self {
        Self {
            tables: [OnceLock::new(), OnceLock::new()],
            build,
        }
    }

    /// Returns the table for a fork.
    ///
    /// Cost: once the table is built, a load and a branch that is predicted, no more than a
    /// `LazyLock` takes.
    ///
    /// # Panics
    /// If building the table panics.
    #[must_use]
    #[inline]
    pub fn get(&self, fork: Fork) -> &T {
        match self.cell(fork).get() {
            Some(table) => table,
            None => self.build(fork),
        }
    }

    /// Builds the table, or waits for the thread that does; out of line to keep `get` small.
    #[cold]
    fn build(&self, fork: Fork) -> &T {
        self.cell(fork).get_or_init(|| (self.build)(fork))
    }

    #[inline]
    fn cell(&self, fork: Fork) -> &OnceLock<T> {
        &self.tables[match fork {
            Fork::On => 0,
            Fork::Off => 1,
        }]
    }
}
