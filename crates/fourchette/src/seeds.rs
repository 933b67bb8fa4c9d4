//! Random number generators that depend on a seed and on nothing else.

use board_play::Seat;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

/// Who draws random numbers in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RngStream {
    /// The dice or the bag: whatever decides chance moves.
    Chance,
    /// The opponent at this seat.
    Seat(Seat),
    /// Whoever gives a person a hint.
    Adviser,
    /// Whoever draws the [opening](crate::Openings) that a game begins with.
    Opening,
}

/// Returns the generator of one drawer for one ply, of game number `game` of a series; a game by itself
/// has number 0. `ply` is the number of plies that the record has before it.
///
/// The random numbers of a ply are a function of these four and of nothing else:
///
/// * Nobody gets a second try: a ply that is taken back, or reached again from a record, is decided by
///   the same numbers, and what is rolled at a later ply does not depend on how often somebody asked.
/// * A series comes out the same whatever the order in which its games are played.
/// * The dice fall the same whoever sits at the table.
///
/// The four are, side by side, the key of the `ChaCha` generator, so that no two of these streams have
/// anything to do with each other. They are the same on every machine.
#[must_use]
pub fn generator(seed: u64, game: u64, ply: usize, drawer: RngStream) -> ChaCha8Rng {
    let drawer: u64 = match drawer {
        RngStream::Chance => 0,
        RngStream::Seat(Seat::First) => 1,
        RngStream::Seat(Seat::Second) => 2,
        RngStream::Adviser => 3,
        RngStream::Opening => 4,
    };
    let mut key = [0; 32];
    for (part, number) in key
        .chunks_exact_mut(8)
        .zip([seed, game, ply as u64, drawer])
    {
        part.copy_from_slice(&number.to_le_bytes());
    }
    ChaCha8Rng::from_seed(key)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use board_play::playout::below;
    use rand_chacha::rand_core::Rng as _;

    use super::*;

    const DRAWERS: [RngStream; 5] = [
        RngStream::Chance,
        RngStream::Seat(Seat::First),
        RngStream::Seat(Seat::Second),
        RngStream::Adviser,
        RngStream::Opening,
    ];

    #[test]
    fn every_drawer_has_a_stream_for_each_ply_and_it_repeats() {
        let mut seen = HashSet::new();
        for seed in [0, 1, 2, u64::MAX] {
            for game in [0, 1, 2, u64::MAX] {
                for ply in 0..100 {
                    for drawer in DRAWERS {
                        let first = generator(seed, game, ply, drawer).next_u64();
                        assert_eq!(first, generator(seed, game, ply, drawer).next_u64());
                        assert!(seen.insert(first), "{seed} {game} {ply} {drawer:?}");
                    }
                }
            }
        }
    }

    /// Counts how the dice fall in many plies, or games, or with many seeds: neighbours have keys that
    /// differ in few bits, and must have nothing to do with each other all the same.
    #[test]
    fn the_first_number_of_neighbouring_streams_is_fair() {
        const PLIES: usize = 36_000;
        let streams: [fn(usize) -> ChaCha8Rng; 3] = [
            |ply| generator(1, 0, ply, RngStream::Chance),
            |game| generator(1, game as u64, 0, RngStream::Chance),
            |seed| generator(seed as u64, 0, 0, RngStream::Chance),
        ];
        for stream in streams {
            let faces: Vec<u64> = (0..PLIES).map(|at| below(&mut stream(at), 6)).collect();
            let mut pairs = [0_u32; 36];
            for pair in faces.chunks_exact(2) {
                let at = usize::try_from(pair[0] * 6 + pair[1]).unwrap();
                pairs[at] += 1;
            }
            // Each of the 36 pairs is expected 500 times, with a standard deviation of 22; this is five.
            for count in pairs {
                assert!(count.abs_diff(500) < 110, "{pairs:?}");
            }
        }
    }
}
