//! Ends from outside, noticed where the program can stop in good order: Ctrl-C, and, once
//! [`termination`](super::termination) is caught, being told to end.

use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context as _, Result};

use super::termination;

static PENDING: AtomicBool = AtomicBool::new(false);

/// What is called when something comes from outside.
type Listener = Box<dyn Fn() + Send>;

static LISTENER: Mutex<Option<Listener>> = Mutex::new(None);

/// Lets Ctrl-C no longer end the program, but be noticed by [`is_pending`] and [`take`]. To be called
/// once.
pub(crate) fn catch() -> Result<()> {
    let noticed = ctrlc::set_handler(|| {
        PENDING.store(true, Ordering::Relaxed);
        wake();
    });
    noticed.context("cannot catch Ctrl-C")
}

/// Lets a listener know, on another thread, that there is something to notice.
pub(crate) fn listen(listener: impl Fn() + Send + 'static) {
    let mut heard = LISTENER.lock().unwrap_or_else(PoisonError::into_inner);
    *heard = Some(Box::new(listener));
}

/// Tells the listener.
pub(super) fn wake() {
    let heard = LISTENER.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(listener) = &*heard {
        listener();
    }
}

/// Returns whether Ctrl-C was pressed, or the program was told to end.
pub(crate) fn is_pending() -> bool {
    PENDING.load(Ordering::Relaxed) || termination::is_told()
}

/// Returns whether Ctrl-C was pressed, once for each time, or the program was told to end.
pub(crate) fn take() -> bool {
    PENDING.swap(false, Ordering::Relaxed) || termination::is_told()
}
