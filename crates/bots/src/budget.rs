//! How long an opponent may think, how much it may keep, and how somebody can watch it.

use core::ops::ControlFlow;
use core::time::Duration;

/// How long a search may go on for one move, and how much memory its tree may take.
///
/// # Examples
///
/// ```
/// use bots::Budget;
///
/// let budget = Budget::iterations(500).with_memory(16 << 20);
/// assert_eq!(budget.memory(), 16 << 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Budget {
    pub(crate) limit: Limit,
    memory: usize,
}

/// What ends a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Limit {
    Iterations(u32),
    Time(Duration),
}

impl Budget {
    /// How many bytes the tree of a search may take unless [`with_memory`](Self::with_memory) says
    /// otherwise: 256 MiB, several times what the strongest [level](crate::Level) needs.
    pub const MEMORY: usize = 256 << 20;

    /// Makes a budget of so many iterations. With the same seed, a search then repeats itself exactly,
    /// and it never reads a clock.
    #[must_use]
    pub const fn iterations(most: u32) -> Self {
        let limit = Limit::Iterations(most);
        let memory = Self::MEMORY;
        Self { limit, memory }
    }

    /// Makes a budget of time; at least one iteration is begun. The clock is looked at inside an
    /// iteration too: the time is exceeded by what a game takes for some tens of draws or playouts, or
    /// for some hundreds of moves.
    #[must_use]
    pub const fn time(most: Duration) -> Self {
        let limit = Limit::Time(most);
        let memory = Self::MEMORY;
        Self { limit, memory }
    }

    /// Bounds the memory of the tree, in bytes. A tree that has reached the bound grows no more: the
    /// search goes on, and tries out random games from where the tree ends. What the
    /// first iteration finds of the moves of the position itself is always kept, and so are the moves of
    /// the node that reaches the bound.
    ///
    /// The bytes are reckoned by the sizes of what is kept, rather too high than too low.
    #[must_use]
    pub const fn with_memory(self, bytes: usize) -> Self {
        Self {
            memory: bytes,
            ..self
        }
    }

    /// Returns how many bytes the tree of a search may take.
    #[must_use]
    pub const fn memory(self) -> usize {
        self.memory
    }
}

/// How far somebody who thinks has come.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Progress {
    /// How many iterations have been made, or how many moves looked at where there is no search. This
    /// may be the same as the last time: one iteration can be long.
    pub iterations: u32,
    /// Which share of the budget has been used, from 0 to 1.
    pub share: f64,
}

/// Somebody who watches an opponent: it is called now and then, and ends the thinking with
/// [`ControlFlow::Break`]. The best move found until then is made.
pub type ProgressFn<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;
