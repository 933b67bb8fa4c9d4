//! The random numbers of each ply, by seed, game and drawer.

use std::collections::HashSet;

use board_play::Seat;
use board_play::playout::below;
use fourchette::{RngStream, generator};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng as _;

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
