//! What several threads are worth without a clock: two trees of so many iterations against one, and one of
//! twice the size against the same.
//!
//! ```sh
//! cargo run --release -p bots --features games --example threads -- quinta 300 200
//! ```
//!
//! Openings are four moves drawn at random, each played from both sides.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;
use std::env;

use board_play::playout::random_move;
use board_play::{Outcome, Position, Seat, Status};
use bots::rand_chacha::ChaCha8Rng;
use bots::rand_chacha::rand_core::SeedableRng as _;
use bots::{Budget, Playable, SeatView, analyse};
use kwintie::Kwintie;
use quinta::Quinta;
use sexta::Sexta;
use singularity::Singularity;
use wyx::Wyx;

/// How many moves are drawn before a game begins.
const OPENING: usize = 4;

/// After how many moves a game counts as a draw, and for how many times a position may stand in it.
const MOST_MOVES: usize = 300;
const MOST_TIMES: usize = 3;

type Error = Box<dyn std::error::Error>;

fn main() -> Result<(), Error> {
    let mut arguments = env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "quinta".to_owned());
    let iterations = arguments.next().map_or(Ok(20), |text| text.parse())?;
    let games = arguments.next().map_or(Ok(2), |text| text.parse())?;
    match game.as_str() {
        "kwintie" => compare(Kwintie::start(), iterations, games),
        "quinta" => compare(Quinta::start(), iterations, games),
        "sexta" => compare(Sexta::start(), iterations, games),
        "singularity" => compare(Singularity::start(), iterations, games),
        "wyx" => compare(Wyx::start(), iterations, games),
        _ => {
            return Err(
                format!("{game}: must be kwintie, quinta, sexta, singularity or wyx").into(),
            );
        }
    }
    Ok(())
}

fn compare<G: Playable>(start: G, iterations: u32, games: u64) {
    let one = Budget::iterations(iterations);
    let larger = Budget::iterations(2 * iterations);
    let two = NonZeroUsize::MIN.saturating_add(1);
    for (name, budget) in [
        ("two trees", larger.with_threads(two)),
        ("one of twice the size", larger),
    ] {
        let mut counts = [0; 3];
        for game in 0..games {
            // The first seat belongs to each side in turn.
            let own = [Seat::First, Seat::Second][usize::from(game % 2 == 1)];
            let result = match play(start, [budget, one], own, game) {
                Some(winner) if winner == own => 0,
                Some(_) => 1,
                None => 2,
            };
            counts[result] += 1;
        }
        let [won, lost, drawn] = counts;
        println!(
            "{}: {name} against one of {iterations}: {won} won, {lost} lost, {drawn} drawn",
            G::NAME
        );
    }
}

/// Plays a game where a seat has the first of two budgets and the other seat the second. Returns who wins.
fn play<G: Playable>(start: G, budgets: [Budget; 2], own: Seat, game: u64) -> Option<Seat> {
    // Both games of an opening have the same one, and the same luck as long as they go alike.
    let mut luck = ChaCha8Rng::seed_from_u64(game / 2);
    let mut rng = ChaCha8Rng::seed_from_u64(game);
    let mut position = start;
    let mut keys = Vec::new();
    for ply in 0..MOST_MOVES {
        let m = match position.status() {
            Status::Over(Outcome::Win(winner)) => return Some(winner),
            Status::Over(Outcome::Draw) => return None,
            Status::ToMove(seat) if ply >= OPENING => {
                let view = SeatView::new(&position)?;
                let budget = budgets[usize::from(seat != own)];
                let found = analyse(&view, budget, &mut rng, &mut |_| ControlFlow::Continue(()));
                found.candidates.first()?.m
            }
            Status::ToMove(_) | Status::Chance => random_move(&position, &mut luck)?,
        };
        position.play_unchecked(m);
        keys.push(position.key());
        if keys.iter().filter(|&&key| key == position.key()).count() >= MOST_TIMES {
            return None;
        }
    }
    None
}
