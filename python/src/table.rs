//! Games that are being played by persons and opponents.

use fourchette::board_play::Ended;
use fourchette::{AnyTable, Player};
use pyo3::prelude::*;

use crate::analysis::Analysis;
use crate::argument::{Bytes, GameNumber, Iterations, Plies, SeatArgument, Seconds, Seed, budget};
use crate::ending::{Ending, Outcome, seat_index};
use crate::interrupt::watched;
use crate::position::Position;
use crate::record::Record;
use crate::refusal::{Refusal, refused};

/// A game that is being played: its record and who plays it.
#[pyclass(module = "fourchette")]
#[derive(Clone)]
pub struct Table(AnyTable);

impl Table {
    fn refused<E: Into<Refusal>>(&self) -> impl Fn(E) -> PyErr + use<E> {
        refused(self.0.position().game())
    }
}

/// Reads who decides for a seat.
fn player(text: &str) -> PyResult<Player> {
    Ok(text.parse().map_err(Refusal::from)?)
}

#[pymethods]
impl Table {
    /// Sits players down at a record: "human", or an opponent such as "greedy" or "search:3".
    /// Everything they decide comes from the seed and the number of the game; `memory` bounds the
    /// bytes of the trees they keep.
    #[new]
    #[pyo3(signature = (record, first = "human", second = "human", seed = Seed(0), *, number = GameNumber(0), memory = None), text_signature = "(record, first='human', second='human', seed=0, *, number=0, memory=None)")]
    fn new(
        record: &Record,
        first: &str,
        second: &str,
        seed: Seed,
        number: GameNumber,
        memory: Option<Bytes>,
    ) -> PyResult<Self> {
        let players = [player(first)?, player(second)?];
        let mut table = record.0.clone().into_table(players, seed.0);
        table.set_number(number.0);
        if let Some(memory) = memory {
            table.limit_memory(memory.0);
        }
        Ok(Self(table))
    }

    /// The position now.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position())
    }

    /// The record so far.
    #[getter]
    fn record(&self) -> Record {
        Record(self.0.record())
    }

    /// The seed that everything comes from.
    #[getter]
    fn seed(&self) -> u64 {
        self.0.seed()
    }

    /// The number of the game among those with the seed.
    #[getter]
    fn number(&self) -> u64 {
        self.0.number()
    }

    /// How many moves were made.
    #[getter]
    fn plies(&self) -> usize {
        self.0.plies()
    }

    /// The moves made.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.0.moves()
    }

    /// The last move; None at the start.
    #[getter]
    fn last(&self) -> Option<String> {
        self.0.last()
    }

    /// Why the game ended; None while it goes on.
    #[getter]
    fn end(&self) -> Option<Ending> {
        self.0.end().map(Ending::from)
    }

    /// Who decides for a seat.
    fn player(&self, seat: SeatArgument) -> String {
        self.0.player(seat.0).to_string()
    }

    /// Lets somebody else decide for a seat.
    fn set_player(&mut self, seat: SeatArgument, player: &str) -> PyResult<()> {
        self.0.set_player(seat.0, self::player(player)?);
        Ok(())
    }

    /// Exchanges who decides for the seats.
    fn exchange_players(&mut self) {
        self.0.exchange_players();
    }

    /// The seat of a human to move; None if there is nobody to wait for.
    #[getter]
    fn human_to_move(&self) -> Option<usize> {
        self.0.human_to_move().map(seat_index)
    }

    /// Makes a move, whoever is to decide. Returns how the game ended, if it did.
    fn push(&mut self, m: &str) -> PyResult<Option<Ending>> {
        let pushed = self.0.push(m);
        Ok(pushed.map_err(self.refused())?.map(Ending::from))
    }

    /// What the opponent to move, or chance, decides, to be pushed; None if a human is to move
    /// or the game is over. `watch` is as in `Position.analyse`.
    #[pyo3(signature = (watch = None))]
    fn decide(&mut self, py: Python<'_>, watch: Option<Py<PyAny>>) -> PyResult<Option<String>> {
        watched(py, watch, |watch| self.0.decide_watched(watch))
    }

    /// Searches for the seat to move, as `Position.analyse`.
    #[pyo3(signature = (*, iterations = None, seconds = None, watch = None))]
    fn advise(
        &mut self,
        py: Python<'_>,
        iterations: Option<Iterations>,
        seconds: Option<Seconds>,
        watch: Option<Py<PyAny>>,
    ) -> PyResult<Option<Analysis>> {
        let budget = budget(iterations, seconds)?;
        let found = watched(py, watch, |watch| self.0.advise(budget, watch))?;
        Ok(found.map(Analysis::from))
    }

    /// Keeps the trees of searches from one decision to the next.
    fn keep_trees(&mut self) {
        self.0.keep_trees();
    }

    /// Forgets the trees that are kept, and keeps none.
    fn drop_trees(&mut self) {
        self.0.drop_trees();
    }

    /// Resigns for a seat.
    fn resign(&mut self, seat: SeatArgument) -> PyResult<Ending> {
        let ending = self.0.resign_for(seat.0);
        Ok(ending.map_err(self.refused())?.into())
    }

    /// Ends the game for a reason such as "agreement", with an outcome.
    fn end_by(&mut self, reason: &str, outcome: &Outcome) -> PyResult<Ending> {
        let ended = reason.parse::<Ended>().map_err(self.refused())?;
        let ending = self.0.end_by(ended, outcome.0);
        Ok(ending.map_err(self.refused())?.into())
    }

    /// Takes back to the last decision of a human; whether there was one.
    fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Takes back all moves after the first `plies`, and returns them.
    fn truncate(&mut self, plies: Plies) -> Vec<String> {
        self.0.truncate(plies.0)
    }

    /// The next game at the table, in the way named, or else as the rules of the game have it; None
    /// if there is none.
    #[pyo3(signature = (way = None))]
    fn rematch(&self, way: Option<&str>) -> PyResult<Option<Self>> {
        let next = match way {
            Some(way) => self.0.rematch_by(way.parse().map_err(self.refused())?),
            None => self.0.rematch(),
        };
        Ok(next.map(Self))
    }

    /// Draws the table as an SVG picture, without what is hidden from its humans.
    fn svg(&self) -> String {
        self.0.svg().to_string()
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    /// Another table that goes on from here by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __str__(&self) -> String {
        self.0.text()
    }

    fn __repr__(&self) -> String {
        let [first, second] = fourchette::board_play::Seat::ALL.map(|seat| self.0.player(seat));
        let game = self.0.position().game();
        format!(
            "<Table of {game}: {first} against {second}, {} plies>",
            self.0.plies()
        )
    }
}
