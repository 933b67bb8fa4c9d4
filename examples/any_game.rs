//! A small server for all games: it reads one command a line and answers each. This is what a program
//! in another language would talk to.
//!
//! `any_game -` reads standard input; without arguments it runs a script of its own.

use std::env;
use std::io::{self, BufRead};

use fourchette::{AnyPosition, NAMES};

const SCRIPT: &str = "\
new y board=bent:4,opening=pie
play b2
play swap
play b2
count
new tetra
play e5
new y size=9
text
quit
";

/// Answers a line.
fn answer(game: &mut AnyPosition, line: &str) -> Result<String, String> {
    let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
    let told = |error: fourchette::Error| error.to_string();
    match command {
        "games" => Ok(NAMES.join(" ")),
        "new" => {
            let (name, rules) = rest.split_once(' ').unwrap_or((rest, ""));
            *game = AnyPosition::new(name, rules).map_err(told)?;
            Ok(game.to_string())
        }
        "play" => game
            .play(rest)
            .map(|()| game.status().turn().to_string())
            .map_err(told),
        "moves" => Ok(game.moves().join(" ")),
        "count" => Ok(game.move_count().to_string()),
        "text" => Ok(game.to_string()),
        "draw" => Ok(game.diagram()),
        "key" => Ok(format!("{:016x}", game.key())),
        other => Err(format!("unknown command {other:?}")),
    }
}

fn serve(
    lines: impl Iterator<Item = io::Result<String>>,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut game = AnyPosition::new(NAMES[0], "")?;
    for line in lines {
        let line = line?;
        if line == "quit" {
            break;
        }
        match answer(&mut game, &line) {
            Ok(text) => println!("= {text}"),
            Err(reason) => println!("? {reason}"),
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    match env::args().nth(1).as_deref() {
        None => serve(SCRIPT.lines().map(|line| Ok(line.to_owned()))),
        Some("-") => serve(io::stdin().lock().lines()),
        Some(_) => Err("usage: any_game [-]".into()),
    }
}
