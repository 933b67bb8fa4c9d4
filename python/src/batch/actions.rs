//! The actions that a batch is stepped by, as an array of the caller's.

use numpy::{PyArray1, PyArrayMethods as _, PyUntypedArray, PyUntypedArrayMethods as _};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::refusal::{Kind, Refusal};

/// Copies actions that do not lie side by side or where numbers of 64 bits may, or are narrower numbers.
pub(super) fn copied(actions: &Bound<'_, PyAny>, count: usize) -> PyResult<Vec<i64>> {
    let is_astray = |array: &Bound<'_, PyUntypedArray>| !array.is_aligned();
    if actions.cast::<PyUntypedArray>().is_ok_and(is_astray) {
        return copied(&actions.call_method0("copy")?, count);
    }
    if let Ok(actions) = actions.cast::<PyArray1<i64>>() {
        let actions = actions.try_readonly().map_err(refuse_actions)?;
        return Ok(actions.as_array().to_vec());
    }
    if let Ok(actions) = actions.cast::<PyArray1<i32>>() {
        let actions = actions.try_readonly().map_err(refuse_actions)?;
        return Ok(actions
            .as_array()
            .iter()
            .map(|&action| action.into())
            .collect());
    }
    let found = match (actions.getattr("dtype"), actions.getattr("shape")) {
        (Ok(dtype), Ok(shape)) => format!("{dtype} of shape {shape}"),
        _ => actions.get_type().name()?.to_string(),
    };
    Err(PyTypeError::new_err(format!(
        "actions: must be an array of int64 or int32 of shape ({count},), is {found}"
    )))
}

pub(super) fn refuse_actions(error: numpy::BorrowError) -> PyErr {
    Refusal::of(Kind::Other, "actions", error).into()
}
