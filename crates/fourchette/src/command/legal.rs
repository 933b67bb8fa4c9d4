//! `fourchette legal GAME`.

use std::io::Write as _;

use super::args::SourceArgs;
use super::failure::Failure;
use super::output;

/// Prints the legal moves, one a line, sorted by bytes.
pub(crate) fn run(source: &SourceArgs) -> Result<(), Failure> {
    let standing = source.standing()?;
    let mut moves = standing.position.moves();
    moves.sort_unstable();
    let mut out = output::stdout();
    for m in &moves {
        writeln!(out, "{m}")?;
    }
    out.flush()?;
    if let Some(ending) = standing.ending {
        output::talk(format_args!("the game is over: {ending}"));
    }
    Ok(())
}
