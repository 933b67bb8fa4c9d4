//! Plays a match of Double Wyx: one shuffled rack, two games with exchanged colours.

use std::error::Error;

use board_play::playout::random_move;
use board_play::{Adjudication, Seat, Status};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use wyx::{DoubleWyx, Options, Position, Rack, Wyx};

/// Fills a rack at random, as the rules do it: chance moves, until it is full.
fn shuffled(options: &Options, rng: &mut ChaCha8Rng) -> Result<Rack, Box<dyn Error>> {
    let mut game = Wyx::new(options);
    while game.status() == Status::Chance {
        let domino = random_move(&game, rng).ok_or("chance can move")?;
        game.play(domino)?;
    }
    Ok(game.rack().ok_or("the rack is full")?)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let options = Options::default();
    let rack = shuffled(&options, &mut rng)?;
    println!("rack {rack}");

    let mut double = DoubleWyx::new(&options, rack, Adjudication::default());
    while let Some(round) = double.round() {
        let game = double.record(round).position();
        let m = random_move(game, &mut rng).ok_or("the game goes on")?;
        if let Some(ending) = double.push(m)? {
            println!("{round} game: {}", ending.outcome());
        }
    }
    for player in Seat::ALL {
        println!("player {player} has {} pawns left", double.unlaid(player));
    }
    let outcome = double.outcome().ok_or("both games are over")?;
    println!("match: {outcome}");
    Ok(())
}
