//! `fourchette match GAME`.

mod double;
mod progress;
mod report;
mod series;

use core::fmt::Display;
use core::num::NonZeroU32;
use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context as _, Result, anyhow, bail};
use board_play::{Adjudication, Ending, Seating};
use fourchette::{GameName, MatchStarts};

use super::args::MatchArgs;
use super::double_start::DoubleStart;
use super::failure::Failure;
use super::seats::first_seating;
use super::{output, record_file};
use double::{DoubleSeries, Unlaid};
use report::Report;
use series::{Finished, Order, Played, play_series};

/// Plays a series of games and reports what came of it.
pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    // A wrong name is bad usage, whatever else is wrong.
    let game = GameName::find(&args.source.game)?.game();
    if args.double {
        DoubleStart::check_game(game)?;
    }
    let start = args.source.record()?;
    // What a limit of the record has ended goes on under those of the arguments.
    if let Some(ending @ (Ending::Rules(_) | Ending::Ended(..))) = start.ending() {
        return Err(anyhow!("no game can begin here: {ending}").into());
    }
    let starts = MatchStarts::new(start);
    let order = Order {
        first: first_seating(args.lot, args.seed),
        way: args.seats.way(&starts),
    };
    if let Some(folder) = args.records.as_deref() {
        make_empty(folder)?;
    }
    let begin = Instant::now();
    let played = if args.double {
        play_double(args, order, &starts)?
    } else {
        play_single(args, order, starts.clone())?
    };
    let report = Report {
        args,
        start: starts.at(Seating::default()),
        order,
        played,
        time: begin.elapsed(),
    };
    let (games, wanted) = (report.played.tally.total().games, args.games);
    if games < wanted {
        output::note(format_args!(
            "interrupted: {games} of {wanted} games were played"
        ));
    }
    report.write()?;
    Ok(())
}

/// Makes a folder for records. One that is there already must be empty: nothing is overwritten, and
/// the records of two series do not get mixed up.
fn make_empty(folder: &Path) -> Result<()> {
    let name = folder.display();
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {name}"))?;
    let files = fs::read_dir(folder).with_context(|| format!("cannot read the folder {name}"))?;
    if files.count() > 0 {
        bail!("the folder {name} is not empty: records are written to a new or empty one");
    }
    Ok(())
}

/// Plays a series of single games.
fn play_single(args: &MatchArgs, order: Order, starts: MatchStarts) -> Result<Played> {
    let (players, seed) = ([args.first, args.second], args.seed);
    let adjudication = adjudication(args);
    let (memory, records) = (args.memory.bytes(), args.records.clone());
    play_series(args, order, move |game, seating| {
        let start = starts.at(seating);
        let series = start.series(seating.by_seat(&players), seed, adjudication);
        let series = series.with_memory(memory);
        let Some(folder) = &records else {
            return Ok(Finished::of(series.play(game)));
        };
        let record = series.record(game);
        save_game(folder, &file_name(start.game(), game), &record)?;
        let result = record.result().context("the game goes on")?;
        Ok(Finished::of(result))
    })
}

/// Plays matches of two games with one rack, which only Wyx has.
fn play_double(args: &MatchArgs, order: Order, starts: &MatchStarts) -> Result<Played> {
    let series = DoubleSeries {
        start: DoubleStart::new(starts.at(Seating::default()))?,
        players: [args.first, args.second],
        seed: args.seed,
        adjudication: adjudication(args),
        memory: args.memory.bytes(),
    };
    let records = args.records.clone();
    play_series(args, order, move |game, seating| {
        let double = series.play(game, seating)?;
        if let Some(folder) = &records {
            for round in wyx::Round::ALL {
                let name = format!("wyx-{:06}-{}.txt", game + 1, round.index() + 1);
                save_game(folder, &name, double.record(round))?;
            }
        }
        Ok(Finished {
            result: double::finished(&double)?,
            unlaid: Some(Unlaid::of(&double, seating)),
        })
    })
}

fn adjudication(args: &MatchArgs) -> Adjudication {
    Adjudication {
        repetition: NonZeroU32::new(args.repetition),
        max_plies: NonZeroU32::new(args.max_plies),
    }
}

/// Names the file of a game; games are counted from 1 there.
fn file_name(name: &str, game: u64) -> String {
    format!("{name}-{:06}.txt", game + 1)
}

fn save_game(folder: &Path, name: &str, record: &impl Display) -> Result<()> {
    record_file::save(&folder.join(name), &record.to_string())
}
