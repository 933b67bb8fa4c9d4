//! Games between opponents, and traces.

use fourchette::board_play::TextError;
use fourchette::{BotKind, trace_request};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::position::Position;
use crate::record::{Record, adjudication};
use crate::refusal::Refusal;

/// Answers a request of the command `trace`, one line of JSON, as that command does; a refusal is an
/// answer as well, `{"error":…,"ply":…}`.
#[wasm_bindgen]
pub fn trace(request: &str) -> String {
    trace_request(request).unwrap_or_else(|error| error.to_json())
}

/// Lets two opponents play game number `game` of the series with a seed, and returns its record. It is
/// the same game on every machine. It is a draw after `maxPlies` plies, and when a position occurs for
/// the `repetition`-th time; 0 switches either off.
///
/// # Errors
///
/// There is no such opponent.
#[wasm_bindgen(js_name = playGame)]
#[allow(
    clippy::too_many_arguments,
    reason = "JavaScript has no structs to pass"
)]
pub fn play_game(
    start: &Position,
    first: &str,
    second: &str,
    seed: u64,
    game: u64,
    repetition: u32,
    max_plies: u32,
) -> Result<Record, Refusal> {
    let players = [bot(first)?, bot(second)?];
    let record = Record::begin(start)?.0;
    let series = record.series(players, seed, adjudication(repetition, max_plies));
    Ok(Record(series.record(game)))
}

/// Lists the opponents by name, the weakest first.
#[wasm_bindgen]
pub fn opponents() -> Vec<String> {
    BotKind::all().map(|kind| kind.to_string()).collect()
}

fn bot(name: &str) -> Result<BotKind, TextError> {
    name.parse()
}
