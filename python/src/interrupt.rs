//! Long work: other threads run meanwhile, and Ctrl-C ends it.

use core::ops::ControlFlow;
use core::time::Duration;
use std::time::Instant;

use fourchette::{bots, solver};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// How long is worked before Python is asked whether it was interrupted.
const SLICE: Duration = Duration::from_millis(20);

/// Works piece by piece until a piece returns the result.
pub(crate) fn piecewise<T: Send>(
    py: Python<'_>,
    mut piece: impl FnMut() -> Option<T> + Send,
) -> PyResult<T> {
    loop {
        let done = py.detach(|| {
            let begun = Instant::now();
            loop {
                let done = piece();
                if done.is_some() || begun.elapsed() > SLICE {
                    return done;
                }
            }
        });
        match done {
            Some(done) => return Ok(done),
            None => py.check_signals()?,
        }
    }
}

/// How far long work has come, as a function of Python that watches is told.
pub(crate) trait Far {
    fn arguments(self, py: Python<'_>) -> PyResult<Bound<'_, PyTuple>>;
}

/// The iterations made, and the share of the budget used.
impl Far for bots::Progress {
    fn arguments(self, py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        (self.iterations, self.share).into_pyobject(py)
    }
}

/// The positions looked into, the moves decided, and how many moves there are.
impl Far for solver::Progress {
    fn arguments(self, py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        (self.nodes, self.decided, self.moves).into_pyobject(py)
    }
}

/// Nothing but that it goes on.
impl Far for () {
    fn arguments(self, py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        Ok(PyTuple::empty(py))
    }
}

/// Works while Python is asked now and then whether it was interrupted; the work ends early if it was.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&mut dyn FnMut() -> ControlFlow<()>) -> Option<T> + Send,
) -> PyResult<T> {
    let done = watched(py, None, |watch| work(&mut || watch(())))?;
    // What ends it early has raised something.
    done.ok_or_else(|| PyKeyboardInterrupt::new_err(()))
}

/// Thinks, while a function of Python watches, if there is one. It is called with how far the work has
/// come; what it raises is raised, and thinking ends early when it returns `False`.
pub(crate) fn watched<P: Far, T: Send>(
    py: Python<'_>,
    watch: Option<Py<PyAny>>,
    think: impl FnOnce(&mut dyn FnMut(P) -> ControlFlow<()>) -> T + Send,
) -> PyResult<T> {
    let mut raised = None;
    let thought = py.detach(|| {
        let mut asked = Instant::now();
        think(&mut |progress| {
            if asked.elapsed() < SLICE {
                return ControlFlow::Continue(());
            }
            let answer = Python::attach(|py| ask(py, watch.as_ref(), progress));
            asked = Instant::now();
            answer.unwrap_or_else(|error| {
                raised = Some(error);
                ControlFlow::Break(())
            })
        })
    });
    raised.map_or(Ok(thought), Err)
}

/// Asks Python whether to go on.
fn ask(py: Python<'_>, watch: Option<&Py<PyAny>>, progress: impl Far) -> PyResult<ControlFlow<()>> {
    py.check_signals()?;
    let Some(watch) = watch else {
        return Ok(ControlFlow::Continue(()));
    };
    let answer = watch.call1(py, progress.arguments(py)?)?;
    let is_enough = answer.extract::<bool>(py).is_ok_and(|goes_on| !goes_on);
    if is_enough {
        return Ok(ControlFlow::Break(()));
    }
    Ok(ControlFlow::Continue(()))
}
