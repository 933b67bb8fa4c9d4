//! What is proved of a position.

use fourchette::AnyPosition;
use fourchette::board_play::Seat;
use fourchette::solver::{self, Expectation, Limits, ProgressFn, Stop, Value};
use pyo3::prelude::*;

use crate::ending::{Outcome, seat_index};
use crate::pickled::{Reduced, meant, reduced};
use crate::refusal::refused;

/// What something is worth, taken apart: the outcome, or the probability and its error, or neither.
type Worth = (Option<Outcome>, Option<(f64, f64)>);

/// What is known of the root: its worth, its distance, and what that is longer than.
type Bounds = (Worth, Option<u32>, Option<u32>);

/// A legal move, and what the position behind it is worth.
#[pyclass(frozen, eq, from_py_object, module = "fourchette")]
#[derive(Clone, PartialEq)]
pub struct SolvedMove {
    m: String,
    worth: Value,
    distance: Option<u32>,
    longer_than: Option<u32>,
}

#[pymethods]
impl SolvedMove {
    /// The move.
    #[getter(r#move)]
    fn m(&self) -> &str {
        &self.m
    }

    /// What the position behind it is worth: "win" (`winner` says whose), "draw", "expected" where chance
    /// decides, or "unknown".
    #[getter]
    fn value(&self) -> &'static str {
        value(self.worth)
    }

    /// The seat that can force a win, 0 or 1; None if none can, or that is not known.
    #[getter]
    fn winner(&self) -> Option<usize> {
        winner(self.worth)
    }

    /// The probability that seat 0 wins if both play their best, a draw counting as half a win: 1, 0.5 or 0
    /// where that is decided; None where it is not known.
    #[getter]
    fn probability(&self) -> Option<f64> {
        probability(self.worth)
    }

    /// How far the probability may be from the true one at most, by rounding; None where it is not known.
    #[getter]
    fn error(&self) -> Option<f64> {
        error(self.worth)
    }

    /// How many moves the game still takes behind it if a seat wins, the winner hurrying and the loser
    /// delaying; None if that is not known, or was not asked for.
    #[getter]
    fn distance(&self) -> Option<u32> {
        self.distance
    }

    /// Where the distance is not known: within how many moves behind it the winner cannot force the win or,
    /// if it is not known who wins, nobody can. None if nothing of the kind has been found.
    #[getter]
    fn longer_than(&self) -> Option<u32> {
        self.longer_than
    }

    fn __repr__(&self) -> String {
        format!(
            "<SolvedMove {}: {}>",
            self.m,
            told(self.worth, self.distance)
        )
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> Reduced<'py, (String, Worth, Option<u32>, Option<u32>)> {
        reduced::<Self, _>(
            py,
            (
                self.m.clone(),
                apart(self.worth),
                self.distance,
                self.longer_than,
            ),
        )
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(m: String, worth: Worth, distance: Option<u32>, longer_than: Option<u32>) -> Self {
        Self {
            m,
            worth: together(worth),
            distance,
            longer_than,
        }
    }
}

/// What is proved of a position. Nothing is estimated.
#[pyclass(frozen, eq, module = "fourchette")]
#[derive(Clone, PartialEq)]
pub struct Solution {
    worth: Value,
    distance: Option<u32>,
    longer_than: Option<u32>,
    moves: Vec<SolvedMove>,
    nodes: u64,
    stop: Option<Stop>,
}

