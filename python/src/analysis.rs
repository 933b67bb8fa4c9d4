//! What a search has found.

use fourchette::bots;
use pyo3::prelude::*;

use crate::pickled::{Reduced, reduced};

/// A move that a search has looked at.
#[pyclass(frozen, eq, get_all, from_py_object, module = "fourchette")]
#[derive(Clone, PartialEq)]
pub struct Candidate {
    /// The move.
    #[pyo3(name = "move")]
    m: String,
    /// How many iterations tried it.
    visits: u32,
    /// Which share of these the seat to move won, draws counting one half.
    win_rate: f64,
    /// Whether the win rate, 0, 0.5 or 1, is proven.
    is_proven: bool,
}

#[pymethods]
impl Candidate {
    fn __repr__(&self) -> String {
        let proven = if self.is_proven { ", proven" } else { "" };
        let Self {
            m,
            visits,
            win_rate,
            ..
        } = self;
        format!("<Candidate {m}: {win_rate:.3} in {visits} visits{proven}>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (String, u32, f64, bool)> {
        reduced::<Self, _>(
            py,
            (self.m.clone(), self.visits, self.win_rate, self.is_proven),
        )
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(m: String, visits: u32, win_rate: f64, is_proven: bool) -> Self {
        Self {
            m,
            visits,
            win_rate,
            is_proven,
        }
    }
}

/// What a search has found: the moves, the best first.
#[pyclass(frozen, eq, get_all, module = "fourchette")]
#[derive(Clone, PartialEq)]
pub struct Analysis {
    /// The moves, the best first.
    candidates: Vec<Candidate>,
    /// The best move, the best answer, and so on, as far as that is known; it ends where chance decides,
    /// and is empty where the game hides something.
    line: Vec<String>,
    /// How many iterations were made.
    iterations: u32,
}

#[pymethods]
impl Analysis {
    /// The best move; None if none was found.
    #[getter]
    fn best(&self) -> Option<&str> {
        self.candidates.first().map(|best| best.m.as_str())
    }

    fn __repr__(&self) -> String {
        let best = self.candidates.first().map(Candidate::__repr__);
        let best = best.unwrap_or_else(|| "nothing".to_owned());
        format!("<Analysis of {} iterations: {best}>", self.iterations)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (Vec<Candidate>, Vec<String>, u32)> {
        reduced::<Self, _>(
            py,
            (self.candidates.clone(), self.line.clone(), self.iterations),
        )
    }

    /// What `pickle` calls.
    #[staticmethod]
    #[pyo3(name = "_restored")]
    fn restored(candidates: Vec<Candidate>, line: Vec<String>, iterations: u32) -> Self {
        Self {
            candidates,
            line,
            iterations,
        }
    }
}

impl From<bots::Analysis<String>> for Analysis {
    fn from(analysis: bots::Analysis<String>) -> Self {
        let candidates = analysis.candidates.into_iter();
        let candidates = candidates.map(|candidate| Candidate {
            m: candidate.m,
            visits: candidate.visits,
            win_rate: candidate.win_rate,
            is_proven: candidate.is_proven,
        });
        Self {
            candidates: candidates.collect(),
            line: analysis.line,
            iterations: analysis.iterations,
        }
    }
}
