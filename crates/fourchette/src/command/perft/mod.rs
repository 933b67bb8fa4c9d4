//! `fourchette perft GAME`.

mod report;
mod share;

use std::collections::HashSet;
use std::io::{self, Write as _};

use fourchette::AnyPosition;
use rayon::ThreadPool;

use super::args::PerftArgs;
use super::failure::Failure;
use super::json::Form;
use super::output;
use super::part::{StartText, write};
pub(crate) use report::Report;
use report::{Counts, write_count};
pub(crate) use share::Share;

/// The greatest depth: there is a count for each up to it, also for those to which no game lasts.
const MOST_DEPTH: usize = 1_000_000;

/// Prints how many sequences of moves there are: for each depth up to the one asked for, or for each
/// first move at that depth.
pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    if args.depth > MOST_DEPTH {
        let reason = format!(
            "--depth {}: is too great, {MOST_DEPTH} is the most",
            args.depth
        );
        return Err(Failure::usage(reason));
    }
    let record = args.source.record()?;
    let share = args.part.unwrap_or(Share::ALL);
    let counter = Counter::new(record.position(), share, args.threads.pool()?);
    let form = args.json.form();
    let counts = if args.divide {
        Counts::ByMove(counter.divide(args.depth))
    } else {
        Counts::ByDepth(counter.count(args.depth, |depth, count| {
            match form {
                // The next depth may take long.
                Form::Text => tell(depth, count),
                Form::Json => Ok(()),
            }
        })?)
    };
    if form == Form::Text && !args.divide {
        return Ok(());
    }
    let report = Report {
        start: StartText::new(&args.source, &record),
        depth: args.depth,
        share: args.part,
        counts,
    };
    write(&report, form)?;
    Ok(())
}

/// Prints a count at once.
fn tell(depth: usize, count: u64) -> io::Result<()> {
    let mut out = output::stdout();
    write_count(&mut out, depth, count)?;
    out.flush()
}

/// Counts the sequences that begin with a share of the moves of a position.
struct Counter {
    position: AnyPosition,
    /// The share of the first moves.
    wanted: HashSet<String>,
    pool: ThreadPool,
}

impl Counter {
    fn new(position: AnyPosition, share: Share, pool: ThreadPool) -> Self {
        Self {
            wanted: share.moves(&position).into_iter().collect(),
            position,
            pool,
        }
    }

    /// Counts the sequences of a length by their first moves, which are sorted by bytes.
    fn divide(&self, depth: usize) -> Vec<(String, u64)> {
        let mut rows = self.rows(depth);
        rows.sort_unstable();
        rows
    }

    fn rows(&self, depth: usize) -> Vec<(String, u64)> {
        let is_wanted = |m: &str| self.wanted.contains(m);
        let count = || self.position.parallel_divide_of(depth, is_wanted);
        self.pool.install(count)
    }

    /// Counts the sequences of each length up to the greatest, and tells of each count.
    fn count(
        &self,
        greatest: usize,
        mut tell: impl FnMut(usize, u64) -> io::Result<()>,
    ) -> io::Result<Vec<u64>> {
        let mut counts = Vec::new();
        let mut count = 1;
        for depth in 1..=greatest {
            // Once all games have ended there is nothing to search any more.
            if count > 0 {
                let rows = self.rows(depth);
                count = rows
                    .iter()
                    .fold(0_u64, |sum, (_, count)| sum.saturating_add(*count));
            }
            tell(depth, count)?;
            counts.push(count);
        }
        Ok(counts)
    }
}
