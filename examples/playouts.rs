//! Plays many random games of Quinta on all processors: positions are plain values, which go to
//! another thread like numbers.

use std::thread;

use board_play::playout::playout;
use board_play::{Outcome, Seat};
use quinta::{Position, Quinta};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

const THREADS: u64 = 4;
const GAMES: usize = 250;

/// Plays games, and counts those that the first seat won, the second seat won, and nobody did.
fn series(start: Quinta, seed: u64) -> [usize; 3] {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut results = [0; 3];
    for _ in 0..GAMES {
        let mut game = start;
        let result = match playout(&mut game, &mut rng, 400) {
            Some(Outcome::Win(Seat::First)) => 0,
            Some(Outcome::Win(Seat::Second)) => 1,
            Some(Outcome::Draw) | None => 2,
        };
        results[result] += 1;
    }
    results
}

fn main() {
    let start = Quinta::start();
    let series: Vec<[usize; 3]> = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|seed| scope.spawn(move || series(start, seed)))
            .collect();
        let results = threads.into_iter().map(thread::ScopedJoinHandle::join);
        results
            .map(|results| results.expect("no thread panics"))
            .collect()
    });
    let [first, second, nobody] = [0, 1, 2].map(|i| series.iter().map(|r| r[i]).sum::<usize>());
    println!("first seat {first}, second seat {second}, nobody within 400 moves {nobody}");
}
