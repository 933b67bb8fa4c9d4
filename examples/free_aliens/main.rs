//! From which placements three Aliens can never be blocked again, once Black has few enough Amazons left: the
//! search behind what `docs/facts.md` says of Aliens and Amazons.
//!
//! ```text
//! free_aliens                 with 10 to 13 Amazons left, which takes no time
//! free_aliens AMAZONS         with 10 to so many
//! free_aliens AMAZONS FILE    then it says of each position in a file, a line each, whether Black may win
//! ```

mod placements;
#[cfg(test)]
mod tests;
mod threats;

use std::error::Error;
use std::fs;
use std::process::ExitCode;
use std::time::Instant;

use aliens_amazons::{AliensAmazons, Options, Position as _, StoneGame as _};
use board_graph::Node;
use board_play::{Seat, Status};

use placements::{Placement, Placements};
use threats::{LEAST, Threats};

/// How many Amazons are left at most, if nothing else is said.
const AMAZONS: usize = 13;

const USAGE: &str = "free_aliens [AMAZONS [FILE]]: AMAZONS is 10 to 30, FILE has a position a line";

/// What is asked for.
struct Arguments {
    amazons: usize,
    file: Option<String>,
}

fn arguments() -> Result<Arguments, Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let amazons = match arguments.next() {
        None => AMAZONS,
        Some(amazons) => match amazons.parse() {
            Ok(amazons) if (LEAST..=AliensAmazons::AMAZONS).contains(&amazons) => amazons,
            _ => {
                return Err(
                    format!("AMAZONS {amazons:?}: not a number from 10 to 30; {USAGE}").into(),
                );
            }
        },
    };
    let file = arguments.next();
    match arguments.next() {
        Some(more) => Err(format!("{more:?}: one argument too many; {USAGE}").into()),
        None => Ok(Arguments { amazons, file }),
    }
}

/// Returns what is known of a position, in words; with it, if White is to move, a move that keeps it so.
fn verdict(position: &AliensAmazons, threats: &Threats) -> String {
    let Status::ToMove(turn) = position.status() else {
        return "over".to_owned();
    };
    let aliens: Vec<Node> = position.stones(Seat::First).iter().collect();
    let amazons = position.stones(Seat::Second);
    let left = position.amazons_left();
    let is_as_printed = position.options() == Options::default();
    match Placement::try_from(aliens) {
        Ok(aliens)
            if is_as_printed
                && left <= threats.amazons()
                && threats.for_left(left).is_safe(aliens, amazons, turn) =>
        {
            let mut exits = threats.for_left(left).exits(aliens, amazons);
            match exits.next().filter(|_| turn == Seat::First) {
                Some(exit) => format!("Black cannot win, by {exit}"),
                None => "Black cannot win".to_owned(),
            }
        }
        _ => "not known".to_owned(),
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let Arguments { amazons, file } = arguments()?;
    let placements = Placements::new();
    let begun = Instant::now();
    println!("of {} placements of three Aliens", placements.count);
    let threats = Threats::up_to(amazons, &placements, |threats, counts| {
        println!(
            "{} Amazons left: {} free, {} guarded, {} open",
            threats.amazons(),
            counts.free,
            counts.guarded,
            counts.open
        );
        // The clock is not what is expected of a test.
        eprintln!("  {:.1} s", begun.elapsed().as_secs_f64());
    });
    let Some(file) = file else {
        return Ok(());
    };
    let lines = fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
    for (number, line) in lines.lines().enumerate() {
        let position: AliensAmazons = line
            .parse()
            .map_err(|error| format!("{file}, line {}: {error}", number + 1))?;
        println!("{}: {line}", verdict(&position, &threats));
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
