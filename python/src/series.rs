//! Series of games between opponents.

use core::num::NonZeroU32;

use fourchette::board_play::Adjudication;
use fourchette::{AnyPosition, AnySeries, BotKind};
use pyo3::prelude::*;

use crate::argument::{
    Bytes, FirstGame, GameCount, GameNumber, MaxPlies, Repetition, Seed, adjudication, numbers,
};
use crate::interrupt::interruptible;
use crate::pickled::{Reduced, reduced};
use crate::record::Record;
use crate::refusal::Refusal;
use crate::result::{GameResult, Tally};

/// A series of games between two opponents from the same position. Each game depends on the seed and
/// its number alone.
#[pyclass(frozen, module = "fourchette")]
pub struct Series {
    games: AnySeries,
    start: AnyPosition,
    players: [BotKind; 2],
    seed: u64,
    by: Adjudication,
    memory: Option<usize>,
}

/// What a series is made of: the line of its position, the names of the opponents, the seed, after how
/// many occurrences and plies a game is drawn, and the memory.
type Parts = (
    String,
    (String, String),
    u64,
    (Option<NonZeroU32>, Option<NonZeroU32>),
    Option<usize>,
);

impl Series {
    fn begin(
        start: AnyPosition,
        players: [BotKind; 2],
        seed: u64,
        by: Adjudication,
        memory: Option<usize>,
    ) -> Self {
        let games = start.record(Adjudication::default());
        let games = games.series(players, seed, by);
        Self {
            games: match memory {
                Some(memory) => games.with_memory(memory),
                None => games,
            },
            start,
            players,
            seed,
            by,
            memory,
        }
    }
}

/// Reads the name of an opponent.
fn opponent(text: &str) -> PyResult<BotKind> {
    Ok(text.parse().map_err(Refusal::from)?)
}

#[pymethods]
impl Series {
    /// A series between two opponents, such as "greedy" and "search:3", from the position of a
    /// record. A game ends as a draw when a position occurs `repetition` times or after `max_plies`, or
    /// where the record would say so if that is not given.
    #[new]
    #[pyo3(signature = (record, first, second, seed, *, repetition = None, max_plies = None, memory = None))]
    fn new(
        record: &Record,
        first: &str,
        second: &str,
        seed: Seed,
        repetition: Option<Repetition>,
        max_plies: Option<MaxPlies>,
        memory: Option<Bytes>,
    ) -> PyResult<Self> {
        let players = [opponent(first)?, opponent(second)?];
        let (by, kept) = (adjudication(repetition, max_plies), record.0.adjudication());
        let by = Adjudication {
            repetition: by.repetition.or(kept.repetition),
            max_plies: by.max_plies.or(kept.max_plies),
        };
        let memory = memory.map(|memory| memory.0);
        let start = record.0.position();
        Ok(Self::begin(start, players, seed.0, by, memory))
    }

    /// Plays the game of a number. Ctrl-C ends it, after a move.
    fn play(&self, py: Python<'_>, game: GameNumber) -> PyResult<GameResult> {
        let result = interruptible(py, |watch| self.games.play_watched(game.0, watch))?;
        Ok(result.into())
    }

    /// Plays the game of a number, and returns its record. Ctrl-C ends it, after a move.
    fn record(&self, py: Python<'_>, game: GameNumber) -> PyResult<Record> {
        interruptible(py, |watch| self.games.record_watched(game.0, watch)).map(Record)
    }

    /// Plays the games with the numbers from `first` on, and tallies them. Ctrl-C ends it.
    #[pyo3(signature = (games, *, first = FirstGame(0)), text_signature = "($self, games, *, first=0)")]
    fn tally(&self, py: Python<'_>, games: GameCount, first: FirstGame) -> PyResult<Tally> {
        let mut numbers = numbers(games, first)?;
        let tally = interruptible(py, |watch| {
            numbers.try_fold(fourchette::Tally::default(), |tally, game| {
                Some(tally.with(self.games.play_watched(game, watch)?))
            })
        });
        tally.map(Tally)
    }

    fn __repr__(&self) -> String {
        let [first, second] = self.players;
        let (game, seed) = (self.start.game(), self.seed);
        format!("<Series of {game}: {first} against {second}, seed {seed}>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, Parts> {
        let [first, second] = self.players.map(|player| player.to_string());
        let by = (self.by.repetition, self.by.max_plies);
        let start = self.start.to_string();
        reduced::<Self, _>(py, (start, (first, second), self.seed, by, self.memory))
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(
        start: &str,
        players: (String, String),
        seed: u64,
        by: (Option<NonZeroU32>, Option<NonZeroU32>),
        memory: Option<usize>,
    ) -> PyResult<Self> {
        let players = [opponent(&players.0)?, opponent(&players.1)?];
        let start = start.parse().map_err(Refusal::from)?;
        let (repetition, max_plies) = by;
        let by = Adjudication {
            repetition,
            max_plies,
        };
        Ok(Self::begin(start, players, seed, by, memory))
    }
}
