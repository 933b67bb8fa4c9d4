//! A series, or some games of one, as JSON.

use core::time::Duration;

use anyhow::{Context as _, Result, bail};
use board_play::Seat;
use fourchette::{MatchTally, Score, Tally};
use serde_json::{Value, json};

use super::double::Unlaid;
use super::plan::{Contest, Plan, player_number, read_player};
use super::report::Report;
use super::series::{Played, PlayedDouble};
use crate::command::part::{self, Fields};

/// Writes a report as JSON.
pub(super) fn to_json(report: &Report) -> Value {
    let (plan, tally) = (&report.plan, &report.played.tally);
    let mut numbers = part::head("match");
    for (key, value) in plan.terms() {
        numbers[key] = value;
    }
    numbers["from"] = plan.games.first.into();
    numbers["wanted"] = plan.wanted().into();
    put_tally(&mut numbers, &tally.total());
    numbers["by-first"] = Value::from_iter(tally.by_first().map(|tally| {
        let mut numbers = json!({});
        put_tally(&mut numbers, &tally);
        numbers
    }));
    numbers["opponents"] = Value::from_iter(Seat::ALL.map(|player| opponent(report, player)));
    numbers["seconds"] = report.time.as_secs_f64().into();
    if plan.contest == Contest::Double {
        let matches = report.played.doubles.iter();
        numbers["double"] = matches
            .map(|(&game, &double)| double_json(game, double))
            .collect();
    }
    numbers
}

pub(crate) fn put_tally(numbers: &mut Value, tally: &Tally) {
    let (shortest, longest) = tally.lengths.unzip();
    numbers["games"] = tally.games.into();
    numbers["wins"] = tally.wins.to_vec().into();
    numbers["draws"] = tally.draws.into();
    numbers["repetition"] = tally.repetitions.into();
    numbers["max-plies"] = tally.too_long.into();
    numbers["plies"] = tally.plies.into();
    numbers["shortest"] = shortest.into();
    numbers["longest"] = longest.into();
}

fn opponent(report: &Report, player: Seat) -> Value {
    let tally = &report.played.tally;
    let score = |score: Score| {
        json!({
            "games": score.games,
            "wins": score.wins,
            "draws": score.draws,
            "losses": score.losses,
        })
    };
    let mut json = score(tally.score(player));
    json["name"] = report.opponent(player).to_string().into();
    json["first"] = score(tally.score_at(player, Seat::First));
    json["second"] = score(tally.score_at(player, Seat::Second));
    json
}

fn double_json(game: u64, double: PlayedDouble) -> Value {
    json!({
        "match": game,
        "first": player_number(double.first),
        "unlaid": double.unlaid.0,
        "sums": double.unlaid.sums(),
    })
}

/// Reads what [`to_json`] has written, if all games that were wanted have been played.
pub(super) fn read(fields: Fields<'_>) -> Result<Report> {
    let plan = Plan::read(fields)?;
    let (games, wanted) = (fields.number::<u64>("games")?, plan.wanted());
    if games < wanted {
        bail!("interrupted: {games} of {wanted} games were played");
    }
    let tally = fields.read("by-first", |value| read_by_first(value, wanted))?;
    let doubles = match plan.contest {
        Contest::Game => Vec::new(),
        Contest::Double => fields
            .list("double")?
            .iter()
            .map(read_double)
            .collect::<Result<_>>()?,
    };
    let numbers = doubles.iter().map(|(game, _)| *game);
    if plan.contest == Contest::Double && !numbers.eq(plan.games.first..=plan.games.last) {
        bail!("field \"double\": must have every match once, by their numbers");
    }
    let seconds = fields.value("seconds")?.as_f64();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    Ok(Report {
        plan,
        played: Played {
            tally,
            doubles: doubles.into_iter().collect(),
        },
        time: time.context("field \"seconds\": must be a time")?,
    })
}

/// Reads what came of the games in which each player sat first.
fn read_by_first(value: &Value, wanted: u64) -> Result<MatchTally> {
    let tallies = value.as_array().map(Vec::as_slice).unwrap_or_default();
    let [first, second] = tallies else {
        bail!("must be a list of two");
    };
    let tallies = [read_tally(first)?, read_tally(second)?];
    let [first, second] = &tallies;
    if first.games.checked_add(second.games) != Some(wanted) {
        bail!("must be {wanted} games in all");
    }
    first
        .plies
        .checked_add(second.plies)
        .context("too many plies")?;
    Ok(MatchTally::from_by_first(tallies))
}

/// Reads what came of some games.
fn read_tally(value: &Value) -> Result<Tally> {
    let fields = Fields::of(value)?;
    let length = |key| match fields.value(key)? {
        Value::Null => Ok(None),
        _ => fields.number(key).map(Some),
    };
    let lengths = length("shortest")?.zip(length("longest")?);
    let tally = Tally {
        games: fields.number("games")?,
        wins: fields.numbers("wins")?,
        draws: fields.number("draws")?,
        repetitions: fields.number("repetition")?,
        too_long: fields.number("max-plies")?,
        plies: fields.number("plies")?,
        lengths,
    };
    let [first, second] = tally.wins;
    let ends = [
        first,
        second,
        tally.draws,
        tally.repetitions,
        tally.too_long,
    ];
    if ends.into_iter().map(u128::from).sum::<u128>() != u128::from(tally.games) {
        bail!("the wins and the draws do not add up to the games");
    }
    let (least, most) = lengths.unwrap_or_default();
    let games = u128::from(tally.games);
    let possible = games * least as u128..=games * most as u128;
    if lengths.is_some() != (games > 0) || !possible.contains(&u128::from(tally.plies)) {
        bail!("the plies do not agree with the shortest and the longest game");
    }
    Ok(tally)
}

/// Reads what decided a match of Double Wyx, and its number.
fn read_double(value: &Value) -> Result<(u64, PlayedDouble)> {
    let fields = Fields::of(value).context("field \"double\"")?;
    let unlaid = fields.list("unlaid")?;
    let unlaid: Result<Vec<[u8; 2]>> = unlaid.iter().map(part::numbers).collect();
    let unlaid = <[[u8; 2]; 2]>::try_from(unlaid?).ok();
    let unlaid = unlaid.filter(|unlaid| {
        unlaid
            .as_flattened()
            .iter()
            .all(|&pawns| pawns <= wyx::outcome::PAWNS)
    });
    let double = PlayedDouble {
        first: fields.read("first", read_player)?,
        unlaid: Unlaid(unlaid.context("field \"unlaid\": must be the pawns left, two by two")?),
    };
    Ok((fields.number("match")?, double))
}
