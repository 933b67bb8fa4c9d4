//! A ladder as JSON.

use board_play::Seat;
use fourchette::Score;
use serde_json::{Value, json};

use super::ratings::{Difference, VIRTUAL_DRAWS};
use super::report::Report;
use super::standings::Standing;
use crate::command::match_::put_tally;
use crate::command::part;

/// Writes a report as JSON.
pub(super) fn to_json(report: &Report) -> Value {
    let plan = &report.plan;
    let mut json = part::head("ladder");
    for (key, value) in report.start.terms() {
        json[key] = value;
    }
    json["anchor"] = report.name(plan.anchor).into();
    json["virtual-draws"] = VIRTUAL_DRAWS.into();
    json["opening"] = plan.openings.moves.into();
    json["quiet"] = plan.openings.quiet.into();
    json["seed"] = plan.seed.into();
    json["limits"] = part::limits(plan.limits);
    json["memory"] = plan.memory.into();
    if let Some(time) = plan.move_time {
        json["move-time"] = part::milliseconds(time);
    }
    json["wanted"] = plan.wanted().into();
    json["games"] = report.table.games().into();
    json["players"] = report
        .standings
        .iter()
        .map(|row| player(report, row))
        .collect();
    json["pairings"] = pairings(report);
    json["seconds"] = report.time.as_secs_f64().into();
    json
}

fn player(report: &Report, standing: &Standing) -> Value {
    let [elo, error] = numbers(standing.rating);
    let [above, above_error] = numbers(standing.above_next);
    let Score {
        games,
        wins,
        draws,
        losses,
    } = standing.score;
    json!({
        "name": report.name(standing.player),
        "elo": elo,
        "error": error,
        "above-next": above,
        "above-next-error": above_error,
        "games": games,
        "wins": wins,
        "draws": draws,
        "losses": losses,
    })
}

/// Writes a difference and its error with one digit more than anybody needs, so that they are the same on
/// every machine.
fn numbers(difference: Option<Difference>) -> [Value; 2] {
    let rounded = |value: f64| {
        // Adding 0 makes -0 a 0.
        Value::from((value * 100.0).round() / 100.0 + 0.0)
    };
    match difference {
        Some(Difference { elo, error }) => [rounded(elo), rounded(error)],
        None => [Value::Null, Value::Null],
    }
}

fn pairings(report: &Report) -> Value {
    let pairings = report.table.pairings().map(|(pairing, tally)| {
        let score = tally.score(Seat::First);
        let by_first = tally.by_first().map(|tally| {
            let mut json = json!({});
            put_tally(&mut json, &tally);
            json
        });
        json!({
            "players": pairing.map(|player| report.name(player)),
            "games": score.games,
            "wins": [score.wins, score.losses],
            "draws": score.draws,
            "by-first": by_first,
        })
    });
    pairings.collect()
}
