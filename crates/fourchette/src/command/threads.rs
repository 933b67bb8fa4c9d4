//! Threads, as many as asked for.

use core::num::NonZeroUsize;
use std::thread::available_parallelism;

use anyhow::{Context as _, Result};
use clap::Args;
use fourchette::engine::MOST_THREADS;
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::args::{ThreadArgs, number};

/// Reads how many threads to start.
pub(crate) fn threads(text: &str) -> Result<u16, String> {
    let threads = number::<1, u16>(text)?;
    if threads > MOST_THREADS {
        return Err(format!("is too great: {MOST_THREADS} at most"));
    }
    Ok(threads)
}

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

/// How many threads think about one move.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct SearchThreadArgs {
    /// On how many threads a search thinks about a move. Another number is another search, which finds other
    /// moves; 1024 at most
    #[arg(long, value_name = "T", default_value_t = 1)]
    #[arg(value_parser = threads, allow_negative_numbers = true)]
    threads: u16,
}

impl SearchThreadArgs {
    /// Returns the number.
    pub(crate) fn count(self) -> NonZeroUsize {
        NonZeroUsize::new(self.threads.into()).unwrap_or(NonZeroUsize::MIN)
    }
}
