//! Games that are played by numbers.

use fourchette::AnyEnvironment;
use fourchette::board_play::{Seat, Status, mask_bytes, mask_words};
use numpy::ndarray::Ix2;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::argument::{SeatArgument, number};
use crate::arrays::{need_numpy, writable};
use crate::ending::{Outcome, seat_index};
use crate::position::Position;
use crate::refusal::{Refusal, refused, refused_line};

/// A game that is played by numbers, and changes with each action.
#[pyclass(eq, module = "fourchette")]
#[derive(Clone)]
pub struct Environment(pub(crate) AnyEnvironment);

impl PartialEq for Environment {
    fn eq(&self, other: &Self) -> bool {
        self.0.key() == other.0.key() && self.0.to_string() == other.0.to_string()
    }
}

impl Environment {
    fn refused<E: Into<Refusal>>(&self) -> impl Fn(E) -> PyErr + use<E> {
        refused(self.0.game())
    }

    fn action_number(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        number(action, "action", self.0.action_count(), || self.0.game())
    }

    fn chance_action_number(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        let count = self.0.chance_action_count();
        number(action, "chance action", count, || self.0.game())
    }

    /// Returns which actions are legal, as words.
    fn words(&self) -> Vec<u64> {
        let mut words = vec![0; mask_words(self.0.action_count())];
        self.0.write_mask(&mut words);
        words
    }
}

#[pymethods]
impl Environment {
    /// Reads an environment's line, as `str` writes it.
    #[new]
    fn new(line: &str) -> PyResult<Self> {
        line.parse().map(Self).map_err(refused_line(line))
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    /// The position; None in the middle of a move of several actions.
    #[getter]
    fn position(&self) -> Option<Position> {
        self.0.position().map(Position)
    }

    /// The seat to move, 0 or 1; None if chance is to decide or the game is over.
    #[getter]
    fn to_move(&self) -> Option<usize> {
        self.0.status().to_move().map(seat_index)
    }

    /// Whether chance is to decide.
    #[getter]
    fn is_chance(&self) -> bool {
        self.0.status() == Status::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.status().is_over()
    }

    /// How the game ended; None while it goes on.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.0.status().outcome().map(Outcome)
    }

    /// A hash of what has been played to, of 64 bits, that is the same in every run.
    #[getter]
    fn key(&self) -> u64 {
        self.0.key()
    }

    /// How many actions there are, legal or not.
    #[getter]
    fn action_count(&self) -> usize {
        self.0.action_count()
    }

    /// How many actions of chance there are.
    #[getter]
    fn chance_action_count(&self) -> usize {
        self.0.chance_action_count()
    }

    /// What each plane of an observation says.
    #[getter]
    fn plane_names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.planes())
    }

    /// The shape of an observation: (planes, places).
    #[getter]
    fn observation_shape(&self) -> (usize, usize) {
        (self.0.planes().len(), self.0.places())
    }

    /// Where each place lies on a rectangle: its number, or -1 where there is none.
    fn grid<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i64>>> {
        need_numpy(py)?;
        let grid = self.0.grid();
        let place = |place: &Option<usize>| place.map_or(-1, usize::cast_signed) as i64;
        let rows: Vec<Vec<i64>> = grid
            .cells()
            .chunks(grid.columns())
            .map(|row| row.iter().map(place).collect())
            .collect();
        Ok(PyArray2::from_vec2(py, &rows)?)
    }

    /// The legal actions, ascending; none if chance is to decide or the game is over.
    fn legal_actions(&self) -> Vec<usize> {
        let mut actions = Vec::with_capacity(self.0.action_count().min(128));
        for (first, mut word) in (0..).step_by(64).zip(self.words()) {
            while word != 0 {
                actions.push(first + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
        actions
    }

    /// Which actions are legal, as an array of bool.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        need_numpy(py)?;
        let mut bytes = vec![0; self.0.action_count()];
        mask_bytes(&self.words(), &mut bytes);
        as_bool(PyArray1::from_vec(py, bytes).as_any())
    }

    /// Makes an action of the seat to move. Raises `NoSuchNumber` or `IllegalMove`.
    fn apply(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = self.action_number(action)?;
        let played = self.0.play(action);
        played.map_err(self.refused())
    }

    /// The actions of chance with their relative probabilities, which are whole numbers; nothing if
    /// a seat is to move.
    fn chance_outcomes(&self) -> Vec<(usize, u32)> {
        let mut weights = vec![0; self.0.chance_action_count()];
        self.0.write_chances(&mut weights);
        let weighed = weights.into_iter().enumerate();
        weighed.filter(|(_, weight)| *weight > 0).collect()
    }

    /// Makes an action of chance. Raises `NoSuchNumber` or `IllegalMove`.
    fn apply_chance(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = self.chance_action_number(action)?;
        let played = self.0.play_chance(action);
        played.map_err(self.refused())
    }

    /// The action of a move, or of a step of one, legal or not; None for a move of chance, and for one
    /// that is never legal.
    fn action(&self, m: &str) -> PyResult<Option<usize>> {
        self.0.action(m).map_err(self.refused())
    }

    /// What an action means here, as text; None if it means nothing here.
    fn action_text(&self, action: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let action = self.action_number(action)?;
        Ok(self.0.action_text(action))
    }

    /// The chance action of a move; None if there is none.
    fn chance_action(&self, m: &str) -> PyResult<Option<usize>> {
        self.0.chance_action(m).map_err(self.refused())
    }

    /// What a chance action means here, as text; None if it means nothing here.
    fn chance_action_text(&self, action: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let action = self.chance_action_number(action)?;
        Ok(self.0.chance_action_text(action))
    }

    /// What a seat sees as planes of float32: planes × places. It is written to `out` if that is
    /// given.
    #[pyo3(signature = (seat, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: SeatArgument,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        observation(py, &self.0, seat.0, out)
    }

    /// Another environment that goes on from here by itself.
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
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Environment({:?})", self.0.to_string())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Self>().into_any(), (self.0.to_string(),))
    }
}

/// Shows bytes that are 0 and 1 as an array of bool, without a copy.
pub(crate) fn as_bool<'py>(bytes: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    bytes.call_method1("view", ("bool",))
}

/// Writes the planes of what a seat sees into `out`, or a new array.
pub(crate) fn observation<'py>(
    py: Python<'py>,
    environment: &AnyEnvironment,
    seat: Seat,
    out: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyArray2<f32>>> {
    need_numpy(py)?;
    let shape = [environment.planes().len(), environment.places()];
    let array = match out {
        Some(out) => out,
        None => PyArray2::<f32>::zeros(py, shape, false).into_any(),
    };
    let mut planes = writable::<Ix2>(&array, "out", &shape)?;
    environment.write_planes(seat, planes.as_slice_mut()?);
    drop(planes);
    Ok(array.cast_into()?)
}
