//! Ctrl-C, noticed where the program can stop in good order.

use core::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context as _, Result};

static PENDING: AtomicBool = AtomicBool::new(false);

/// Lets Ctrl-C no longer end the program, but be noticed by [`is_pending`] and [`take`]. To be called
/// once.
pub(crate) fn catch() -> Result<()> {
    ctrlc::set_handler(|| PENDING.store(true, Ordering::Relaxed)).context("cannot catch Ctrl-C")
}

/// Returns whether Ctrl-C was pressed.
pub(crate) fn is_pending() -> bool {
    PENDING.load(Ordering::Relaxed)
}

/// Returns whether Ctrl-C was pressed, once for each time.
pub(crate) fn take() -> bool {
    PENDING.swap(false, Ordering::Relaxed)
}
