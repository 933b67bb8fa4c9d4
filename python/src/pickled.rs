//! Results as values that other processes are sent: `pickle` takes them apart into what Python has itself.

use pyo3::PyClass;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The function that makes a value again, and its arguments.
pub(crate) type Reduced<'py, T> = PyResult<(Bound<'py, PyAny>, T)>;

/// Returns what `__reduce__` does, for a class whose static method `_restored` takes these parts.
pub(crate) fn reduced<C: PyClass, T>(py: Python<'_>, parts: T) -> Reduced<'_, T> {
    Ok((py.get_type::<C>().getattr("_restored")?, parts))
}

/// Returns what a word means, if it means anything.
pub(crate) fn meant<T>(meaning: Option<T>, word: &str) -> PyResult<T> {
    meaning.ok_or_else(|| PyValueError::new_err(format!("{word:?} is none of the words")))
}
