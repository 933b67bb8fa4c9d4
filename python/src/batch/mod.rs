//! Many games that are stepped together, in arrays of numpy.

mod actions;
mod arrays;

use core::num::NonZeroU32;

use fourchette::{AnyBatch, BatchBuffers, BatchError, BatchOptions};
use numpy::{PyArray1, PyArray2, PyArray3, PyArrayMethods as _, PyUntypedArrayMethods as _};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use self::actions::{copied, refuse_actions};
use self::arrays::{Arrays, Shown};
use crate::argument::{BatchSize, MaxActions, Seed, number};
use crate::environment::Environment;
use crate::exclusive::Exclusive;
use crate::games::start;
use crate::position::Position;
use crate::refusal::{Kind, Refusal};

/// Many games of one kind that are stepped together. While it steps for one call, others raise `Busy`.
#[pyclass(frozen, module = "fourchette")]
pub struct Batch {
    /// The games; None once the batch is closed.
    games: Exclusive<Option<AnyBatch>>,
    arrays: Arrays,
    game: &'static str,
    count: usize,
}

#[pymethods]
impl Batch {
    /// Begins `count` games at a time of a game by its name and rules, or from a position.
    #[new]
    #[pyo3(signature = (game, count, *, rules = "", seed = Seed(0), max_actions = None), text_signature = "(game, count, *, rules='', seed=0, max_actions=None)")]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        count: BatchSize,
        rules: &str,
        seed: Seed,
        max_actions: Option<MaxActions>,
    ) -> PyResult<Self> {
        let start = match game.cast::<Position>() {
            Ok(_) if !rules.is_empty() => {
                let reason = "a position has its rules already";
                return Err(Refusal::new(Kind::Other, "rules", rules, reason).into());
            }
            Ok(position) => position.get().0.clone(),
            Err(_) => start(name(game)?, rules)?,
        };
        let options = BatchOptions {
            count: count.0,
            seed: seed.0,
            max_actions: max_actions.and_then(|most| NonZeroU32::new(most.0)),
        };
        let batch = start.batch(options).map_err(Refusal::from)?;
        let arrays = Arrays::new(py, &batch)?;
        let made = Self {
            game: batch.game(),
            count: batch.count(),
            games: Exclusive::new(Some(batch), "batch", "it is stepping for another call"),
            arrays,
        };
        made.write(py, None, |batch, out| batch.observe(out))?;
        Ok(made)
    }

    /// Makes an action in each game, given as an array of int64 or int32, and returns planes,
    /// masks, rewards, ended, truncated and `to_move`: the arrays of the batch, which the next step
    /// writes anew. A game that has ended is followed by another: planes, masks and `to_move` are
    /// of that one, rewards of the one that has ended. If an action is refused no game has changed:
    /// the exception's `index` says which game.
    ///
    /// `final_planes`, an array like `planes`, is written where a game was ended or broken off: what was
    /// seen of its last position by the seat that `final_seats` has.
    #[pyo3(signature = (actions, *, final_planes = None))]
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        final_planes: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Shown> {
        self.games.read()?.as_ref().ok_or_else(closed)?;
        if let Ok(actions) = actions.cast::<PyArray1<i64>>() {
            let actions = actions.try_readonly().map_err(refuse_actions)?;
            if let Ok(actions) = actions.as_slice() {
                self.write(py, final_planes, |batch, out| batch.step(actions, out))?;
                return Ok(self.arrays.shown(py));
            }
        }
        let actions = copied(actions, self.count)?;
        self.write(py, final_planes, |batch, out| batch.step(&actions, out))?;
        Ok(self.arrays.shown(py))
    }

    /// Draws a legal action for each game, all being equally likely, as an array of int64.
    fn random_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut games = self.games.write()?;
        let batch = games.as_mut().ok_or_else(closed)?;
        let mut actions = vec![0; self.count];
        let drawn = py.detach(|| batch.random_actions(&mut actions));
        drawn.map_err(Refusal::from)?;
        Ok(PyArray1::from_vec(py, actions))
    }

    /// Begins every game anew, as a new batch would, and returns what `step` does.
    fn reset(&self, py: Python<'_>) -> PyResult<Shown> {
        self.write(py, None, |batch, out| {
            batch.reset();
            batch.observe(out)
        })?;
        Ok(self.arrays.shown(py))
    }

    /// A copy of one of the games, as it is now.
    fn environment(&self, game: &Bound<'_, PyAny>) -> PyResult<Environment> {
        let games = self.games.read()?;
        let batch = games.as_ref().ok_or_else(closed)?;
        let at = number(game, "game", self.count, || self.game)?;
        let environment = batch.environment(at).ok_or_else(closed)?;
        Ok(Environment(environment))
    }

    /// The number of the game at each place: all chance in a game comes from the seed and this
    /// number.
    #[getter]
    fn numbers(&self) -> PyResult<Vec<u64>> {
        let games = self.games.read()?;
        let batch = games.as_ref().ok_or_else(closed)?;
        Ok((0..self.count).filter_map(|at| batch.number(at)).collect())
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// How many actions there are, legal or not.
    #[getter]
    fn action_count(&self, py: Python<'_>) -> usize {
        self.arrays.masks.bind(py).shape()[1]
    }

    /// The shape of one game's planes: (planes, places).
    #[getter]
    fn observation_shape(&self, py: Python<'_>) -> (usize, usize) {
        let shape = self.arrays.planes.bind(py).shape();
        (shape[1], shape[2])
    }

    /// What the seats to move see: games × planes × places, float32.
    #[getter]
    fn planes(&self, py: Python<'_>) -> Py<PyArray3<f32>> {
        self.arrays.planes.clone_ref(py)
    }

    /// Which actions are legal: games × actions, bool.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown[0].clone_ref(py)
    }

    /// What a game that the step has ended is worth to each seat, 1, 0 or -1; 0 if it has ended
    /// none: games × 2, float32.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// Whether the rules ended a game in this step: games, bool.
    #[getter]
    fn ended(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown[1].clone_ref(py)
    }

    /// Whether a game was broken off after `max_actions` in this step: games, bool.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.shown[2].clone_ref(py)
    }

    /// The seats to move, 0 or 1: games, uint8.
    #[getter]
    fn to_move(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.arrays.to_move.clone_ref(py)
    }

    /// Who sees what a step has written into `final_planes`, 0 or 1: the seat to move where a game was
    /// broken off, the one that made the last move where it is over; written where those are: games,
    /// uint8.
    #[getter]
    fn final_seats(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.arrays.final_seats.clone_ref(py)
    }

    /// Whether the batch has been closed.
    #[getter]
    fn is_closed(&self) -> PyResult<bool> {
        Ok(self.games.read()?.is_none())
    }

    /// Frees the games: every call after this raises `ClosedBatch`. The arrays stay as they are.
    fn close(&self) -> PyResult<()> {
        *self.games.write()? = None;
        Ok(())
    }

    fn __enter__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __exit__(
        &self,
        _kind: &Bound<'_, PyAny>,
        _error: &Bound<'_, PyAny>,
        _trace: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        self.close()
    }

    fn __len__(&self) -> usize {
        self.count
    }

    fn __repr__(&self) -> String {
        let is_closed = self.games.read().is_ok_and(|games| games.is_none());
        let closed = if is_closed { ", closed" } else { "" };
        format!("<Batch of {} games of {}{closed}>", self.count, self.game)
    }
}

