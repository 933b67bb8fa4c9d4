//! How long an opponent may think, how much it may keep, and how somebody can watch it.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;
use core::time::Duration;

use solver::Limits;

/// Whether a search can go on on several threads: not in WebAssembly, whose modules need not carry what only
/// several trees take.
pub(crate) const HAS_THREADS: bool = cfg!(not(target_family = "wasm"));

/// How many positions the solver may look into for each iteration of a search.
const NODES: u64 = 16;

/// How much memory the solver gets for each of them, and the most it gets.
const NODE_BYTES: u64 = 32;
const ROOM: usize = 16 << 20;

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
    proofs: Option<u64>,
    threads: NonZeroUsize,
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
        Self::of(limit)
    }

    const fn of(limit: Limit) -> Self {
        Self {
            limit,
            memory: Self::MEMORY,
            proofs: None,
            threads: NonZeroUsize::MIN,
        }
    }

    /// Makes a budget of time; at least one iteration is begun. The clock is looked at inside an
    /// iteration too: the time is exceeded by what a game takes for some tens of draws or playouts, or
    /// for some hundreds of moves.
    #[must_use]
    pub const fn time(most: Duration) -> Self {
        let limit = Limit::Time(most);
        Self::of(limit)
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

    /// Sets into how many positions the solver may look before the search begins, where a game
    /// [is solved](crate::Playable::solved) when little is left of it. Without this they are sixteen for each
    /// iteration; a budget of time lets the solver have a half of it.
    #[must_use]
    pub const fn with_proofs(self, nodes: u64) -> Self {
        Self {
            proofs: Some(nodes),
            ..self
        }
    }

    /// Sets on how many threads the search goes on at once; without this it is one. Each has a tree of its own,
    /// an equal share of the iterations, or all of the time, and an equal share of the memory. What they find
    /// is added up. A budget of iterations still gives the same result each time, but another one for each
    /// number of threads; it is used up sooner by several, and no tree is as large as that of one.
    ///
    /// A budget of time lets the solver have as many threads. On WebAssembly there is always one.
    #[must_use]
    pub const fn with_threads(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// Returns the same budget with another end.
    pub(crate) const fn with_limit(self, limit: Limit) -> Self {
        Self { limit, ..self }
    }

    /// Shares the budget out among the trees of several threads.
    pub(crate) fn shares(self, parts: usize) -> impl Iterator<Item = Self> {
        let count = u32::try_from(parts).unwrap_or(u32::MAX).max(1);
        (0..count).map(move |part| {
            let limit = match self.limit {
                Limit::Iterations(most) => {
                    Limit::Iterations(most / count + u32::from(part < most % count))
                }
                limit @ Limit::Time(_) => limit,
            };
            self.with_limit(limit)
                .with_memory(self.memory / count as usize)
        })
    }

    /// Returns the limits of the solver.
    pub(crate) fn proof_limits(self) -> Limits {
        let nodes = match (self.proofs, self.limit) {
            (Some(nodes), _) => Some(nodes),
            (None, Limit::Iterations(most)) => Some(NODES * u64::from(most)),
            (None, Limit::Time(_)) => None,
        };
        let room = nodes.map_or(ROOM, |nodes| {
            let bytes = nodes.saturating_mul(NODE_BYTES);
            usize::try_from(bytes).map_or(ROOM, |bytes| bytes.min(ROOM))
        });
        let limits = Limits::default().with_memory(room.min(self.memory));
        let limits = nodes.map_or(limits, |nodes| limits.with_nodes(nodes));
        match self.limit {
            // On one thread it stops at the same position each time.
            Limit::Iterations(_) => limits,
            Limit::Time(most) => limits.with_time(most / 2).with_threads(self.threads()),
        }
    }

    /// Returns what is left after so much time.
    pub(crate) fn after(self, time: Duration) -> Self {
        let limit = match self.limit {
            Limit::Time(most) => Limit::Time(most.saturating_sub(time)),
            limit @ Limit::Iterations(_) => limit,
        };
        self.with_limit(limit)
    }

    /// Returns whether time is limited.
    pub(crate) const fn is_timed(self) -> bool {
        matches!(self.limit, Limit::Time(_))
    }

    /// Returns how many bytes the tree of a search may take.
    #[must_use]
    pub const fn memory(self) -> usize {
        self.memory
    }

    /// Returns on how many threads a search goes on at once.
    #[must_use]
    pub const fn threads(self) -> NonZeroUsize {
        if !HAS_THREADS {
            return NonZeroUsize::MIN;
        }
        self.threads
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

impl Progress {
    /// Says how far an opponent of one's own has come, for who watches it.
    ///
    /// # Examples
    ///
    /// An opponent that looks at its moves one by one, and ends where the watcher says so:
    ///
    /// ```
    /// use core::ops::ControlFlow;
    ///
    /// use board_play::Position;
    /// use board_play::nim::{Nim, Take};
    /// use bots::{Bot, Progress, ProgressFn, SeatView};
    ///
    /// struct Last;
    ///
    /// impl Bot<Nim> for Last {
    ///     fn think(&mut self, seat: &SeatView<'_, Nim>, watch: &mut ProgressFn<'_>) -> Take {
    ///         let count = seat.move_count() as u32;
    ///         let looked_at = seat.moves().zip(1..).take_while(|&(_, n)| {
    ///             let share = f64::from(n) / f64::from(count);
    ///             n == 1 || watch(Progress::new(n, share)).is_continue()
    ///         });
    ///         let (m, _) = looked_at.last().expect("a seat that is to move has a move");
    ///         m
    ///     }
    /// }
    ///
    /// let start = Nim::start();
    /// let seat = SeatView::new(&start).expect("the game is not over");
    /// assert_eq!(Last.choose(&seat).to_string(), "3");
    /// let stopped = Last.think(&seat, &mut |_| ControlFlow::Break(()));
    /// assert_eq!(stopped.to_string(), "1");
    /// ```
    #[must_use]
    pub const fn new(iterations: u32, share: f64) -> Self {
        Self { iterations, share }
    }
}

/// Somebody who watches an opponent: it is called now and then, and ends the thinking with
/// [`ControlFlow::Break`]. The best move found until then is made.
pub type ProgressFn<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_share_iterations_and_memory_but_have_all_of_the_time() {
        let shares = |budget: Budget, parts| -> Vec<Budget> { budget.shares(parts).collect() };
        let of = |count, bytes| Budget::iterations(count).with_memory(bytes);
        assert_eq!(shares(of(11, 100), 3), [of(4, 33), of(4, 33), of(3, 33)]);
        assert_eq!(shares(of(1, 5), 2), [of(1, 2), of(0, 2)]);
        assert_eq!(shares(of(7, 9), 1), [of(7, 9)]);
        let time = Budget::time(Duration::from_secs(3));
        assert_eq!(shares(time.with_memory(8), 2), [time.with_memory(4); 2]);
    }
}
