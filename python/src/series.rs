//! Series of games between opponents.

use fourchette::{AnySeries, BotKind};
use pyo3::prelude::*;

use crate::argument::{Bytes, GameCount, GameNumber, MaxPlies, Repetition, Seed, adjudication};
use crate::interrupt::piecewise;
use crate::record::Record;
use crate::refusal::{Kind, Refusal};
use crate::result::{GameResult, Tally};

/// A series of games between two opponents from the same position. Each game depends on the seed and
/// its number alone.
#[pyclass(frozen, module = "fourchette")]
pub struct Series {
    games: AnySeries,
    game: &'static str,
    players: [BotKind; 2],
    seed: u64,
}

#[pymethods]
impl Series {
    /// A series between two opponents, such as "greedy" and "search:3", from the position of a
    /// record.
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
        let kind = |text: &str| -> PyResult<BotKind> { Ok(text.parse().map_err(Refusal::from)?) };
        let players = [kind(first)?, kind(second)?];
        let by = adjudication(repetition, max_plies);
        let series = record.0.series(players, seed.0, by);
        Ok(Self {
            games: match memory {
                Some(memory) => series.with_memory(memory.0),
                None => series,
            },
            game: record.0.game(),
            players,
            seed: seed.0,
        })
    }

    /// Plays the game of a number.
    fn play(&self, py: Python<'_>, game: GameNumber) -> PyResult<GameResult> {
        let result = py.detach(|| self.games.play(game.0));
        py.check_signals()?;
        Ok(result.into())
    }

    /// Plays the game of a number, and returns its record.
    fn record(&self, py: Python<'_>, game: GameNumber) -> PyResult<Record> {
        let record = py.detach(|| self.games.record(game.0));
        py.check_signals()?;
        Ok(Record(record))
    }

    /// Plays the games with the numbers from `first` on, and tallies them. Ctrl-C ends it.
    #[pyo3(signature = (games, *, first = GameNumber(0)), text_signature = "($self, games, *, first=0)")]
    fn tally(&self, py: Python<'_>, games: GameCount, first: GameNumber) -> PyResult<Tally> {
        let end = first.0.checked_add(games.0).ok_or_else(|| {
            let reason = "with the number of the first it goes beyond 64 bits";
            Refusal::new(Kind::Other, "games", games.0, reason)
        })?;
        let mut left = first.0..end;
        let mut tally = fourchette::Tally::default();
        piecewise(py, move || {
            let Some(game) = left.next() else {
                return Some(tally);
            };
            tally = tally.with(self.games.play(game));
            None
        })
        .map(Tally)
    }

    fn __repr__(&self) -> String {
        let [first, second] = self.players;
        let Self { game, seed, .. } = self;
        format!("<Series of {game}: {first} against {second}, seed {seed}>")
    }
}
