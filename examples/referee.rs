//! A referee: reads records of the Game of Y and says who won, or which line is wrong and why.
//!
//! `referee FILE…` reads files; without arguments it reads three records of its own.

use std::error::Error;
use std::{env, fs};

use board_play::{Record, Status};
use y::{Options, Position, Y};

/// A game to its end, one that breaks a rule, and one that cannot be read.
const RECORDS: [&str; 3] = [
    "# game: y\n# rules: board=bent:3,opening=pie\n\nb2 swap a1 a2 b1 a4 b3 a5\n",
    "# game: y\n\ne5 f1 d4\nc7 f1\n",
    "# game: y\n# rules: board=bent:99\n\ne5\n",
];

/// Judges a record.
fn verdict(text: &str) -> String {
    let record: Record<Y> = match text.parse() {
        Ok(record) => record,
        Err(reason) => return format!("refused: {reason}"),
    };
    let plies = record.moves().len();
    match record.position().status() {
        Status::Over(outcome) => format!("result {outcome} after {plies} moves"),
        Status::ToMove(seat) => format!("seat {seat} is to move after {plies} moves"),
        Status::Chance => unreachable!("there is no chance in the Game of Y"),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<String> = env::args().skip(1).collect();
    for file in &files {
        println!("{file}: {}", verdict(&fs::read_to_string(file)?));
    }
    if files.is_empty() {
        for record in RECORDS {
            println!("{}", verdict(record));
        }
    }
    // A referee who sits at the table asks move by move, and loses nothing by a bad one.
    let mut game = Y::new(&Options::default().with_handicap(2)?);
    for text in ["e5", "e5", "swap", "f1", "f2"] {
        match game.play(text.parse()?) {
            Ok(()) => println!("{text}: played, {} moves are legal now", game.move_count()),
            Err(reason) => println!("{text}: {reason}"),
        }
    }
    Ok(())
}
