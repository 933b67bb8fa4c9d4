//! `fourchette legal GAME`.

use std::io::Write as _;

use super::args::SourceArgs;
use super::failure::Failure;
use super::output;

/// Prints the legal moves, one a line, sorted by bytes.
pub(crate) fn run(source: &SourceArgs) -> Result<(), Failure> {
    let record = source.record()?;
    let mut moves = record.position().moves();
    moves.sort_unstable();
    let mut out = output::stdout();
    for m in &moves {
        writeln!(out, "{m}")?;
    }
    out.flush()?;
    if let Some(ending) = record.ending() {
        output::note(format_args!("the game is over: {ending}"));
    }
    Ok(())
}
