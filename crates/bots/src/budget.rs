//! How long an opponent may think, how much it may keep, and how somebody can watch it.

use core::ops::ControlFlow;
use core::time::Duration;

use solver::Limits;

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
            Limit::Iterations(_) => limits,
            Limit::Time(most) => limits.with_time(most / 2),
        }
    }

    /// Returns what is left after so much time.
    pub(crate) fn after(self, time: Duration) -> Self {
        let limit = match self.limit {
            Limit::Time(most) => Limit::Time(most.saturating_sub(time)),
            limit @ Limit::Iterations(_) => limit,
        };
        Self { limit, ..self }
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