#[pymethods]
impl Solution {
    /// What the position is worth if both seats play their best: "win" (`winner` says whose), "draw", which
    /// may be one by going on for ever, "expected" where chance decides, or "unknown".
    #[getter]
    fn value(&self) -> &'static str {
        value(self.worth)
    }

    /// The seat that can force a win, 0 or 1; None if none can, or that is not known.
    #[getter]
    fn winner(&self) -> Option<usize> {
        winner(self.worth)
    }

    /// The probability that seat 0 wins if both play their best, a draw counting as half a win: 1, 0.5 or 0
    /// where that is decided; None where it is not known.
    #[getter]
    fn probability(&self) -> Option<f64> {
        probability(self.worth)
    }

    /// How far the probability may be from the true one at most, by rounding; None where it is not known.
    #[getter]
    fn error(&self) -> Option<f64> {
        error(self.worth)
    }

    /// How many moves of both seats the game still takes if a seat wins, the winner hurrying and the loser
    /// delaying; None if that is not known, or was not asked for.
    #[getter]
    fn distance(&self) -> Option<u32> {
        self.distance
    }

    /// Where the distance, though asked for, is not known: within how many moves the winner cannot force the
    /// win or, if it is not known who wins, nobody can. None if nothing of the kind has been found.
    #[getter]
    fn longer_than(&self) -> Option<u32> {
        self.longer_than
    }

    /// All legal moves, in the game's own ascending order.
    #[getter]
    fn moves(&self) -> Vec<SolvedMove> {
        self.moves.clone()
    }

    /// The moves that keep what the position is worth, as far as they are known and, where chance decides, as
    /// far as rounding lets it be told; none if it is not known what the position is worth.
    #[getter]
    fn best_moves(&self) -> Vec<&str> {
        let best = self.moves.iter();
        let best = best.filter(|solved| solved.worth.agrees(self.worth));
        best.map(|solved| solved.m.as_str()).collect()
    }

    /// How many positions were looked into.
    #[getter]
    fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The limit that was reached before everything that was asked for was known: "nodes", "time",
    /// "memory" or "interrupted", which is what `watch` did; None if none was.
    #[getter]
    fn stop(&self) -> Option<&'static str> {
        self.stop.map(|stop| Stop::KEYWORDS.word(stop))
    }

    fn __repr__(&self) -> String {
        let told = told(self.worth, self.distance);
        format!("<Solution by {} positions: {told}>", self.nodes)
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> Reduced<'py, (Bounds, Vec<SolvedMove>, u64, Option<&'static str>)> {
        let bounds = (apart(self.worth), self.distance, self.longer_than);
        reduced::<Self, _>(py, (bounds, self.moves.clone(), self.nodes, self.stop()))
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(
        bounds: Bounds,
        moves: Vec<SolvedMove>,
        nodes: u64,
        stop: Option<&str>,
    ) -> PyResult<Self> {
        let (worth, distance, longer_than) = bounds;
        let stop = stop.map(|stop| meant(Stop::KEYWORDS.read(stop), stop));
        Ok(Self {
            worth: together(worth),
            distance,
            longer_than,
            moves,
            nodes,
            stop: stop.transpose()?,
        })
    }
}

fn value(worth: Value) -> &'static str {
    match worth {
        Value::Decided(outcome) if outcome.winner().is_some() => "win",
        Value::Decided(_) => "draw",
        Value::Expected(_) => "expected",
        Value::Unknown => "unknown",
    }
}

fn winner(worth: Value) -> Option<usize> {
    worth.outcome()?.winner().map(seat_index)
}

fn probability(worth: Value) -> Option<f64> {
    match worth {
        // As it was found, though it may be rounded to what looks certain.
        Value::Expected(expectation) => Some(expectation.first),
        Value::Decided(_) | Value::Unknown => worth.share(Seat::First),
    }
}

fn error(worth: Value) -> Option<f64> {
    match worth {
        Value::Decided(_) => Some(0.0),
        Value::Expected(expectation) => Some(expectation.error),
        Value::Unknown => None,
    }
}

fn apart(worth: Value) -> Worth {
    match worth {
        Value::Decided(outcome) => (Some(Outcome(outcome)), None),
        Value::Expected(expectation) => (None, Some((expectation.first, expectation.error))),
        Value::Unknown => (None, None),
    }
}

fn together((outcome, expectation): Worth) -> Value {
    match (outcome, expectation) {
        (Some(Outcome(outcome)), _) => Value::Decided(outcome),
        (None, Some((first, error))) => Value::Expected(Expectation { first, error }),
        (None, None) => Value::Unknown,
    }
}

/// Says what something is worth.
fn told(worth: Value, distance: Option<u32>) -> String {
    if let Some(seat) = winner(worth) {
        let length = distance.map(|plies| format!(" in {plies}"));
        return format!("seat {seat} wins{}", length.unwrap_or_default());
    }
    match worth {
        Value::Expected(expectation) => format!("seat 0 wins with {:.6}", expectation.first),
        _ => value(worth).to_owned(),
    }
}

impl From<solver::Solution<String>> for Solution {
    fn from(solution: solver::Solution<String>) -> Self {
        let moves = solution.moves.into_iter().map(|solved| SolvedMove {
            m: solved.m,
            worth: solved.value,
            distance: solved.distance,
            longer_than: solved.longer_than,
        });
        Self {
            worth: solution.value,
            distance: solution.distance,
            longer_than: solution.longer_than,
            moves: moves.collect(),
            nodes: solution.nodes,
            stop: solution.stop,
        }
    }
}

/// Solves a position and writes its certificate; None if it is not decided within the limits.
pub(crate) fn certify(
    position: &AnyPosition,
    limits: Limits,
    watch: &mut ProgressFn<'_>,
) -> PyResult<Option<String>> {
    let game = position.game();
    let mut solver = position.solver(limits).map_err(refused(game))?;
    let solution = solver.solve(watch).map_err(refused(game))?;
    if !solution.value.is_known() {
        return Ok(None);
    }
    let written = solver.certificate(watch).map_err(refused(game))?;
    Ok(Some(written))
}
