//! How often the dice let a player have each cell of Dice-hex: chance is a move with a weight.

use std::error::Error;

use board_play::Status;
use dice_hex::{Described, DiceHex, Move, Number, Position};

/// Returns how many of the 216 throws make a number, when it is chance's turn in this position.
fn throws(position: &DiceHex, number: Number) -> u32 {
    let rolls = position.moves();
    let making = rolls.filter(|&roll| {
        let rolled = position.after(roll).expect("listed moves are legal");
        rolled.check(Move::Cell(number)).is_ok()
    });
    making.map(|roll| position.chance_weight(roll)).sum()
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = DiceHex::start();
    assert_eq!(game.status(), Status::Chance);
    println!("throws of {} that make each number:", game.total_weight());
    let numbers: Vec<Number> = Number::all().collect();
    for row in numbers.chunks(6) {
        let cells = row
            .iter()
            .map(|&number| format!("{number:>3}: {:<3}", throws(&game, number)));
        println!("{}", cells.collect::<Vec<_>>().join("  "));
    }

    // How good is the choice behind a roll? It leaves the other side with fewer throws or more.
    game.play("d126".parse()?)?;
    for m in game.moves().filter(|m| matches!(m, Move::Cell(_))) {
        println!("with 1, 2 and 6: {}", game.explain(m).unwrap_or_default());
    }
    Ok(())
}
