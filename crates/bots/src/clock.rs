//! The clock: the one place of the crate that reads it: that of the standard library, or of
//! the page where there is none.

use core::time::Duration;

use web_time::Instant;

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
