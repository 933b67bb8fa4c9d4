//! What one seat sees of a position.

use core::hash::{Hash as _, Hasher as _};
use std::hash::DefaultHasher;

use fourchette::AnyView;
use pyo3::prelude::*;

use crate::refusal::{refused, refused_line};

/// What one seat sees of a position, and nothing that is hidden from it.
#[pyclass(frozen, eq, module = "fourchette")]
#[derive(Clone, PartialEq)]
pub struct View(pub(crate) AnyView);

#[pymethods]
impl View {
    /// Reads the line of a view.
    #[new]
    fn new(line: &str) -> PyResult<Self> {
        line.parse().map(Self).map_err(refused_line(line))
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Returns the view after a move, from what its seat is told of it (`Position.told`).
    fn advance(&self, told: &str) -> PyResult<Self> {
        let mut next = self.0.clone();
        next.advance(told).map_err(refused(self.0.game()))?;
        Ok(Self(next))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("View({:?})", self.0.to_string())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    fn __copy__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __deepcopy__(this: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        this
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Self>().into_any(), (self.0.to_string(),))
    }
}
