//! What a user interface asks of Aliens and Amazons: where may this stone go, what does it capture,
//! and along which nodes does it fly?

use std::collections::BTreeMap;
use std::error::Error;

use aliens_amazons::{AliensAmazons, Drawn, Move, Position, StoneGame};
use board_graph::Node;

fn main() -> Result<(), Box<dyn Error>> {
    let game: AliensAmazons = "aliens-amazons/1 - 1 a1,c5,e9 c6,d4,d5,e4,e7 25".parse()?;
    let board = game.board();
    println!("{}", game.diagram());

    // The user picks up a stone: each place where it may come down is shown.
    let picked_up = board.parse_node("c5")?;
    let mut places: BTreeMap<Node, Vec<Move>> = BTreeMap::new();
    for m in game.moves() {
        if let Move::Go { from, to, .. } = m
            && from == picked_up
        {
            places.entry(to).or_default().push(m);
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
    let path = game.path(m)?;
    let landings: Vec<String> = path
        .iter()
        .map(|&node| board.name(node).to_string())
        .collect();
    println!("{m} lands on {}", landings.join(", "));
    println!("{} Amazons are left", game.after(m)?.amazons_left());
    Ok(())
}
