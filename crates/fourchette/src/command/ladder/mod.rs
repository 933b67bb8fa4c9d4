//! `fourchette ladder GAME`.

mod args;
mod cross_table;
mod json;
mod matrix;
mod picture;
mod plan;
mod players;
mod ratings;
mod report;
mod standings;

use std::io::Write as _;
use std::time::Instant;

use anyhow::{Context as _, Error, Result};
use fourchette::{AnyPosition, GameName, GameResult};

pub(crate) use args::LadderArgs;
use cross_table::CrossTable;
use plan::{LadderGame, Plan};
use report::Report;

use super::failure::Failure;
use super::json::{Form, write_line};
use super::opponent::Household;
use super::part::StartText;
use super::place::{self, Kind};
use super::series::{Forfeit, GameTerms, draw_opening, play_games};
use super::{file, output, termination};

/// Lets everybody play everybody, and reports how strong they are.
pub(crate) fn run(args: &LadderArgs) -> Result<(), Failure> {
    // A wrong name is bad usage, whatever else is wrong.
    GameName::find(&args.source.game)?;
    let is_picture_alone = args
        .svg
        .as_deref()
        .is_some_and(|path| path.as_os_str() == "-");
    if is_picture_alone && args.json.form() == Form::Json {
        let reason = "--svg - and --json cannot both go to standard output";
        return Err(Failure::usage(reason.to_owned()));
    }
    if let Some(path) = &args.svg {
        place::check(path, Kind::Picture)?;
    }
    let plan = Plan::new(args)?;
    let start = args.source.record_to_go_on_from()?;
    let text = StartText::new(&args.source, &start);
    let _household = Household;
    if plan.move_time.is_some() {
        // Whoever tells this program to end does not tell those that it has started.
        termination::catch()?;
    }
    let begin = Instant::now();
    let (table, broken) = play(args, &plan, start.position())?;
    let report = Report::new(plan, text, table, begin.elapsed());
    let (games, wanted) = (report.table.games(), report.plan.wanted());
    if games < wanted {
        output::note(format_args!(
            "interrupted: {games} of {wanted} games were played"
        ));
    }
    if is_picture_alone {
        let mut out = output::data();
        out.write_all(picture::draw(&report).to_string().as_bytes())?;
        out.flush()?;
    } else {
        match args.json.form() {
            Form::Json => write_line(&json::to_json(&report))?,
            Form::Text => {
                let mut out = output::stdout();
                report.write_text(&mut out)?;
                out.flush()?;
            }
        }
        // What is known has been told, whatever becomes of the picture.
        if let Some(path) = args.svg.as_deref() {
            let picture = picture::draw(&report).to_string();
            let written = file::write(path, &picture);
            written.with_context(|| format!("cannot write {}", path.display()))?;
        }
    }
    if let Some(reason) = broken {
        return Err(reason.into());
    }
    if termination::is_told() {
        termination::end();
    }
    Ok(())
}

/// Plays the games, or, after Ctrl-C or when one could not be played to its end, those that have ended by then.
/// Returns what came of them, and why they were broken off, if not by Ctrl-C.
fn play(args: &LadderArgs, plan: &Plan, start: AnyPosition) -> Result<(CrossTable, Option<Error>)> {
    let terms = GameTerms {
        seed: plan.seed,
        limits: plan.limits,
        memory: args.memory.bytes(),
        move_time: plan.move_time.unwrap_or_default(),
    };
    let mut table = CrossTable::new(plan.players.len());
    let wanted = plan.wanted();
    let schedule = plan.clone();
    let broken = play_games(
        0..wanted,
        args.threads.count(wanted),
        move |number, _| {
            let game = schedule.game(number);
            play_game(&schedule, &terms, &start, game).map(|result| (game, result))
        },
        |_, (game, result)| table.add(game.pairing, game.seating, result),
    )?;
    Ok((table, broken))
}

/// Plays one game from its opening.
fn play_game(
    plan: &Plan,
    terms: &GameTerms,
    start: &AnyPosition,
    game: LadderGame,
) -> Result<GameResult> {
    let opening = draw_opening(start, plan.openings, plan.seed, game.opening)?;
    let pairing = game.pairing.map(|player| plan.players[player].clone());
    let seated = game.seating.by_seat(&pairing);
    // Both games of an opening have the same luck.
    let (result, forfeit) = terms.result(&opening, &seated, game.opening)?;
    if let Some(Forfeit { loser, reason }) = forfeit {
        let number = game.number();
        let [one, other] = &pairing;
        let loser = &seated[loser.index()];
        output::note(format_args!(
            "game {number} of {one} against {other}: {loser} loses: {reason}"
        ));
    }
    Ok(result)
}
