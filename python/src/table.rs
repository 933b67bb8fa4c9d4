//! Games that are being played by persons and opponents.

use fourchette::AnyTable;
use fourchette::board_play::{self, Ended, Seat};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::analysis::Analysis;
use crate::argument::{Bytes, Iterations, Plies, SeatArgument, Seconds, Seed, TableNumber, budget};
use crate::ending::{Ending, Outcome, seat_index};
use crate::exclusive::Exclusive;
use crate::interrupt::watched;
use crate::pickled::{Reduced, reduced};
use crate::position::Position;
use crate::record::Record;
use crate::refusal::{Refusal, refused};
use crate::table_parts::{self, Parts, player};

/// A game that is being played: its record and who plays it. While it thinks for one call, others raise
/// `Busy`.
#[pyclass(frozen, module = "fourchette")]
pub struct Table {
    inner: Exclusive<AnyTable>,
    game: &'static str,
    /// How many bytes each search may take, if that was said.
    memory: Option<usize>,
}

impl Table {
    fn of(table: AnyTable, memory: Option<usize>) -> Self {
        Self {
            game: table.position().game(),
            inner: Exclusive::new(table, "table", "it is thinking for another call"),
            memory,
        }
    }

    fn refused<E: Into<Refusal>>(&self) -> impl Fn(E) -> PyErr + use<E> {
        refused(self.game)
    }
}

/// Returns how a table tells that its game has ended so.
fn end_of(table: &AnyTable, ending: board_play::Ending) -> Ending {
    table.end().map_or_else(|| ending.into(), Ending::from)
}

#[pymethods]
impl Table {
    /// Sits players down at a record: "human", an opponent such as "greedy" or "search:3", or "engine",
    /// which is a program of the caller's: the table does not decide for it, nor wait as for a human.
    /// Everything opponents and chance decide comes from the seed and the number of the game; `memory`
    /// bounds the bytes that each search takes.
    #[new]
    #[pyo3(signature = (record, first = "human", second = "human", seed = Seed(0), *, number = TableNumber(0), memory = None), text_signature = "(record, first='human', second='human', seed=0, *, number=0, memory=None)")]
    fn new(
        record: &Record,
        first: &str,
        second: &str,
        seed: Seed,
        number: TableNumber,
        memory: Option<Bytes>,
    ) -> PyResult<Self> {
        let players = [player(first)?, player(second)?];
        let mut table = record.0.clone().into_table(players, seed.0);
        let memory = memory.map(|bytes| bytes.0);
        table_parts::settle(&mut table, number.0, memory);
        Ok(Self::of(table, memory))
    }

    /// The position now.
    #[getter]
    fn position(&self) -> PyResult<Position> {
        Ok(Position(self.inner.read()?.position()))
    }

    /// The record so far.
    #[getter]
    fn record(&self) -> PyResult<Record> {
        Ok(Record(self.inner.read()?.record()))
    }

    /// The seed that everything comes from.
    #[getter]
    fn seed(&self) -> PyResult<u64> {
        Ok(self.inner.read()?.seed())
    }

    /// The number of the game among those with the seed.
    #[getter]
    fn number(&self) -> PyResult<u64> {
        Ok(self.inner.read()?.number())
    }

    /// How many moves were made.
    #[getter]
    fn plies(&self) -> PyResult<usize> {
        Ok(self.inner.read()?.plies())
    }

    /// The moves made.
    #[getter]
    fn moves(&self) -> PyResult<Vec<String>> {
        Ok(self.inner.read()?.moves())
    }

    /// The last move; None at the start.
    #[getter]
    fn last(&self) -> PyResult<Option<String>> {
        Ok(self.inner.read()?.last())
    }

    /// Why the game ended; None while it goes on.
    #[getter]
    fn end(&self) -> PyResult<Option<Ending>> {
        Ok(self.inner.read()?.end().map(Ending::from))
    }

    /// Who decides for a seat.
    fn player(&self, seat: SeatArgument) -> PyResult<String> {
        Ok(self.inner.read()?.player(seat.0).to_string())
    }

    /// Lets somebody else decide for a seat.
    fn set_player(&self, seat: SeatArgument, player: &str) -> PyResult<()> {
        let player = table_parts::player(player)?;
        self.inner.write()?.set_player(seat.0, player);
        Ok(())
    }

    /// Exchanges who decides for the seats.
    fn exchange_players(&self) -> PyResult<()> {
        self.inner.write()?.exchange_players();
        Ok(())
    }

    /// The seat of a human to move; None if there is nobody to wait for.
    #[getter]
    fn human_to_move(&self) -> PyResult<Option<usize>> {
        Ok(self.inner.read()?.human_to_move().map(seat_index))
    }

