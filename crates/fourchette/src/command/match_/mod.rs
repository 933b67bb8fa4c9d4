//! `fourchette match GAME`.

mod double;
mod games;
mod json;
mod plan;
mod report;
mod series;

use core::fmt::Display;
use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context as _, Error, Result, bail};
use board_play::Seating;
use fourchette::{BotKind, GameName, MatchStarts};

use super::args::MatchArgs;
use super::double_start::DoubleStart;
use super::failure::Failure;
use super::opponent::Household;
use super::part::{StartText, write};
use super::seats::first_seating;
use super::{output, record_file, termination};
use double::{DoubleSeries, Unlaid};
use games::GamePlayer;
pub(crate) use json::put_tally;
use plan::Plan;
pub(crate) use report::Report;
use series::{Finished, Order, Played, play_series};

/// Plays a series of games and reports what came of it.
pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    // A wrong name is bad usage, whatever else is wrong.
    let game = GameName::find(&args.source.game)?.game();
    let double_bots = if args.double {
        DoubleStart::check_game(game)?;
        Some(double::bots(args)?)
    } else {
        None
    };
    let games = plan::games(args)?;
    let start = args.source.record_to_go_on_from()?;
    let starts = MatchStarts::new(start);
    let order = Order {
        first: first_seating(args.lot, args.seed.seed),
        way: args.seats.way(&starts),
    };
    let text = StartText::new(&args.source, starts.at(Seating::default()));
    let plan = Plan::new(args, text, order, games)?;
    if let Some(folder) = args.records.as_deref() {
        make_empty(folder)?;
    }
    let _household = Household;
    if plan.move_time.is_some() {
        // Whoever tells this program to end does not tell those that it has started.
        termination::catch()?;
    }
    let begin = Instant::now();
    let (played, broken) = match double_bots {
        Some(bots) => play_double(args, bots, &plan, &starts)?,
        None => play_single(args, &plan, starts)?,
    };
    let time = begin.elapsed();
    let report = Report { plan, played, time };
    let (games, wanted) = (report.played.tally.total().games, report.plan.wanted());
    if games < wanted {
        output::note(format_args!(
            "interrupted: {games} of {wanted} games were played"
        ));
    }
    write(&report, args.json.form())?;
    if let Some(reason) = broken {
        return Err(reason.into());
    }
    if termination::is_told() {
        termination::end();
    }
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
fn play_single(
    args: &MatchArgs,
    plan: &Plan,
    starts: MatchStarts,
) -> Result<(Played, Option<Error>)> {
    let records = args.records.clone();
    let player = GamePlayer::new(plan.clone(), starts, args.memory.bytes());
    play_series(
        plan.games,
        plan.order,
        args.threads,
        move |game, seating| match &records {
            None => player.result(game, seating).map(Finished::of),
            Some(folder) => {
                let record = player.record(game, seating)?;
                save_game(folder, &file_name(record.game(), game), &record)?;
                let result = record.result().context("the game goes on")?;
                Ok(Finished::of(result))
            }
        },
    )
}

/// Plays matches of two games with one rack, which only Wyx has.
fn play_double(
    args: &MatchArgs,
    players: [BotKind; 2],
    plan: &Plan,
    starts: &MatchStarts,
) -> Result<(Played, Option<Error>)> {
    let series = DoubleSeries {
        start: DoubleStart::new(starts.at(Seating::default()))?,
        players,
        seed: plan.seed,
        adjudication: plan.limits,
        memory: args.memory.bytes(),
    };
    let records = args.records.clone();
    play_series(
        plan.games,
        plan.order,
        args.threads,
        move |game, seating| {
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
        },
    )
}

/// Names the file of a game; games are counted from 1 there.
fn file_name(name: &str, game: u64) -> String {
    format!("{name}-{:06}.txt", game + 1)
}

/// Writes a game into the folder, which was empty when the match began.
fn save_game(folder: &Path, name: &str, record: &impl Display) -> Result<()> {
    let path = folder.join(name);
    if path.is_file() {
        bail!(
            "cannot write {}: it is there already, so something else writes into the folder",
            path.display()
        );
    }
    record_file::save(&path, &record.to_string())
}
