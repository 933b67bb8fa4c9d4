//! Looks for the move of Leap Over with the most jumps, in random games, and shows its way.

use std::error::Error;

use board_graph::Node;
use board_play::playout::random_move;
use leap_over::{LeapOver, Move, Position, ShiftGame, StoneGame};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A position, a move that is legal there, and its path: the node that the stone leaves, then those that
/// it lands on.
type Found = (LeapOver, Move, Vec<Node>);

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut longest: Option<Found> = None;
    for _ in 0..10 {
        let mut game = LeapOver::start();
        for _ in 0..200 {
            for m in game.moves() {
                // A shortest way that the move can take; a pass has none.
                let Some(path) = m.shift().and_then(|shift| game.path(shift)) else {
                    continue;
                };
                let most = longest.as_ref().map_or(0, |(.., path)| path.len());
                if path.len() > most {
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
    let landings: Vec<String> = path
        .iter()
        .skip(1)
        .map(|&node| game.board().name(node).to_string())
        .collect();
    println!("{game}");
    println!("{m} takes {} jumps: {}", landings.len(), landings.join(" "));

    // What one seat can do the other can do on the mirrored board.
    let mirrored = game.mirrored();
    let same = game
        .moves()
        .all(|m| mirrored.check(LeapOver::mirrored_move(m)).is_ok());
    println!("mirrored, seats exchanged: {mirrored}");
    println!("the mirrored moves are legal there: {same}");
    Ok(())
}
