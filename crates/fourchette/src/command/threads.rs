//! Threads, as many as asked for.

use anyhow::{Context as _, Result};
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::args::ThreadArgs;

impl ThreadArgs {
    /// Starts the threads.
    pub(crate) fn pool(self) -> Result<ThreadPool> {
        // For rayon, 0 means as many as there are processors.
        let threads = self.threads.map_or(0, usize::from);
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        pool.context("cannot start the threads")
    }
}
