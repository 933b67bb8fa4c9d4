//! What makes arrays: numpy, which is asked for only where one is wanted.

use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// Refuses to go on where numpy cannot be imported. Whatever makes or reads an array asks this first: the
/// crate `numpy` panics.
pub(crate) fn need_numpy(py: Python<'_>) -> PyResult<()> {
    static IS_THERE: PyOnceLock<()> = PyOnceLock::new();
    let found = IS_THERE.get_or_try_init(py, || py.import("numpy").map(drop));
    found.copied().map_err(|reason| refused(py, reason))
}

/// Returns the exception, with the reason as its cause.
fn refused(py: Python<'_>, reason: PyErr) -> PyErr {
    if !reason.is_instance_of::<PyImportError>(py) {
        return reason; // such as Ctrl-C
    }
    let error = PyImportError::new_err(
        "numpy cannot be imported, and arrays need it: `pip install numpy` installs it",
    );
    error.set_cause(py, Some(reason));
    match error.value(py).setattr("name", "numpy") {
        Ok(()) => error,
        Err(other) => other,
    }
}
