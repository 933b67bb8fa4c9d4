//! Perft on all threads of the current [`rayon`] pool.

use board_play::{Position, perft};
use rayon::prelude::*;

/// The greatest number of plies that are split into parallel tasks: enough to keep many threads busy
/// even where the first moves are forced.
const SPLIT_PLIES: usize = 3;

/// The least depth that is worth a task of its own.
const TASK_DEPTH: usize = 3;

/// Counts what [`perft`] counts, in parallel.
#[must_use]
pub fn parallel_perft<P: Position>(position: &P, depth: usize) -> u64 {
    split(position, depth, SPLIT_PLIES)
}

fn split<P: Position>(position: &P, depth: usize, plies: usize) -> u64 {
    if plies == 0 || depth <= TASK_DEPTH {
        return perft(position, depth);
    }
    let moves: Vec<P::Move> = position.moves().collect();
    moves
        .into_par_iter()
        .map(|m| {
            let mut next = *position;
            next.play_unchecked(m);
            split(&next, depth - 1, plies - 1)
        })
        .reduce(|| 0, u64::saturating_add)
}

/// Lists what [`divide`](board_play::divide) lists, in parallel.
#[must_use]
pub fn parallel_divide<P: Position>(position: &P, depth: usize) -> Vec<(P::Move, u64)> {
    let Some(left) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let moves: Vec<P::Move> = position.moves().collect();
    moves
        .into_par_iter()
        .map(|m| {
            let mut next = *position;
            next.play_unchecked(m);
            (m, parallel_perft(&next, left))
        })
        .collect()
}
