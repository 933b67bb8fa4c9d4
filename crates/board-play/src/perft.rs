//! Counting move sequences: the standard test of a move generator.

use crate::Position;

/// Counts the sequences of `depth` legal moves from a position.
///
/// Chance moves and passes count as moves; sequences that end earlier are not counted; depth 0 is the
/// one empty sequence. A count beyond `u64` stays at [`u64::MAX`].
///
/// The last ply is not played but counted by [`Position::move_count`]. The count keeps a
/// stack of its own, so that no depth overflows the thread's. To stop early, to report progress or to use
/// several threads, call it for the position after each move, as [`divide`] does.
///
/// Cost: one move made for each sequence of up to `depth - 1` moves; memory for the legal moves of
/// one line of play.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Position, perft};
///
/// // A move takes 1, 2 or 3 of 12 stones.
/// let start = Nim::start();
/// assert_eq!([0, 1, 2, 3].map(|depth| perft(&start, depth)), [1, 3, 9, 27]);
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: usize) -> u64 {
    if depth <= 2 {
        return shallow(position, depth);
    }
    let mut total: u64 = 0;
    // The line of play that is being extended: `path[ply]` is the position after `ply` moves.
    let mut path = vec![*position];
    // The moves that are still to be made, each with the ply of the position it is made in.
    let mut pending: Vec<(usize, P::Move)> = position.moves().map(|m| (0, m)).collect();
    while let Some((ply, m)) = pending.pop() {
        path.truncate(ply + 1);
        let mut next = path[ply];
        next.play_unchecked(m);
        let left = depth - (ply + 1);
        if left == 2 {
            total = total.saturating_add(shallow(&next, 2));
        } else {
            pending.extend(next.moves().map(|m| (ply + 1, m)));
            path.push(next);
        }
    }
    total
}

/// Counts sequences of at most two moves.
fn shallow<P: Position>(position: &P, depth: usize) -> u64 {
    match depth {
        0 => 1,
        1 => count(position),
        _ => position
            .moves()
            .map(|m| {
                let mut next = *position;
                next.play_unchecked(m);
                count(&next)
            })
            .fold(0, u64::saturating_add),
    }
}

/// Counts the legal moves.
fn count<P: Position>(position: &P) -> u64 {
    u64::try_from(position.move_count()).unwrap_or(u64::MAX)
}

/// Splits [`perft`] by the first move: the legal moves in ascending order, each with the number of
/// sequences of `depth` moves that begin with it. At depth 0 there is no first move, and the list is
/// empty.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Position, divide, perft};
///
/// let start = Nim::start();
/// let parts = divide(&start, 4);
/// assert_eq!(parts.len(), start.move_count());
/// assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), perft(&start, 4));
/// ```
#[must_use]
pub fn divide<P: Position>(position: &P, depth: usize) -> Vec<(P::Move, u64)> {
    let Some(left) = depth.checked_sub(1) else {
        return Vec::new();
    };
    position
        .moves()
        .map(|m| {
            let mut next = *position;
            next.play_unchecked(m);
            (m, perft(&next, left))
        })
        .collect()
}
