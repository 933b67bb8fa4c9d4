//! `fourchette perft GAME`.

use std::io::Write as _;

use board_play::Record;
use fourchette::{Game, RecordVisitor, parallel_divide, parallel_perft};
use rayon::ThreadPool;

use super::args::PerftArgs;
use super::failure::Failure;
use super::output;

/// Prints how many sequences of moves there are: for each depth up to the one asked for, or for each
/// first move at that depth.
pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    let counter = Counter {
        depth: args.depth,
        pool: args.threads.pool()?,
    };
    if args.divide {
        args.source.visit(Divide(counter))?
    } else {
        args.source.visit(counter)?
    }
}

struct Counter {
    depth: usize,
    pool: ThreadPool,
}

impl RecordVisitor for Counter {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(self, record: Record<G>) -> Self::Out {
        let position = record.position();
        let mut out = output::stdout();
        let mut count = 1;
        for depth in 1..=self.depth {
            // Once all games have ended there is nothing to search any more.
            if count > 0 {
                count = self.pool.install(|| parallel_perft(position, depth));
            }
            writeln!(out, "{depth} {count}")?;
            // The next depth may take long.
            out.flush()?;
        }
        Ok(())
    }
}

struct Divide(Counter);

impl RecordVisitor for Divide {
    type Out = Result<(), Failure>;

    fn visit<G: Game>(self, record: Record<G>) -> Self::Out {
        let Counter { depth, pool } = self.0;
        let parts = pool.install(|| parallel_divide(record.position(), depth));
        let mut rows: Vec<(String, u64)> = parts
            .into_iter()
            .map(|(m, count)| (m.to_string(), count))
            .collect();
        rows.sort_unstable();
        let mut out = output::stdout();
        for (m, count) in rows {
            writeln!(out, "{m} {count}")?;
        }
        out.flush()?;
        Ok(())
    }
}