    /// Makes a move, whoever is to decide. Returns how the game ended, if it did.
    fn push(&self, m: &str) -> PyResult<Option<Ending>> {
        let pushed = self.inner.write()?.push(m);
        Ok(pushed.map_err(self.refused())?.map(Ending::from))
    }

    /// What the opponent to move, or chance, decides, to be pushed; None if a human or an "engine" is to
    /// move or the game is over. `watch` is as in `Position.analyse`.
    #[pyo3(signature = (watch = None))]
    fn decide(&self, py: Python<'_>, watch: Option<Py<PyAny>>) -> PyResult<Option<String>> {
        let table = &mut *self.inner.write()?;
        watched(py, watch, |watch| table.decide_watched(watch))
    }

    /// Searches for the human to move, as `Position.analyse`; None if no human is to move.
    #[pyo3(signature = (*, iterations = None, seconds = None, watch = None))]
    fn advise(
        &self,
        py: Python<'_>,
        iterations: Option<Iterations>,
        seconds: Option<Seconds>,
        watch: Option<Py<PyAny>>,
    ) -> PyResult<Option<Analysis>> {
        let budget = budget(iterations, seconds)?;
        let table = &mut *self.inner.write()?;
        let found = watched(py, watch, |watch| table.advise(budget, watch))?;
        Ok(found.map(Analysis::from))
    }

    /// Keeps the trees of searches from one decision to the next.
    fn keep_trees(&self) -> PyResult<()> {
        self.inner.write()?.keep_trees();
        Ok(())
    }

    /// Forgets the trees that are kept, and keeps none.
    fn drop_trees(&self) -> PyResult<()> {
        self.inner.write()?.drop_trees();
        Ok(())
    }

    /// Resigns for a seat.
    fn resign(&self, seat: SeatArgument) -> PyResult<Ending> {
        let mut table = self.inner.write()?;
        let ending = table.resign_for(seat.0).map_err(self.refused())?;
        Ok(end_of(&table, ending))
    }

    /// Ends the game for a reason such as "agreement", with an outcome.
    fn end_by(&self, reason: &str, outcome: &Outcome) -> PyResult<Ending> {
        let ended = reason.parse::<Ended>().map_err(self.refused())?;
        let mut table = self.inner.write()?;
        let ending = table.end_by(ended, outcome.0).map_err(self.refused())?;
        Ok(end_of(&table, ending))
    }

    /// Takes back to the last decision of a human; whether there was one.
    fn undo(&self) -> PyResult<bool> {
        Ok(self.inner.write()?.undo())
    }

    /// Takes back all moves after the first `plies`, and returns them.
    fn truncate(&self, plies: Plies) -> PyResult<Vec<String>> {
        Ok(self.inner.write()?.truncate(plies.0))
    }

    /// The next game at the table, in the way named, or else as the rules of the game have it; None
    /// if there is none.
    #[pyo3(signature = (way = None))]
    fn rematch(&self, way: Option<&str>) -> PyResult<Option<Self>> {
        let way = way.map(str::parse).transpose().map_err(self.refused())?;
        let table = self.inner.read()?;
        let next = way.map_or_else(|| table.rematch(), |way| table.rematch_by(way));
        Ok(next.map(|next| Self::of(next, self.memory)))
    }

    /// Draws the table as an SVG picture, without what is hidden from its humans.
    fn svg(&self) -> PyResult<String> {
        Ok(self.inner.read()?.svg().to_string())
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg()
    }

    /// Another table that goes on from here by itself.
    fn copy(&self) -> PyResult<Self> {
        Ok(Self::of(self.inner.read()?.clone(), self.memory))
    }

    fn __copy__(&self) -> PyResult<Self> {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.copy()
    }

    fn __str__(&self) -> PyResult<String> {
        Ok(self.inner.read()?.text())
    }

    /// A debugger asks for it at any time, so that it never fails.
    fn __repr__(&self) -> String {
        let Ok(table) = self.inner.read() else {
            return format!("<Table of {} that is thinking>", self.game);
        };
        let [first, second] = Seat::ALL.map(|seat| table.player(seat));
        let (game, plies) = (self.game, table.plies());
        format!("<Table of {game}: {first} against {second}, {plies} plies>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, Parts> {
        let parts = table_parts::apart(&*self.inner.read()?, self.memory);
        reduced::<Self, _>(py, parts)
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored", signature = (*parts))]
    fn restored(parts: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let (table, memory) = table_parts::together(parts.extract()?)?;
        Ok(Self::of(table, memory))
    }
}
