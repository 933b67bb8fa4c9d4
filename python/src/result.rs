//! What comes of games that are played in one call.

use fourchette::board_play::Seat;
use pyo3::prelude::*;

use crate::argument::Zero;
use crate::ending::Ending;
use crate::pickled::{Reduced, reduced};

/// A game that is over.
#[pyclass(frozen, eq, get_all, module = "fourchette")]
#[derive(Clone, PartialEq)]
pub struct GameResult {
    /// Why it ended.
    ending: Ending,
    /// How many plies were played.
    plies: usize,
}

#[pymethods]
impl GameResult {
    fn __repr__(&self) -> String {
        format!(
            "<GameResult after {} plies: {}>",
            self.plies,
            self.ending.__str__()
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Ending, usize)> {
        reduced::<Self, _>(py, (self.ending.clone(), self.plies))
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(ending: Ending, plies: usize) -> Self {
        Self { ending, plies }
    }
}

impl From<fourchette::GameResult> for GameResult {
    fn from(result: fourchette::GameResult) -> Self {
        Self {
            ending: result.ending.into(),
            plies: result.plies,
        }
    }
}

/// How many games there were, won by the first and the second seat, drawn by the rules, by repetition, and by
/// their length.
type Games = (u64, (u64, u64), u64, u64, u64);

/// The lengths of the shortest and the longest game.
type Lengths = Option<(usize, usize)>;

/// What came of a number of games. Tallies of different games are added by `+`, or
/// by `sum`.
#[pyclass(frozen, eq, module = "fourchette")]
#[derive(Clone, Copy, PartialEq)]
pub struct Tally(pub(crate) fourchette::Tally);

#[pymethods]
impl Tally {
    /// How many games were played.
    #[getter]
    fn games(&self) -> u64 {
        self.0.games
    }

    /// How many the first and the second seat won.
    #[getter]
    fn wins(&self) -> (u64, u64) {
        (
            self.0.wins[Seat::First.index()],
            self.0.wins[Seat::Second.index()],
        )
    }

    /// How many the rules ended as a draw.
    #[getter]
    fn draws(&self) -> u64 {
        self.0.draws
    }

    /// How many were adjudicated a draw because a position came back.
    #[getter]
    fn repetitions(&self) -> u64 {
        self.0.repetitions
    }

    /// How many were adjudicated a draw because they were too long.
    #[getter]
    fn too_long(&self) -> u64 {
        self.0.too_long
    }

    /// How many plies were played in all.
    #[getter]
    fn plies(&self) -> u64 {
        self.0.plies
    }

    /// The lengths of the shortest and the longest game; None if there was no game.
    #[getter]
    fn lengths(&self) -> Option<(usize, usize)> {
        self.0.lengths
    }

    fn __add__(&self, other: &Self) -> Self {
        Self(self.0.merged(other.0))
    }

    fn __radd__(&self, _start: Zero) -> Self {
        *self
    }

    fn __repr__(&self) -> String {
        let fourchette::Tally {
            games, wins, plies, ..
        } = self.0;
        format!(
            "<Tally of {games} games: {} and {} won, {plies} plies>",
            wins[0], wins[1]
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Games, u64, Lengths)> {
        let games = (
            self.games(),
            self.wins(),
            self.draws(),
            self.repetitions(),
            self.too_long(),
        );
        reduced::<Self, _>(py, (games, self.plies(), self.lengths()))
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(games: Games, plies: u64, lengths: Lengths) -> Self {
        let (games, wins, draws, repetitions, too_long) = games;
        Self(fourchette::Tally {
            games,
            wins: wins.into(),
            draws,
            repetitions,
            too_long,
            plies,
            lengths,
        })
    }
}