impl Batch {
    /// Lets the batch write the arrays, while other threads run.
    fn write(
        &self,
        py: Python<'_>,
        final_planes: Option<&Bound<'_, PyAny>>,
        fill: impl FnOnce(&mut AnyBatch, &mut BatchBuffers<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let mut games = self.games.write()?;
        let batch = games.as_mut().ok_or_else(closed)?;
        let filled = self
            .arrays
            .write(py, final_planes, |out| fill(batch, out))?;
        filled.map_err(|error| Refusal::from(error).in_game(self.game).into())
    }
}

/// Reads the name of a game.
fn name<'a>(game: &'a Bound<'_, PyAny>) -> PyResult<&'a str> {
    let Ok(name) = game.extract() else {
        let found = game.get_type().name()?;
        let reason = format!("game: must be a str or a Position, is {found}");
        return Err(PyTypeError::new_err(reason));
    };
    Ok(name)
}

fn closed() -> PyErr {
    Refusal::of(Kind::Closed, "batch", "it has been closed").into()
}

impl From<BatchError> for Refusal {
    fn from(error: BatchError) -> Self {
        let message = error.to_string();
        match error {
            BatchError::Illegal {
                game,
                action,
                text,
                reason,
            } => {
                let reason = format!("move {text:?}: {reason}");
                Self::new(Kind::Illegal, "action", action, reason).at(game, message)
            }
            BatchError::NoSuchAction {
                game,
                action,
                count,
            } => crate::refusal::no_such_number("action", action, count).at(game, message),
            BatchError::Length {
                part,
                found,
                wanted,
            } => {
                let reason = format!("there are {found}, must be {wanted}");
                Self::new(Kind::Other, part, found, reason).saying(message)
            }
            _ => Self::of(Kind::Other, "batch", &message).saying(message),
        }
    }
}
