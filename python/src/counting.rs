//! What is counted from a position on: sequences of moves, random games, and the chances of a roll or a draw.

use core::num::NonZeroU32;
use core::ops::Range;

use fourchette::board_play::Status;
use fourchette::{AnyPosition, Error, Tally};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::interrupt::piecewise;

/// A depth up to which a perft is counted without asking whether it was interrupted.
const PIECE: usize = 3;

/// Counts the sequences of `depth` moves; Ctrl-C ends it.
pub(crate) fn perft(py: Python<'_>, position: &AnyPosition, depth: usize) -> PyResult<u64> {
    let mut pending = vec![(position.clone(), depth)];
    let mut total: u64 = 0;
    piecewise(py, move || {
        let Some((position, left)) = pending.pop() else {
            return Some(total);
        };
        if left <= PIECE {
            total = total.saturating_add(position.perft(left));
        } else {
            pending.extend(children(&position).map(|(_, child)| (child, left - 1)));
        }
        None
    })
}

/// Counts for each legal move the sequences of `depth` moves that begin with it; Ctrl-C ends it.
pub(crate) fn divide<'py>(
    py: Python<'py>,
    position: &AnyPosition,
    depth: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let counts = PyDict::new(py);
    if let Some(left) = depth.checked_sub(1) {
        for (m, child) in children(position) {
            counts.set_item(m, perft(py, &child, left)?)?;
        }
    }
    Ok(counts)
}

/// Plays random games one by one, and tallies them; Ctrl-C ends it.
pub(crate) fn playouts(
    py: Python<'_>,
    start: &AnyPosition,
    seed: u64,
    mut numbers: Range<u64>,
    max_plies: NonZeroU32,
) -> PyResult<Tally> {
    let mut tally = Tally::default();
    piecewise(py, move || {
        let Some(number) = numbers.next() else {
            return Some(tally);
        };
        tally = tally.with(start.numbered_playout(seed, number, max_plies));
        None
    })
}

/// Returns the moves of chance with their relative probabilities; none if a seat is to move, or nobody.
pub(crate) fn chances(position: &AnyPosition) -> Result<Vec<(String, u32)>, Error> {
    if position.status() != Status::Chance {
        return Ok(Vec::new());
    }
    let weigh = |m: String| position.chance_weight(&m).map(|weight| (m, weight));
    position.moves().into_iter().map(weigh).collect()
}

/// Returns the positions after each legal move, and the moves.
fn children(position: &AnyPosition) -> impl Iterator<Item = (String, AnyPosition)> {
    position.moves().into_iter().filter_map(|m| {
        let mut child = position.clone();
        child.play(&m).ok()?;
        Some((m, child))
    })
}
