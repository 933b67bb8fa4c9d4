//! How a game of a series begins.

use anyhow::{Context as _, Result};
use fourchette::{AnyPosition, Openings};

/// Draws the opening of a number.
///
/// # Errors
///
/// No opening is as it was asked for.
pub(crate) fn draw_opening(
    start: &AnyPosition,
    openings: Openings,
    seed: u64,
    number: u64,
) -> Result<AnyPosition> {
    let opening = start.opening(openings, seed, number);
    opening.with_context(|| {
        let Openings { moves, quiet } = openings;
        match quiet {
            0 => format!("--opening {moves}: the game is over after so many moves"),
            _ => format!("--opening {moves} --quiet {quiet}: no such opening was found"),
        }
    })
}
