//! Solves the end of a game of Kwintie, with a table of the positions that have been solved; mirror
//! images share an entry.

use std::collections::HashMap;
use std::error::Error;

use board_play::{Outcome, Record, Seat, Status, Symmetric};
use kwintie::{Drawn, Kwintie, Position};

const GAME: &str = "# game: kwintie

v4 v5 h4 h4 v4 v9 v7 v5 h2 v4 v2 v2 v3 v3 v2 v7 v3 v2 v9 v9
";

/// Returns the result of best play.
fn solve(position: &Kwintie, table: &mut HashMap<Kwintie, Outcome>) -> Outcome {
    let seat = match position.status() {
        Status::Over(outcome) => return outcome,
        Status::ToMove(seat) => seat,
        Status::Chance => unreachable!("there is no chance in Kwintie"),
    };
    let entry = position.canonical();
    if let Some(&known) = table.get(&entry) {
        return known;
    }
    let mut best = Outcome::Win(!seat);
    for m in position.moves() {
        let result = solve(&position.after(m).expect("listed moves are legal"), table);
        if value(result, seat) > value(best, seat) {
            best = result;
        }
        if best == Outcome::Win(seat) {
            break;
        }
    }
    table.insert(entry, best);
    best
}

/// Returns what a result is worth to a seat: 1, 0 or -1.
fn value(outcome: Outcome, seat: Seat) -> i8 {
    match outcome.winner() {
        None => 0,
        Some(winner) if winner == seat => 1,
        Some(_) => -1,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let record: Record<Kwintie> = GAME.parse()?;
    let position = record.position();
    println!("{}", position.diagram());
    let mut table = HashMap::new();
    for m in position.moves() {
        let result = solve(&position.after(m)?, &mut table);
        println!("{m}: {result}");
    }
    println!("{} positions", table.len());
    Ok(())
}
