//! Arguments that can be wrong.

use core::num::{NonZeroU32, NonZeroUsize};
use core::ops::Range;
use core::time::Duration;

use fourchette::board_play::{Adjudication, Seat, Viewer};
use fourchette::bots::{self, Budget};
use fourchette::solver::{Limits, Wanted};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;

use crate::refusal::{Kind, Refusal, no_such_number};

/// A seat, counted from 0.
#[derive(Clone, Copy)]
pub(crate) struct SeatArgument(pub(crate) Seat);

impl<'py> FromPyObject<'_, 'py> for SeatArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match whole(object, "seat", 0, 1)? {
            0 => Ok(Self(Seat::First)),
            _ => Ok(Self(Seat::Second)),
        }
    }
}

/// Returns for whom something is: a seat, or else everyone.
pub(crate) fn viewer(seat: Option<SeatArgument>) -> Viewer {
    seat.map_or(Viewer::Everyone, |seat| Viewer::Seat(seat.0))
}

/// Reads a whole number within bounds.
fn whole(object: Borrowed<'_, '_, PyAny>, part: &str, least: u64, most: u64) -> PyResult<u64> {
    let refuse = || {
        let reason = format!("must be from {least} to {most}");
        Refusal::new(Kind::Other, part, &*object, reason).into()
    };
    match object.extract::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        Ok(_) => Err(refuse()),
        Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => Err(refuse()),
        Err(_) => Err(no_number(&object, part)),
    }
}

/// Numbers that are read within bounds, each with what it is called.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident: $kind:ty = $part:literal, $least:literal to $most:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub(crate) struct $name(pub(crate) $kind);

        impl<'py> FromPyObject<'_, 'py> for $name {
            type Error = PyErr;

            fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
                let number = whole(object, $part, $least, $most)?;
                let number = <$kind>::try_from(number);
                Ok(Self(number.map_err(|_| Refusal::of(Kind::Other, $part, "too great"))?))
            }
        }
    )*};
}

numbers! {
    /// What all chance comes from.
    Seed: u64 = "seed", 0 to u64::MAX;
    /// The number of a game among several with one seed.
    GameNumber: u64 = "game", 0 to u64::MAX;
    /// That of the game at a table.
    TableNumber: u64 = "number", 0 to u64::MAX;
    /// That of the first of some games.
    FirstGame: u64 = "first", 0 to u64::MAX;
    /// How many games.
    GameCount: u64 = "games", 0 to u64::MAX;
    /// How many games a batch has.
    BatchSize: usize = "count", 1 to 1 << 20;
    /// How many moves a perft looks ahead.
    Depth: usize = "depth", 0 to 1 << 16;
    /// How many plies a game may have.
    MaxPlies: u32 = "max_plies", 1 to u32::MAX.into();
    /// How many actions a game of a batch may have.
    MaxActions: u32 = "max_actions", 1 to u32::MAX.into();
    /// How often a position may occur.
    Repetition: u32 = "repetition", 1 to u32::MAX.into();
    /// How many iterations a search may make.
    Iterations: u32 = "iterations", 1 to u32::MAX.into();
    /// How many moves have been made.
    Plies: usize = "plies", 0 to u32::MAX.into();
    /// How many positions may be looked into.
    Nodes: u64 = "nodes", 0 to u64::MAX;
    /// On how many threads is worked.
    Threads: usize = "threads", 1 to 1 << 10;
    /// How much a search thinks.
    Level: u8 = "level", 1 to bots::Level::ALL.len() as u64;
    /// How many bytes a search may take.
    Bytes: usize = "memory", 0 to 1 << 40;
    /// How many bytes the solver may take: with less than the command offers, it would forget what it has proved
    /// as fast as it proves it.
    SolverBytes: usize = "memory", 1_048_576 to 1 << 40;
}

impl MaxPlies {
    /// Returns the number.
    pub(crate) fn get(self) -> NonZeroU32 {
        NonZeroU32::new(self.0).unwrap_or(NonZeroU32::MIN)
    }
}

