//! Random moves: exact draws, and games to their end.

use core::convert::Infallible;

use board_play::nim::Nim;
use board_play::playout::{below, playout, random_move, shuffle};
use board_play::testkit::SplitMix;
use board_play::{Outcome, Position};
use rand_core::TryRng;

/// A generator that returns the numbers of a script, the last first, and zeros after that.
struct Script(Vec<u64>);

impl TryRng for Script {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(u32::try_from(self.try_next_u64()?).expect("a script of 32 bits"))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.pop().unwrap_or(0))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.try_next_u64()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

/// The number that a draw of `bits` bits stands for, or none if it has to be rejected: the draws
/// below `bound` times the number of whole groups are split into groups of one size, in order.
fn slow(draw: u128, bound: u128, bits: u32) -> Option<u128> {
    let space = 1_u128 << bits;
    let product = draw * bound;
    // What is left over when the space is split into `bound` groups must be rejected.
    (product % space >= space % bound).then_some(product / space)
}

/// Draws at and around the places where one result gives way to the next.
fn edges(bound: u128, bits: u32) -> Vec<u128> {
    let space = 1_u128 << bits;
    let results = [0, 1, 2, bound / 2, bound - 1];
    let near = results.iter().flat_map(|result| {
        let edge = (result % bound * space).div_ceil(bound);
        [edge.saturating_sub(1), edge, edge + 1]
    });
    near.chain([space - 1])
        .filter(|&draw| draw < space)
        .collect()
}

#[test]
fn draws_are_rejected_exactly_where_they_must_be() {
    let wide = [1 << 32, (1 << 32) + 1, 3 << 33, u64::MAX];
    let narrow = [1, 2, 3, 5, 6, 7, 93, 216, 1 << 16, (1 << 32) - 1];
    let bounds = narrow
        .iter()
        .map(|&bound| (bound, 32))
        .chain(wide.map(|bound| (bound, 64)));
    let (mut accepted, mut rejected) = (0, 0);
    for (bound, bits) in bounds {
        for draw in edges(u128::from(bound), bits) {
            // If the first draw is rejected, the second counts: the last of all, never rejected.
            let (first, last) = (
                u64::try_from(draw).expect("64 bits"),
                u64::MAX >> (64 - bits),
            );
            let found = below(&mut Script(vec![last, first]), bound);
            let wanted = match slow(draw, u128::from(bound), bits) {
                Some(result) => result,
                None => u128::from(bound) - 1,
            };
            assert_eq!(u128::from(found), wanted, "{draw} below {bound}");
            match slow(draw, u128::from(bound), bits) {
                Some(_) => accepted += 1,
                None => rejected += 1,
            }
        }
    }
    assert!(accepted > 50 && rejected > 5, "{accepted} and {rejected}");
}

/// Of all draws of 8 bits, those that are kept fall evenly on all results: the rule by which `slow`,
/// and so `below`, rejects is fair.
#[test]
fn what_is_kept_is_fair() {
    for bound in 1..=256 {
        let mut counts = vec![0_u32; usize::try_from(bound).expect("small")];
        for draw in 0..256 {
            if let Some(result) = slow(draw, bound, 8) {
                counts[usize::try_from(result).expect("small")] += 1;
            }
        }
        let (least, most) = (counts.iter().min(), counts.iter().max());
        assert_eq!(least, most, "bound {bound}");
        assert!(most > Some(&0), "bound {bound}");
    }
}

#[test]
fn nothing_is_below_nothing() {
    assert_eq!(below(&mut SplitMix::new(1), 0), 0);
    assert_eq!(below(&mut SplitMix::new(1), 1), 0);
}

#[test]
fn playouts_end_with_the_result_of_the_last_position() {
    let mut rng = SplitMix::new(3);
    let mut wins = [0, 0];
    for _ in 0..100 {
        let mut position = Nim::new(&"stones=20".parse().expect("good rules"));
        let outcome = playout(&mut position, &mut rng, 20);
        assert_eq!(outcome, position.outcome());
        let Some(Outcome::Win(winner)) = outcome else {
            panic!("20 stones are taken in 20 plies");
        };
        assert_eq!(random_move(&position, &mut rng), None);
        wins[winner.index()] += 1;
    }
    assert!(wins.iter().all(|&n| n > 20), "{wins:?}");
}

#[test]
fn playouts_stop_at_the_limit() {
    let mut position = Nim::new(&"stones=20".parse().expect("good rules"));
    assert_eq!(playout(&mut position, &mut SplitMix::new(3), 6), None);
    assert!(position.status().to_move().is_some());
    let before = position;
    assert_eq!(playout(&mut position, &mut SplitMix::new(3), 0), None);
    assert_eq!(position, before);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| {
        let mut rng = SplitMix::new(seed);
        let mut position = Nim::new(&"stones=99".parse().expect("good rules"));
        let mut moves = Vec::new();
        while let Some(m) = random_move(&position, &mut rng) {
            moves.push(m);
            position.play_unchecked(m);
        }
        moves
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

/// Shuffles as one number of 64 bits says, slowly: the number of the permutation, in mixed radix, is
/// the share of the range that lies below it. `None` if the number has to be rejected.
fn slow_shuffle(length: usize, draw: u64) -> Option<Vec<usize>> {
    let product = (1..=length as u128).product();
    let mut number = slow(draw.into(), product, 64)?;
    let mut left_over = product;
    let mut items: Vec<usize> = (0..length).collect();
    for end in (1..=length).rev() {
        left_over /= end as u128;
        let pick = usize::try_from(number / left_over).expect("small");
        number %= left_over;
        items.swap(end - 1, pick);
    }
    Some(items)
}

#[test]
fn shuffles_are_what_their_draws_say() {
    let (mut accepted, mut rejected) = (0, 0);
    for length in 2..=8 {
        let product = (1..=length as u128).product();
        for draw in edges(product, 64) {
            let draw = u64::try_from(draw).expect("64 bits");
            let mut items: Vec<usize> = (0..length).collect();
            shuffle(&mut items, &mut Script(vec![u64::MAX, draw]));
            let wanted = slow_shuffle(length, draw);
            match wanted {
                Some(_) => accepted += 1,
                None => rejected += 1,
            }
            // After a rejected number comes the last of all, which is never rejected.
            let wanted = wanted.or_else(|| slow_shuffle(length, u64::MAX));
            assert_eq!(Some(items), wanted, "{length} items by {draw}");
        }
    }
    assert!(accepted > 50 && rejected > 2, "{accepted} and {rejected}");
}

/// Lists of all lengths that are drawn for differently stay permutations, and no place keeps its
/// item more often than it should: once in `length` shuffles.
#[test]
fn long_shuffles_are_even() {
    let mut rng = SplitMix::new(3);
    for length in [0, 1, 2, 9, 93, 181, 182, 757, 1025, 2000] {
        let mut kept = 0;
        let rounds = 400;
        for _ in 0..rounds {
            let mut items: Vec<usize> = (0..length).collect();
            shuffle(&mut items, &mut rng);
            kept += (0..length).filter(|&place| items[place] == place).count();
            items.sort_unstable();
            assert!(items.into_iter().eq(0..length));
        }
        // One on average, with variance 1 for two items or more: 6 standard deviations are 120.
        if length > 1 {
            assert!(
                (rounds - 120..=rounds + 120).contains(&kept),
                "{length}: {kept}"
            );
        }
    }
}
