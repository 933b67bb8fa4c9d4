//! `fourchette match GAME`.

mod double;
mod report;
mod series;

use core::fmt::Display;
use core::num::NonZeroU32;
use core::str::FromStr as _;
use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use board_play::{Adjudication, Position as _};
use fourchette::{AnyRecord, GameName, GameResult, Start, Tally};

use super::args::MatchArgs;
use super::failure::Failure;
use super::{output, record_file};
use double::DoubleSeries;
use report::Report;
use series::play_series;

/// Plays a series of games and reports what came of it.
pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    // A wrong name is bad usage, whatever else is wrong.
    let name = GameName::find(&args.game)?;
    let rules = name.rules(args.rules.as_deref().unwrap_or_default())?;
    let args = &MatchArgs {
        game: name.game().to_owned(),
        rules: Some(rules),
        ..args.clone()
    };
    if args.double && args.game != wyx::Wyx::NAME {
        let (only, game) = (wyx::Wyx::NAME, &args.game);
        let reason = format!("--double is a match of {only}, not of {game}");
        return Err(Failure::usage(reason));
    }
    let rules = args.rules.as_deref().unwrap_or_default();
    let folder = args.records.as_deref();
    if let Some(folder) = folder {
        make_empty(folder)?;
    }
    let begin = Instant::now();
    let series = if args.double {
        play_double(args, rules)?
    } else {
        play_single(args, rules)?
    };
    let report = Report {
        args,
        tally: series,
        time: begin.elapsed(),
    };
    if report.tally.games < args.games {
        let (played, wanted) = (report.tally.games, args.games);
        output::note(format_args!(
            "interrupted: {played} of {wanted} games were played"
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
fn play_single(args: &MatchArgs, rules: &str) -> Result<Tally> {
    let start = AnyRecord::begin(&args.game, Start::Rules(rules))?;
    let series = start.series([args.first, args.second], args.seed, adjudication(args));
    let series = series.with_memory(args.memory.bytes());
    let (name, records) = (args.game.clone(), args.records.clone());
    play_series(args, move |game| {
        let Some(folder) = &records else {
            return Ok(series.play(game));
        };
        let record = series.record(game);
        save_game(folder, &file_name(&name, game), &record)?;
        Ok(GameResult {
            ending: record.ending().context("the game goes on")?,
            plies: record.plies(),
        })
    })
}

/// Plays matches of two games with one rack, which only Wyx has.
fn play_double(args: &MatchArgs, rules: &str) -> Result<Tally> {
    let options = wyx::Options::from_str(rules)?;
    let series = DoubleSeries {
        options,
        players: [args.first, args.second],
        seed: args.seed,
        adjudication: adjudication(args),
        memory: args.memory.bytes(),
    };
    let records = args.records.clone();
    play_series(args, move |game| {
        let double = series.play(game)?;
        if let Some(folder) = &records {
            for round in wyx::Round::ALL {
                let name = format!("wyx-{:06}-{}.txt", game + 1, round.index() + 1);
                save_game(folder, &name, double.record(round))?;
            }
        }
        double::finished(&double)
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
