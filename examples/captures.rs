//! What a user interface asks of Aliens and Amazons: where may this stone go, what does it capture,
//! and along which nodes does it fly?

use std::collections::BTreeMap;
use std::error::Error;

use aliens_amazons::{AliensAmazons, Move, Position};
use board_graph::{Board, Node};

fn main() -> Result<(), Box<dyn Error>> {
    let game: AliensAmazons = "aliens-amazons/1 - 1 a1,c5,e9 c6,d4,d5,e4,e7 25".parse()?;
    let board = Board::bent9();
    let names = |nodes: &[Node]| -> Vec<String> {
        nodes
            .iter()
            .map(|&node| board.name(node).to_string())
            .collect()
    };
    println!("{}", game.diagram());

    // The user picks up a stone: each place where it may come down is shown.
    let picked_up = board.parse_node("c5")?;
    let mut places: BTreeMap<Node, Vec<Move>> = BTreeMap::new();
    for m in game.moves() {
        match m {
            Move::Go { from, to, .. } if from == picked_up => {
                places.entry(to).or_default().push(m);
            }
            _ => {}
        }
    }
    for (&place, moves) in &places {
        // Where different Amazons can be captured on the way, the user is asked which.
        let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
        println!("{}: {}", board.name(place), texts.join(" or "));
    }

    // The move that captures most is shown as an animation.
    let most = places.values().flatten().max_by_key(|m| match m {
        Move::Go { captured, .. } => captured.len(),
        _ => 0,
    });
    let m = *most.ok_or("the stone is stuck")?;
    println!("{m} lands on {}", names(&game.path(m)?).join(", "));
    println!("{} Amazons are left", game.after(m)?.amazons_left());
    Ok(())
}
