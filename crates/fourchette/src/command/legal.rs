//! `fourchette legal GAME`.

use std::io::Write as _;

use board_play::{Ending, Status};
use fourchette::{AnyPosition, AnyRecord, Error};
use serde::Serialize;

use super::args::SourceArgs;
use super::failure::Failure;
use super::json::{self, Form};
use super::output;

/// Prints the legal moves, sorted by bytes.
pub(crate) fn run(source: &SourceArgs, form: Form) -> Result<(), Failure> {
    let record = source.record()?;
    let position = record.position();
    let mut moves = position.moves();
    moves.sort_unstable();
    match form {
        Form::Json => Ok(json::write_line(&LegalJson::of(&record, moves)?)?),
        Form::Text => write_list(&record, &moves),
    }
}

/// Prints the moves, one a line.
fn write_list(record: &AnyRecord, moves: &[String]) -> Result<(), Failure> {
    let mut out = output::stdout();
    for m in moves {
        writeln!(out, "{m}")?;
    }
    out.flush()?;
    if let Some(ending) = record.ending() {
        output::note(format_args!("the game is over: {ending}"));
    }
    Ok(())
}

/// A position and its moves: `docs/json.md` says what the fields mean.
#[derive(Serialize)]
struct LegalJson {
    game: &'static str,
    rules: String,
    position: String,
    status: Status,
    ending: Option<Ending>,
    moves: Vec<MoveJson>,
}

/// A legal move.
#[derive(Serialize)]
struct MoveJson {
    #[serde(rename = "move")]
    m: String,
    explanation: Option<String>,
    weight: Option<u32>,
}

impl LegalJson {
    fn of(record: &AnyRecord, moves: Vec<String>) -> Result<Self, Error> {
        let position = record.position();
        let moves = moves.into_iter().map(|m| MoveJson::of(&position, m));
        Ok(Self {
            game: position.game(),
            rules: position.rules(),
            position: position.to_string(),
            status: position.status(),
            ending: record.ending(),
            moves: moves.collect::<Result<_, _>>()?,
        })
    }
}

impl MoveJson {
    fn of(position: &AnyPosition, m: String) -> Result<Self, Error> {
        let weight = match position.status() {
            Status::Chance => Some(position.chance_weight(&m)?),
            Status::ToMove(_) | Status::Over(_) => None,
        };
        let explanation = position.explain(&m)?;
        Ok(Self {
            m,
            explanation,
            weight,
        })
    }
}
