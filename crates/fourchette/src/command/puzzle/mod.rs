//! `fourchette puzzle GAME`.

mod args;
mod file;
mod line;
mod report;

use std::io::Write as _;

use anyhow::Error;
use fourchette::AnyPuzzle;

pub(crate) use args::PuzzleArgs;
pub(crate) use file::PuzzleAt;
use line::PuzzleLine;
pub(crate) use report::task;

use super::failure::Failure;
use super::json::{Form, write_lines};
use super::output;
use super::series::{draw_opening, play_games};

/// Makes puzzles from games of an opponent against itself.
pub(crate) fn run(args: &PuzzleArgs) -> Result<(), Failure> {
    let (puzzles, broken) = find(args)?;
    match args.json.form() {
        Form::Json => write_lines(puzzles.iter().map(PuzzleLine::from))?,
        Form::Text => {
            let mut out = output::stdout();
            report::write_puzzles(&mut out, &puzzles)?;
            if args.solutions && !puzzles.is_empty() {
                report::write_solutions(&mut out, &puzzles)?;
            }
            out.flush()?;
        }
    }
    match broken {
        Some(reason) => Err(reason.into()),
        None => Ok(()),
    }
}

/// Looks into the games, or, after Ctrl-C or when one could not be played to its end, into those that have ended by
/// then. Returns what was found, and why it was broken off, if not by Ctrl-C.
fn find(args: &PuzzleArgs) -> Result<(Vec<AnyPuzzle>, Option<Error>), Failure> {
    let start = args.source.record_to_go_on_from()?.position();
    let (search, openings) = (args.search(), args.openings());
    // A game that has no puzzles is refused before one is played to its end.
    start.solver(search.limits)?;
    let mut found: Vec<(u64, AnyPuzzle)> = Vec::new();
    let mut played = 0;
    let broken = play_games(
        0..args.games,
        args.threads.count(args.games),
        move |number, _| {
            let opening = draw_opening(&start, openings, search.seed, number)?;
            Ok(search.in_game(&opening, number)?)
        },
        |number, puzzle| {
            found.extend(puzzle.map(|puzzle| (number, puzzle)));
            played += 1;
        },
    )?;
    // Games end in any order.
    found.sort_by_key(|&(number, _)| number);
    let found = found.into_iter().map(|(_, puzzle)| puzzle).collect();
    let puzzles = AnyPuzzle::best(found, args.count);
    if puzzles.len() < args.count {
        let (count, games) = (puzzles.len(), args.games);
        output::note(format_args!(
            "puzzles found: {count}, in {played} of {games} games"
        ));
    }
    Ok((puzzles, broken))
}
