//! Random moves and random games, with any generator that implements the traits of `rand_core`.
//!
//! The results depend only on the generator, never on the machine: the same seed gives the same game
//! everywhere.

mod splitmix;

use rand_core::Rng;

use crate::{Outcome, Position, Status};

pub use splitmix::SplitMix;

/// Draws a number below `bound`, all equally likely; 0 if there is none.
///
/// Exact: some draws are rejected, so that no number is favoured, not even slightly. One draw of 32
/// bits suffices nearly always if `bound` fits in 32 bits, one of 64 otherwise.
///
/// Source: Lemire, "Fast Random Integer Generation in an Interval", 2019, algorithm 5.
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u64) -> u64 {
    if let Ok(narrow) = u32::try_from(bound) {
        return u64::from(below_u32(rng, narrow));
    }
    let scaled = |rng: &mut R| {
        let product = u128::from(rng.next_u64()) * u128::from(bound);
        split_u128(product)
    };
    let (mut high, mut low) = scaled(rng);
    if low < bound {
        let threshold = bound.wrapping_neg() % bound;
        while low < threshold {
            (high, low) = scaled(rng);
        }
    }
    high
}

/// Splits a number into its upper and lower half.
#[expect(clippy::cast_possible_truncation, reason = "the halves are wanted")]
const fn split_u128(number: u128) -> (u64, u64) {
    ((number >> 64) as u64, number as u64)
}

/// Splits a number into its upper and lower half.
#[expect(clippy::cast_possible_truncation, reason = "the halves are wanted")]
const fn split_u64(number: u64) -> (u32, u32) {
    ((number >> 32) as u32, number as u32)
}

/// Draws a number below a `bound` of 32 bits; 0 if there is none.
fn below_u32<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    let scaled = |rng: &mut R| split_u64(u64::from(rng.next_u32()) * u64::from(bound));
    let (mut high, mut low) = scaled(rng);
    if low < bound {
        let threshold = bound.wrapping_neg() % bound;
        while low < threshold {
            (high, low) = scaled(rng);
        }
    }
    high
}

/// Puts items into random order, all orders equally likely.
///
/// Exact, like [`below`], and several swaps share one number of 64 bits.
///
/// Sources: the shuffle of Fisher and Yates as Durstenfeld wrote it, 1964; the shared draws from
/// Brackett-Rozinsky and Lemire, "Batched ranged random integer generation", 2024.
///
/// # Examples
///
/// ```
/// use board_play::playout::shuffle;
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
///
/// let mut items = [1, 2, 3, 4, 5];
/// shuffle(&mut items, &mut ChaCha8Rng::seed_from_u64(7));
/// items.sort_unstable();
/// assert_eq!(items, [1, 2, 3, 4, 5]);
/// ```
pub fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    let mut end = items.len();
    while end > 1 {
        // As many draws as have a product of at most 60 bits, so that few are rejected.
        let swaps = match end {
            ..=181 => swap_last::<8, T, R>(&mut items[..end], rng),
            182..=1024 => swap_last::<6, T, R>(&mut items[..end], rng),
            1025..=0x10_0000 => swap_last::<3, T, R>(&mut items[..end], rng),
            _ => swap_last::<1, T, R>(&mut items[..end], rng),
        };
        end = end.saturating_sub(swaps);
    }
}

/// Swaps each of the last `N` items, from the last on, with one of those up to itself, and returns
/// `N`.
fn swap_last<const N: usize, T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) -> usize {
    let bounds: [u64; N] = core::array::from_fn(|n| items.len().saturating_sub(n).max(1) as u64);
    let product: u64 = bounds.iter().product();
    let mut picks = [0; N];
    loop {
        let mut rest = rng.next_u64();
        for (pick, bound) in picks.iter_mut().zip(bounds) {
            (*pick, rest) = split_u128(u128::from(rest) * u128::from(bound));
        }
        // Of all numbers, 2^64 modulo `product` are rejected, so that the others are evenly spread. To
        // find out whether this is one of them takes a division only where it may be.
        if rest >= product || rest >= product.wrapping_neg() % product {
            break;
        }
    }
    for (n, pick) in (1..=items.len()).zip(picks) {
        let last = items.len() - n;
        items.swap(last, usize::try_from(pick).unwrap_or(last));
    }
    N
}

/// Draws a legal move: where a seat is to move, all are equally likely; where chance decides, each has
/// its [weight](Position::chance_weight). There is none when the game is over.
pub fn random_move<P: Position, R: Rng + ?Sized>(position: &P, rng: &mut R) -> Option<P::Move> {
    match position.status() {
        Status::Over(_) => None,
        Status::ToMove(_) => {
            let count = u64::try_from(position.move_count()).ok()?;
            let n = usize::try_from(below(rng, count)).ok()?;
            position.nth_move(n)
        }
        Status::Chance => position.nth_weighted(below(rng, position.total_weight())),
    }
}

/// Makes random moves until the game is over or `max_plies` moves have been made, and returns the
/// outcome, if there is one. The position is then the last one.
///
/// # Examples
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::{Position, playout::playout};
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
///
/// let mut position = Nim::start();
/// let outcome = playout(&mut position, &mut ChaCha8Rng::seed_from_u64(7), 1000);
/// assert!(outcome.is_some());
/// assert_eq!(outcome, position.outcome());
/// ```
pub fn playout<P, R>(position: &mut P, rng: &mut R, max_plies: usize) -> Option<Outcome>
where
    P: Position,
    R: Rng + ?Sized,
{
    random_plies(position, rng, max_plies);
    position.outcome()
}

/// Makes random moves as [`playout`] does, and returns how many were made.
pub fn random_plies<P, R>(position: &mut P, rng: &mut R, max_plies: usize) -> usize
where
    P: Position,
    R: Rng + ?Sized,
{
    for plies in 0..max_plies {
        let Some(m) = random_move(position, rng) else {
            return plies;
        };
        position.play_unchecked(m);
    }
    max_plies
}
