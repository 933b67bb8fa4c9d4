//! How far the solver may go, and how somebody can watch it.

use core::fmt;
use core::num::NonZeroUsize;
use core::ops::ControlFlow;
use core::time::Duration;

use board_play::text::Keywords;

/// How far the solver may go. What is known when it reaches a limit is its answer.
///
/// # Examples
///
/// ```
/// use core::time::Duration;
///
/// use solver::Limits;
///
/// let limits = Limits::default().with_nodes(1_000_000).with_time(Duration::from_secs(10));
/// assert_eq!(limits.nodes(), Some(1_000_000));
/// assert_eq!(limits.memory(), Limits::MEMORY);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    nodes: Option<u64>,
    time: Option<Duration>,
    memory: usize,
    threads: NonZeroUsize,
    distances: Wanted,
    moves: Wanted,
}

/// Whether something is looked for that takes longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wanted {
    /// It is.
    Yes,
    /// It is not.
    No,
}

impl Default for Limits {
    /// No limit but that of [memory](Self::MEMORY), on one thread; every move is decided, and no distance.
    fn default() -> Self {
        Self {
            nodes: None,
            time: None,
            memory: Self::MEMORY,
            threads: NonZeroUsize::MIN,
            distances: Wanted::No,
            moves: Wanted::Yes,
        }
    }
}

impl Limits {
    /// How many bytes tables may take unless [`with_memory`](Self::with_memory) says otherwise: 256 MiB.
    pub const MEMORY: usize = 256 << 20;

    /// Bounds the number of positions that are looked into. Several threads may exceed it by some hundreds
    /// each. On one thread the answer is the same each time.
    #[must_use]
    pub const fn with_nodes(self, most: u64) -> Self {
        Self {
            nodes: Some(most),
            ..self
        }
    }

    /// Bounds the time; it is exceeded by what some hundreds of positions take.
    #[must_use]
    pub const fn with_time(self, most: Duration) -> Self {
        Self {
            time: Some(most),
            ..self
        }
    }

    /// Bounds the memory of tables, in bytes. A transposition table that is full forgets what took the
    /// least work; where every position has to be kept, the solver stops.
    #[must_use]
    pub const fn with_memory(self, bytes: usize) -> Self {
        Self {
            memory: bytes,
            ..self
        }
    }

    /// Sets on how many threads the moves of the position are decided. Results are exact, so they are the same
    /// for any number, as long as no limit is reached.
    #[must_use]
    pub const fn with_threads(self, threads: NonZeroUsize) -> Self {
        Self { threads, ..self }
    }

    /// Sets whether to look for the length of forced wins too.
    #[must_use]
    pub const fn with_distances(self, distances: Wanted) -> Self {
        Self { distances, ..self }
    }

    /// Sets whether to decide every move, or to stop once the position is decided.
    #[must_use]
    pub const fn with_moves(self, moves: Wanted) -> Self {
        Self { moves, ..self }
    }

    /// Returns how many positions may be looked into, if that is limited.
    #[must_use]
    pub const fn nodes(self) -> Option<u64> {
        self.nodes
    }

    /// Returns how long it may take, if that is limited.
    #[must_use]
    pub const fn time(self) -> Option<Duration> {
        self.time
    }

    /// Returns how many bytes tables may take.
    #[must_use]
    pub const fn memory(self) -> usize {
        self.memory
    }

    /// Returns on how many threads the moves of the position are decided.
    #[must_use]
    pub const fn threads(self) -> NonZeroUsize {
        self.threads
    }

    /// Returns whether the length of forced wins is looked for too.
    #[must_use]
    pub const fn wants_distances(self) -> bool {
        matches!(self.distances, Wanted::Yes)
    }

    /// Returns whether every move is decided.
    #[must_use]
    pub const fn wants_moves(self) -> bool {
        matches!(self.moves, Wanted::Yes)
    }
}

/// Which limit was reached before everything was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stop {
    /// That of the number of positions.
    Nodes,
    /// That of time.
    Time,
    /// That of memory, where every position has to be kept.
    Memory,
    /// The watcher said so.
    Watcher,
}

impl Stop {
    /// The words for them, as programs read them.
    pub const KEYWORDS: Keywords<Self> = Keywords(&[
        ("nodes", Self::Nodes),
        ("time", Self::Time),
        ("memory", Self::Memory),
        ("interrupted", Self::Watcher),
    ]);
}

/// Writes what was reached, as in *not decided within the limit of memory*.
impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nodes => "the limit of nodes",
            Self::Time => "the limit of time",
            Self::Memory => "the limit of memory",
            Self::Watcher => "the time until it was stopped",
        })
    }
}

/// How far the solver has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// How many positions have been looked into.
    pub nodes: u64,
    /// How many moves of the position have been decided.
    pub decided: usize,
    /// How many moves it has.
    pub moves: usize,
}

/// Somebody who watches the solver: it is called now and then on the calling thread, and ends the work
/// with [`ControlFlow::Break`]. What is known until then is the answer.
pub type ProgressFn<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;
