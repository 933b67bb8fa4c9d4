//! All games of Fourchette for JavaScript.

use core::num::NonZeroU32;

use fourchette::board_play::Adjudication;
use fourchette::{AnyRecord, BotKind, Start};
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a request of the command `trace`, one line of JSON, as that command does; a refusal is an
/// answer as well, `{"error":…,"ply":…}`.
#[wasm_bindgen]
#[must_use]
pub fn trace(request: &str) -> String {
    fourchette::trace_request(request).unwrap_or_else(|error| error.to_json())
}

/// Lets two opponents play game number `game` of the series with a seed, and returns its record. It is
/// the same game on every machine. It is a draw after `maxPlies` plies, and when a position occurs for
/// the `repetition`-th time; 0 switches either off.
///
/// # Errors
///
/// There is no such game or opponent, or the rules are refused.
#[wasm_bindgen(js_name = playGame)]
#[allow(
    clippy::too_many_arguments,
    reason = "JavaScript has no structs to pass"
)]
pub fn play_game(
    name: &str,
    rules: &str,
    first: &str,
    second: &str,
    seed: u64,
    game: u64,
    max_plies: u32,
    repetition: u32,
) -> Result<String, String> {
    let players = [bot(first)?, bot(second)?];
    let start = AnyRecord::begin(name, Start::Rules(rules)).map_err(|error| error.to_string())?;
    let adjudication = Adjudication {
        repetition: NonZeroU32::new(repetition),
        max_plies: NonZeroU32::new(max_plies),
    };
    let series = start.series(players, seed, adjudication);
    Ok(series.record(game).to_string())
}

fn bot(name: &str) -> Result<BotKind, String> {
    name.parse()
        .map_err(|error: fourchette::board_play::TextError| error.to_string())
}
