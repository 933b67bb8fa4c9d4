//! Threads, as many as asked for.

use std::thread::available_parallelism;

use anyhow::{Context as _, Result};
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::args::ThreadArgs;

impl ThreadArgs {
    /// Returns how many threads to start.
    pub(crate) fn count(self) -> usize {
        let all = || available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all, usize::from)
    }

    /// Starts the threads.
    pub(crate) fn pool(self) -> Result<ThreadPool> {
        // For rayon, 0 means as many as there are processors.
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.context("cannot start the threads")
    }
}
