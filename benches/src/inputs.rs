//! What benchmarks are run on: random numbers, positions and games, the same in every run.

use core::iter;

use board_play::Position;
use board_play::playout::{below, playout, random_move};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// How many different inputs a benchmark goes through, so that no branch is learnt by heart.
pub const INPUTS: usize = 4096;

/// How many plies a random game has at most.
pub const PLIES: usize = 200;

/// Returns the generator of all random numbers, at its beginning.
#[must_use]
pub fn rng() -> SmallRng {
    SmallRng::seed_from_u64(2026)
}

/// Draws an index below a bound; 0 if there is none.
#[inline]
pub fn index_below(rng: &mut SmallRng, bound: usize) -> usize {
    usize::try_from(below(rng, bound as u64)).unwrap_or_default()
}

/// Returns, without end, the positions that random games reach in so many plies, or where they end
/// before.
pub fn positions<P: Position>(start: P, plies: usize) -> impl Iterator<Item = P> {
    let mut rng = rng();
    iter::repeat_with(move || {
        let mut position = start;
        playout(&mut position, &mut rng, plies);
        position
    })
}

/// Returns, without end, positions in the middle of random games, after so many plies.
pub fn middles<P: Position>(start: P, plies: usize) -> impl Iterator<Item = P> {
    positions(start, plies).filter(|position| !position.is_over())
}

/// Plays a random game of at most so many plies, and returns its moves.
#[must_use]
pub fn game<P: Position>(start: P, max_plies: usize, rng: &mut SmallRng) -> Vec<P::Move> {
    let mut position = start;
    let next = || {
        let m = random_move(&position, rng)?;
        position.play_unchecked(m);
        Some(m)
    };
    iter::from_fn(next).take(max_plies).collect()
}
