//! Random moves and random games, with any generator that implements the traits of `rand_core`.
//!
//! The results depend only on the generator, never on the machine: the same seed gives the same game
//! everywhere.

use rand_core::Rng;

use crate::{Outcome, Position, Status};

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

/// Draws a legal move: where a seat is to move all are equally likely, where chance decides each has
/// its [weight](Position::weight). There is none if the game is over.
pub fn random_move<P: Position, R: Rng + ?Sized>(position: &P, rng: &mut R) -> Option<P::Move> {
    match position.status() {
        Status::Over(_) => None,
        Status::ToMove(_) => {
            let count = u64::try_from(position.move_count()).ok()?;
            let n = usize::try_from(below(rng, count)).ok()?;
            position.nth_move(n)
        }
        Status::Chance => {
            let weight = |m| u64::from(position.weight(m));
            let total: u64 = position.moves().map(weight).sum();
            let mut left = below(rng, total);
            position.moves().find(|&m| {
                let found = left < weight(m);
                left = left.saturating_sub(weight(m));
                found
            })
        }
    }
}

/// Plays random moves until the game is over or `max_plies` moves have been made, and returns the
/// result, if there is one. The position is then the last one.
///
/// # Examples
///
/// ```
/// use board_play::testkit::{SplitMix, pile::Pile};
/// use board_play::{Position, playout::playout};
///
/// let mut position = Pile::new(&Default::default());
/// let outcome = playout(&mut position, &mut SplitMix::new(7), 1000);
/// assert!(outcome.is_some());
/// assert_eq!(outcome, position.outcome());
/// ```
pub fn playout<P, R>(position: &mut P, rng: &mut R, max_plies: usize) -> Option<Outcome>
where
    P: Position,
    R: Rng + ?Sized,
{
    for _ in 0..max_plies {
        let Some(m) = random_move(position, rng) else {
            break;
        };
        position.play_unchecked(m);
    }
    position.outcome()
}
