//! Perft on all threads of the current [`rayon`] pool.

use board_play::{Position, perft};
use rayon::prelude::*;

/// How many tasks are enough to keep many threads busy.
const TASKS: usize = 4096;

/// The least depth that is worth a task of its own.
const TASK_DEPTH: usize = 3;

/// A part of a perft: the sequences behind a few moves.
pub(crate) struct Task {
    /// The number of the first move, counted from 0.
    first: usize,
    count: Box<dyn Fn() -> u64 + Send + Sync>,
}

/// Splits the perft of a position into parts, by those of its first moves that are wanted and on until
/// there are enough.
pub(crate) fn tasks<P: Position>(
    position: &P,
    depth: usize,
    is_wanted: &dyn Fn(usize) -> bool,
) -> Vec<Task> {
    let Some(mut left) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut parts: Vec<(usize, P)> = children(position)
        .enumerate()
        .filter(|(first, _)| is_wanted(*first))
        .collect();
    while left > TASK_DEPTH && !parts.is_empty() && parts.len() < TASKS {
        parts = parts
            .iter()
            .flat_map(|(first, part)| children(part).map(|child| (*first, child)))
            .collect();
        left -= 1;
    }
    let task = |(first, part): (usize, P)| Task {
        first,
        count: Box::new(move || perft(&part, left)),
    };
    parts.into_iter().map(task).collect()
}

fn children<P: Position>(position: &P) -> impl Iterator<Item = P> {
    position.moves().map(|m| {
        let mut next = *position;
        next.play_unchecked(m);
        next
    })
}

/// Runs all parts and returns the counts behind each of the `firsts` first moves.
pub(crate) fn run(tasks: &[Task], firsts: usize) -> Vec<u64> {
    let counts: Vec<u64> = tasks.par_iter().map(|task| (task.count)()).collect();
    let mut sums = vec![0_u64; firsts];
    for (task, count) in tasks.iter().zip(counts) {
        sums[task.first] = sums[task.first].saturating_add(count);
    }
    sums
}

/// Adds up what [`run`] returns.
pub(crate) fn total(counts: &[u64]) -> u64 {
    counts
        .iter()
        .fold(0, |sum, &count| sum.saturating_add(count))
}

/// Counts what [`perft`] counts, in parallel. It needs the feature `rayon`.
#[must_use]
pub fn parallel_perft<P: Position>(position: &P, depth: usize) -> u64 {
    match depth {
        0 => 1,
        _ => total(&run(
            &tasks(position, depth, &|_| true),
            position.move_count(),
        )),
    }
}

/// Lists what [`divide`](board_play::divide) lists, in parallel. It needs the feature `rayon`.
#[must_use]
pub fn parallel_divide<P: Position>(position: &P, depth: usize) -> Vec<(P::Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let counts = run(&tasks(position, depth, &|_| true), position.move_count());
    position.moves().zip(counts).collect()
}
