//! The arrays of a batch.

use fourchette::{AnyBatch, BatchBuffers, BatchFinals};
use numpy::ndarray::{Dimension, Ix3};
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArray3, PyArrayMethods as _, PyReadwriteArray,
    PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;

use crate::arrays::{need_numpy, writable};
use crate::environment::as_bool;
use crate::refusal::{Kind, Refusal};

/// The arrays of a batch, which each step writes anew.
pub(super) struct Arrays {
    pub(super) planes: Py<PyArray3<f32>>,
    pub(super) masks: Py<PyArray2<u8>>,
    pub(super) rewards: Py<PyArray2<f32>>,
    ended: Py<PyArray1<u8>>,
    truncated: Py<PyArray1<u8>>,
    pub(super) to_move: Py<PyArray1<u8>>,
    pub(super) final_seats: Py<PyArray1<u8>>,
    /// What Python is shown of the masks and of what has ended: the same memory as bool.
    pub(super) shown: [Py<PyAny>; 3],
}

/// What a step returns: planes, masks, rewards, ended, truncated and `to_move`.
pub(super) type Shown = (
    Py<PyArray3<f32>>,
    Py<PyAny>,
    Py<PyArray2<f32>>,
    Py<PyAny>,
    Py<PyAny>,
    Py<PyArray1<u8>>,
);

impl Arrays {
    pub(super) fn new(py: Python<'_>, batch: &AnyBatch) -> PyResult<Self> {
        need_numpy(py)?;
        let count = batch.count();
        let shape = [count, batch.planes().len(), batch.places()];
        let masks = PyArray2::zeros(py, [count, batch.action_count()], false);
        let [ended, truncated, to_move, final_seats] =
            [(); 4].map(|()| PyArray1::zeros(py, count, false));
        let shown = [
            as_bool(masks.as_any())?.unbind(),
            as_bool(ended.as_any())?.unbind(),
            as_bool(truncated.as_any())?.unbind(),
        ];
        Ok(Self {
            planes: PyArray3::zeros(py, shape, false).unbind(),
            masks: masks.unbind(),
            rewards: PyArray2::zeros(py, [count, 2], false).unbind(),
            ended: ended.unbind(),
            truncated: truncated.unbind(),
            to_move: to_move.unbind(),
            final_seats: final_seats.unbind(),
            shown,
        })
    }

    /// Lets the arrays be written while other threads run, and `final_planes` with them.
    pub(super) fn write<T: Send>(
        &self,
        py: Python<'_>,
        final_planes: Option<&Bound<'_, PyAny>>,
        fill: impl FnOnce(&mut BatchBuffers<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut planes = borrowed(py, &self.planes)?;
        let mut masks = borrowed(py, &self.masks)?;
        let mut rewards = borrowed(py, &self.rewards)?;
        let mut ended = borrowed(py, &self.ended)?;
        let mut truncated = borrowed(py, &self.truncated)?;
        let mut to_move = borrowed(py, &self.to_move)?;
        let mut finals = match final_planes {
            Some(array) => Some((
                writable::<Ix3>(array, "final_planes", planes.shape())?,
                borrowed(py, &self.final_seats)?,
            )),
            None => None,
        };
        let mut out = BatchBuffers {
            planes: planes.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
            to_move: to_move.as_slice_mut()?,
            finals: match &mut finals {
                Some((planes, seats)) => Some(BatchFinals {
                    planes: planes.as_slice_mut()?,
                    seats: seats.as_slice_mut()?,
                }),
                None => None,
            },
        };
        Ok(py.detach(|| fill(&mut out)))
    }

    pub(super) fn shown(&self, py: Python<'_>) -> Shown {
        let [masks, ended, truncated] = &self.shown;
        (
            self.planes.clone_ref(py),
            masks.clone_ref(py),
            self.rewards.clone_ref(py),
            ended.clone_ref(py),
            truncated.clone_ref(py),
            self.to_move.clone_ref(py),
        )
    }
}

/// Borrows an array of the batch, unless Python has made it unwritable, or it is being read.
fn borrowed<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let borrowed = array.bind(py).try_readwrite();
    borrowed.map_err(|error| Refusal::of(Kind::Other, "an array of the batch", error).into())
}
