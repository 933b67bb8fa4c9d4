//! Who wins Kwintie on smaller walls, with the ban on the middle for the first block and without: the searches
//! behind the section "Kwintie" of `docs/facts.md`.
//!
//! ```text
//! small_walls                                some walls that take no time
//! small_walls WIDTH HEIGHT                   this wall
//! small_walls WIDTH HEIGHT POSITIONS         with so many positions for each question
//! small_walls WIDTH HEIGHT POSITIONS free    without the ban only; with it only: barred
//! ```

mod answer;
mod rules;
mod squares;
#[cfg(test)]
mod tests;
mod wall;

use core::slice;
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

const USAGE: &str = "small_walls [WIDTH HEIGHT [POSITIONS [FIRST-BLOCK]]]: WIDTH and HEIGHT are 1 to 9, \
                     FIRST-BLOCK is barred or free";

/// Whether the first block may cover the middle, and in words.
const FIRST_BLOCKS: [(&str, FirstBlock); 2] =
    [("barred", FirstBlock::Barred), ("free", FirstBlock::Free)];

/// Prints what is known of a wall, how many positions that took, and how long.
fn report(
    rules: Rules,
    positions: u64,
    first_blocks: &[(&str, FirstBlock)],
) -> Result<(), Box<dyn Error>> {
    for &(name, first_block) in first_blocks {
        let begun = Instant::now();
        let rules = rules.with_first_block(first_block);
        let Answer { words, looked_into } = answer(rules, positions)?;
        println!(
            "{}x{}, {} blocks each, first-block={name}: {words}; {looked_into} positions",
            rules.width(),
            rules.height(),
            rules.blocks()
        );
        // The clock is not what is expected of a test.
        eprintln!("  {:.1} s", begun.elapsed().as_secs_f64());
    }
    Ok(())
}

fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let [width, height, more @ ..] = arguments else {
        return if arguments.is_empty() {
            report_small()
        } else {
            Err(USAGE.into())
        };
    };
    let [width, height] = [width, height].map(|number| number.parse().ok());
    let rules = width
        .zip(height)
        .and_then(|(width, height)| Rules::new(width, height));
    let (positions, first_block) = match more {
        [] => (None, None),
        [positions] => (Some(positions), None),
        [positions, first_block] => (Some(positions), Some(first_block)),
        _ => return Err(USAGE.into()),
    };
    let positions = positions.map_or(Ok(POSITIONS), |number| number.parse());
    let first_blocks = match first_block {
        None => &FIRST_BLOCKS[..],
        Some(wanted) => {
            let found = FIRST_BLOCKS.iter().find(|(name, _)| name == wanted);
            slice::from_ref(found.ok_or(USAGE)?)
        }
    };
    let positions = positions.map_err(|_| USAGE)?;
    report(rules.ok_or(USAGE)?, positions, first_blocks)
}

fn report_small() -> Result<(), Box<dyn Error>> {
    SMALL.iter().try_for_each(|&[width, height]| {
        let rules = Rules::new(width, height).ok_or(USAGE)?;
        report(rules, POSITIONS, &FIRST_BLOCKS)
    })
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
