//! Looks for the move of Leap Over with the most jumps, in random games, and shows its way.

use std::error::Error;

use board_graph::Node;
use board_play::playout::random_move;
use leap_over::{LeapOver, Move, Options, Position};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A move, where it was made, and the nodes that it lands on.
type Found = (LeapOver, Move, Vec<Node>);

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut longest: Option<Found> = None;
    for _ in 0..10 {
        let mut game = LeapOver::new(&Options::default());
        for _ in 0..200 {
            for m in game.moves() {
                // The shortest way that this move has, counted in jumps.
                let path = game.path(m).unwrap_or_default();
                if longest
                    .as_ref()
                    .is_none_or(|(.., most)| path.len() > most.len())
                {
                    longest = Some((game, m, path));
                }
            }
            let Some(m) = random_move(&game, &mut rng) else {
                break;
            };
            game.play(m)?;
        }
    }
    let (game, m, path) = longest.ok_or("nobody could jump")?;
    let names: Vec<String> = path
        .iter()
        .map(|&node| game.board().name(node).to_string())
        .collect();
    println!("{game}");
    println!("{m} takes {} jumps: {}", path.len(), names.join(" "));

    // What one seat can do the other can do on the mirrored board.
    let mirrored = game.mirrored();
    let same = game
        .moves()
        .all(|m| mirrored.check(LeapOver::mirrored_move(m)).is_ok());
    println!("mirrored, seats exchanged: {mirrored}");
    println!("the mirrored moves are legal there: {same}");
    Ok(())
}
