//! Threads, as many as asked for.

use std::thread::available_parallelism;

use anyhow::{Context as _, Result};
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::args::ThreadArgs;

impl ThreadArgs {
    /// Returns how many threads to start for so many pieces of work: no more than there are pieces.
    pub(crate) fn count(self, pieces: u64) -> usize {
        let all = || available_parallelism().map_or(1, usize::from);
        let asked = self.threads.map_or_else(all, usize::from);
        usize::try_from(pieces).map_or(asked, |pieces| asked.min(pieces))
    }

    /// Starts the threads.
    pub(crate) fn pool(self) -> Result<ThreadPool> {
        // For rayon, 0 means as many as there are processors.
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.context("cannot start the threads")
    }
}