impl Level {
    /// Returns the level of the number.
    pub(crate) fn get(self) -> bots::Level {
        bots::Level::ALL[usize::from(self.0 - 1)]
    }
}

/// How many seconds something may take.
#[derive(Clone, Copy)]
pub(crate) struct Seconds(Duration);

impl<'py> FromPyObject<'_, 'py> for Seconds {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let refuse = |reason: String| Refusal::new(Kind::Other, "seconds", &*object, reason);
        match object.extract::<f64>() {
            Ok(seconds) => Ok(Duration::try_from_secs_f64(seconds)
                .map(Self)
                .map_err(|error| refuse(error.to_string()))?),
            Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => {
                Err(refuse("too great".to_owned()).into())
            }
            Err(error) => Err(error),
        }
    }
}

/// The 0 that `sum` begins with.
pub(crate) struct Zero;

impl<'py> FromPyObject<'_, 'py> for Zero {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        whole(object, "start", 0, 0).map(|_| Self)
    }
}

/// Returns the numbers of some games with one seed.
pub(crate) fn numbers(games: GameCount, first: FirstGame) -> PyResult<Range<u64>> {
    let end = first.0.checked_add(games.0).ok_or_else(|| {
        let reason = "with the number of the first it goes beyond 64 bits";
        Refusal::new(Kind::Other, "games", games.0, reason)
    })?;
    Ok(first.0..end)
}

/// Makes an adjudication.
pub(crate) fn adjudication(
    repetition: Option<Repetition>,
    max_plies: Option<MaxPlies>,
) -> Adjudication {
    Adjudication {
        repetition: repetition.and_then(|times| NonZeroU32::new(times.0)),
        max_plies: max_plies.map(MaxPlies::get),
    }
}

/// Makes a budget of iterations or of seconds; one of the two is given.
pub(crate) fn budget(iterations: Option<Iterations>, seconds: Option<Seconds>) -> PyResult<Budget> {
    match (iterations, seconds) {
        (Some(most), None) => Ok(Budget::iterations(most.0)),
        (None, Some(most)) => Ok(Budget::time(most.0)),
        _ => {
            let reason = "must be either iterations or seconds";
            Err(Refusal::of(Kind::Other, "budget", reason).into())
        }
    }
}

/// How much memory the solver takes if nothing else is said.
pub(crate) const SOLVER_MEMORY: SolverBytes = SolverBytes(Limits::MEMORY);

/// Makes the limits of the solver; every move is decided.
pub(crate) fn limits(
    nodes: Option<Nodes>,
    seconds: Option<Seconds>,
    memory: SolverBytes,
    threads: Threads,
    distances: bool,
) -> Limits {
    let limits = Limits::default()
        .with_memory(memory.0)
        .with_threads(NonZeroUsize::new(threads.0).unwrap_or(NonZeroUsize::MIN))
        .with_distances(wanted(distances));
    let limits = nodes.map_or(limits, |most| limits.with_nodes(most.0));
    seconds.map_or(limits, |most| limits.with_time(most.0))
}

/// Says of something whether it is wanted.
pub(crate) const fn wanted(is_wanted: bool) -> Wanted {
    if is_wanted { Wanted::Yes } else { Wanted::No }
}

/// Reads the number of one of `count` things of a game. A number that is too great, or negative, is
/// refused as one that there is not.
#[inline]
pub(crate) fn number(
    object: &Bound<'_, PyAny>,
    part: &str,
    count: usize,
    game: impl FnOnce() -> &'static str,
) -> PyResult<usize> {
    match object.extract::<usize>() {
        Ok(number) if number < count => Ok(number),
        Err(error) if !error.is_instance_of::<PyOverflowError>(object.py()) => {
            Err(no_number(object, part))
        }
        _ => Err(no_such_number(part, object, count).in_game(game()).into()),
    }
}

/// Refuses what is no whole number at all.
fn no_number(object: &Bound<'_, PyAny>, part: &str) -> PyErr {
    let found = object.get_type().name();
    let found = found.map_or_else(|_| "something else".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("{part}: must be an int, is {found}"))
}
