//! Records: a start, the moves made, and what a reader wants to know of them.

use fourchette::AnyRecord;
use fourchette::board_play::Ended;
use fourchette::board_play::record::game_of;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList};

use crate::argument::{MaxPlies, Plies, Repetition, SeatArgument, adjudication};
use crate::ending::{Ending, Outcome};
use crate::position::Position;
use crate::refusal::{Refusal, refused};

/// A record of a game, which grows with each move. Its length is that of its moves, over which it is iterated;
/// it is true also before the first.
#[pyclass(module = "fourchette")]
#[derive(Clone)]
pub struct Record(pub(crate) AnyRecord);

impl Record {
    fn refused<E: Into<Refusal>>(&self) -> impl Fn(E) -> PyErr + use<E> {
        refused(self.0.game())
    }
}

#[pymethods]
impl Record {
    /// Reads the text of a record, as `str` writes it.
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        let game = game_of(text).unwrap_or_default();
        text.parse().map(Self).map_err(refused(game))
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    /// The position at the start.
    #[getter]
    fn start(&self) -> Position {
        Position(self.0.start())
    }

    /// The position at the end.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position())
    }

    /// All positions, from the start to the end.
    fn positions(&self) -> PyResult<Vec<Position>> {
        let mut position = self.0.start();
        let mut positions = vec![Position(position.clone())];
        for m in self.0.moves() {
            position.play(&m).map_err(self.refused())?;
            positions.push(Position(position.clone()));
        }
        Ok(positions)
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

    /// Makes a move. Returns how the game ended, if it did.
    fn push(&mut self, m: &str) -> PyResult<Option<Ending>> {
        let pushed = self.0.push(m);
        Ok(pushed.map_err(self.refused())?.map(Ending::from))
    }

    /// Takes back all moves after the first `plies`.
    fn truncate(&mut self, plies: Plies) {
        self.0.truncate(plies.0);
    }

    /// Why the game ended; None while it goes on.
    #[getter]
    fn ending(&self) -> Option<Ending> {
        self.0.ending().map(Ending::from)
    }

    /// How the game ended; None while it goes on.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().map(Outcome)
    }

    /// Ends the game for a reason such as "resignation", with an outcome.
    fn end(&mut self, reason: &str, outcome: &Outcome) -> PyResult<Ending> {
        let ended = reason.parse::<Ended>().map_err(self.refused())?;
        let ending = self.0.end(ended, outcome.0);
        Ok(ending.map_err(self.refused())?.into())
    }

    /// Returns the record up to where the adjudication ends it, if it does.
    #[pyo3(signature = (*, repetition = None, max_plies = None))]
    fn adjudicated(
        &self,
        repetition: Option<Repetition>,
        max_plies: Option<MaxPlies>,
    ) -> PyResult<Self> {
        let by = adjudication(repetition, max_plies);
        self.0.adjudicated(by).map(Self).map_err(self.refused())
    }

    /// The name of who plays a seat, if there is one.
    fn name(&self, seat: SeatArgument) -> Option<&str> {
        self.0.name(seat.0)
    }

    /// Names who plays a seat.
    fn set_name(&mut self, seat: SeatArgument, name: &str) -> PyResult<()> {
        let done = self.0.set_name(seat.0, name);
        done.map_err(self.refused())
    }

    /// The other headers: keys and values.
    #[getter]
    fn headers(&self) -> Vec<(&str, &str)> {
        self.0.headers()
    }

    /// Sets a header.
    fn set_header(&mut self, key: &str, value: &str) -> PyResult<()> {
        let done = self.0.set_header(key, value);
        done.map_err(self.refused())
    }

    /// Removes a header, and returns its value.
    fn remove_header(&mut self, key: &str) -> Option<String> {
        self.0.remove_header(key)
    }

    /// The comments: after how many plies, and the text.
    #[getter]
    fn comments(&self) -> Vec<(usize, &str)> {
        self.0.comments()
    }

    /// Sets the comment after `ply` moves.
    fn set_comment(&mut self, ply: Plies, text: &str) -> PyResult<()> {
        let done = self.0.set_comment(ply.0, text);
        done.map_err(self.refused())
    }

    /// Removes a comment, and returns its text.
    fn remove_comment(&mut self, ply: Plies) -> Option<String> {
        self.0.remove_comment(ply.0)
    }

    /// The text of the record as a seat has seen the game.
    fn seen_by(&self, seat: SeatArgument) -> String {
        self.0.seen_by(seat.0)
    }

    /// Another record that goes on from here by itself.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __len__(&self) -> usize {
        self.0.plies()
    }

    /// A record is true, also before its first move.
    fn __bool__(_this: &Bound<'_, Self>) -> bool {
        true
    }

    /// Iterates over the moves made so far.
    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.0.moves())?.try_iter()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.0.to_string() == other.0.to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {}, {} plies>", self.0.game(), self.0.plies())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Self>().into_any(), (self.0.to_string(),))
    }
}
