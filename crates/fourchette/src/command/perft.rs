//! `fourchette perft GAME`.

use std::io::Write as _;

use fourchette::AnyPosition;
use rayon::ThreadPool;

use super::args::PerftArgs;
use super::failure::Failure;
use super::output;

/// Prints how many sequences of moves there are: for each depth up to the one asked for, or for each
/// first move at that depth.
pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    let pool = args.threads.pool()?;
    let position = args.source.record()?.position();
    if args.divide {
        return divide(&position, args.depth, &pool);
    }
    let mut out = output::stdout();
    let mut count = 1;
    for depth in 1..=args.depth {
        // Once all games have ended there is nothing to search any more.
        if count > 0 {
            count = pool.install(|| position.parallel_perft(depth));
        }
        writeln!(out, "{depth} {count}")?;
        // The next depth may take long.
        out.flush()?;
    }
    Ok(())
}

fn divide(position: &AnyPosition, depth: usize, pool: &ThreadPool) -> Result<(), Failure> {
    let mut rows = pool.install(|| position.parallel_divide(depth));
    rows.sort_unstable();
    let mut out = output::stdout();
    for (m, count) in rows {
        writeln!(out, "{m} {count}")?;
    }
    out.flush()?;
    Ok(())
}
