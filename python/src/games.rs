//! The games by name.

use fourchette::{AnyPosition, GameName, NAMES, about};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::environment::Environment;
use crate::position::Position;
use crate::refusal::{Refusal, refused};

/// Sets up the start of a game by one of its names.
pub(crate) fn start(game: &str, rules: &str) -> PyResult<AnyPosition> {
    let name = GameName::find(game).map_err(Refusal::from)?;
    let refuse = refused(name.game());
    let rules = name.rules(rules).map_err(&refuse)?;
    AnyPosition::new(name.game(), &rules).map_err(&refuse)
}

/// The names of the games.
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, NAMES)
}

/// Sets up the start of a game. `rules` are options, "key=value,key=value"; none means the rule
/// booklet's game.
#[pyfunction]
#[pyo3(signature = (game, rules = ""))]
pub fn new(game: &str, rules: &str) -> PyResult<Position> {
    start(game, rules).map(Position)
}

/// Sets up the start of a game to be played by numbers.
#[pyfunction]
#[pyo3(signature = (game, rules = ""))]
pub fn environment(game: &str, rules: &str) -> PyResult<Environment> {
    Ok(Environment(start(game, rules)?.environment()))
}

/// A game in words and its options, as JSON.
#[pyfunction]
pub fn about_json(game: &str) -> PyResult<String> {
    let name = GameName::find(game).map_err(Refusal::from)?;
    let about = about(name.game()).map_err(refused(name.game()))?;
    serde_json::to_string(&about).map_err(|error| PyRuntimeError::new_err(error.to_string()))
}
