//! What makes arrays: numpy, which is asked for only where one is wanted.

use numpy::ndarray::Dimension;
use numpy::{PyArray, PyArrayMethods as _, PyReadwriteArray, PyUntypedArrayMethods as _};
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::refusal::{Kind, Refusal};

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

/// Borrows an array of the caller's that numbers of a shape are to be written into, row by row.
pub(crate) fn writable<'py, D: Dimension>(
    array: &Bound<'py, PyAny>,
    part: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArray<'py, f32, D>> {
    let refuse = |reason: String| PyErr::from(Refusal::of(Kind::Other, part, reason));
    let array = array.cast::<PyArray<f32, D>>().ok();
    let array = array
        .filter(|array| array.shape() == shape)
        .ok_or_else(|| refuse(format!("must be an array of float32 of shape {shape:?}")))?;
    if !array.is_c_contiguous() {
        return Err(refuse("must be contiguous, row by row".to_owned()));
    }
    if !array.is_aligned() {
        return Err(refuse("must be aligned".to_owned()));
    }
    let borrowed = array.try_readwrite();
    borrowed.map_err(|error| refuse(error.to_string()))
}
