//! The clock: the one place of the crate that reads it.

use core::time::Duration;
use std::time::Instant;

/// Measures time from when it was started.
pub(crate) struct Stopwatch(Instant);

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    /// Returns the time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
