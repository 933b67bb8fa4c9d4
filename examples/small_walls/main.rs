//! Who wins Kwintie on smaller walls, with the ban on the middle for the first block and without: the searches
//! behind the section "Kwintie" of `docs/facts.md`.
//!
//! ```text
//! small_walls                           some walls that take no time
//! small_walls WIDTH HEIGHT              this wall
//! small_walls WIDTH HEIGHT POSITIONS    with so many positions for each question
//! ```

mod answer;
mod rules;
mod squares;
#[cfg(test)]
mod tests;
mod wall;

use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use kwintie::FirstBlock;

use answer::{Answer, answer};
use rules::Rules;

/// Walls that are decided in no time, as columns and rows.
const SMALL: [[u8; 2]; 4] = [[5, 4], [5, 5], [6, 4], [7, 4]];

/// How many positions are looked into for each question, if nothing else is said.
const POSITIONS: u64 = 1_000_000;

const USAGE: &str = "small_walls [WIDTH HEIGHT [POSITIONS]]: WIDTH and HEIGHT are 1 to 9";

/// Prints what is known of a wall, how many positions that took, and how long.
fn report(width: u8, height: u8, positions: u64) -> Result<(), Box<dyn Error>> {
    let rules = Rules::new(width, height).ok_or(USAGE)?;
    for (first_block, name) in [(FirstBlock::Barred, "barred"), (FirstBlock::Free, "free")] {
        let begun = Instant::now();
        let rules = rules.with_first_block(first_block);
        let Answer { words, looked_into } = answer(rules, positions)?;
        println!(
            "{width}x{height}, {} blocks each, first-block={name}: {words}; {looked_into} positions",
            rules.blocks()
        );
        // The clock is not what is expected of a test.
        eprintln!("  {:.1} s", begun.elapsed().as_secs_f64());
    }
    Ok(())
}

fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let (width, height, positions) = match arguments {
        [] => {
            let mut small = SMALL.iter();
            return small.try_for_each(|&[width, height]| report(width, height, POSITIONS));
        }
        [width, height] => (width, height, POSITIONS),
        [width, height, positions] => (width, height, positions.parse().map_err(|_| USAGE)?),
        _ => return Err(USAGE.into()),
    };
    let [width, height] = [width, height].map(|number| number.parse().map_err(|_| USAGE));
    report(width?, height?, positions)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
