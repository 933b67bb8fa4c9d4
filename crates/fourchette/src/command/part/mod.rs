//! Work in parts: what a run writes as JSON, so that `merge` adds the parts up to the one run.

mod fields;
mod start_text;

use core::num::NonZeroU32;
use core::time::Duration;
use std::io::{self, Write};

use anyhow::{Context as _, Result, bail};
use board_play::Adjudication;
use serde_json::Value;

use super::json::{self, Form};
use super::output;
pub(crate) use fields::{Fields, numbers};
pub(crate) use start_text::StartText;

/// The version of the program. Another one may choose other moves with the same seed.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Which pieces of a run a part has: some of its numbers, counted from 1, without a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Span {
    pub(crate) first: u64,
    pub(crate) last: u64,
}

/// What came of a run, or of a part of one.
pub(crate) trait Part: Sized {
    /// The subcommand that reports it.
    const COMMAND: &'static str;
    /// What one piece of a run is called, and what several are called.
    const PIECE: [&'static str; 2];

    /// Reads what [`to_json`](Self::to_json) has written, from the fields that say all, and refuses what is
    /// beyond counting. The function [`read`] compares the other fields.
    fn read(fields: Fields<'_>) -> Result<Self>;

    /// Returns the report as JSON.
    fn to_json(&self) -> Value;

    /// Writes the report for people.
    fn write_text(&self, out: &mut impl Write) -> io::Result<()>;

    /// Lists what all parts of a run have in common, each with the name of its field.
    fn terms(&self) -> Vec<(&'static str, Value)>;

    /// Returns which pieces of the run these are.
    fn span(&self) -> Span;

    /// Returns which pieces the parts must have between them, the first and the last of which are given.
    fn whole(&self, there: Span) -> Span;

    /// Adds the parts that follow this one: all are of the same run, and together they have each piece of
    /// the whole once.
    fn with_all(self, others: Vec<Self>) -> Result<Self>;
}

/// Writes a report to standard output.
pub(crate) fn write(report: &impl Part, form: Form) -> io::Result<()> {
    match form {
        Form::Text => {
            let mut out = output::stdout();
            report.write_text(&mut out)?;
            out.flush()
        }
        Form::Json => json::write_line(&report.to_json()),
    }
}

/// Begins the JSON of a report with what it is.
pub(crate) fn head(command: &str) -> Value {
    serde_json::json!({ "command": command, "version": VERSION })
}

/// Writes what ends a game besides its rules; 0 where nothing does.
pub(crate) fn limits(by: Adjudication) -> Value {
    let limit = |limit: Option<NonZeroU32>| limit.map_or(0, NonZeroU32::get);
    serde_json::json!({
        "repetition": limit(by.repetition),
        "max-plies": limit(by.max_plies),
    })
}

/// Writes a time in milliseconds.
pub(crate) fn milliseconds(time: Duration) -> Value {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX).into()
}

/// Returns which subcommand a line of JSON is from, if it is of this version of the program.
pub(crate) fn command(fields: Fields<'_>) -> Result<&str> {
    let command = fields.text("command")?;
    let version = fields.text("version")?;
    if version != VERSION {
        bail!("written by version {version:?}: this is {VERSION}, and may play other moves");
    }
    Ok(command)
}

/// Reads a report and refuses what this program would not have written.
pub(crate) fn read<P: Part>(line: &Value) -> Result<P> {
    let fields = Fields::of(line)?;
    let part = P::read(fields)?;
    let written = part.to_json();
    let written = written.as_object().context("no report")?;
    for (key, value) in fields.all() {
        match written.get(key) {
            None => bail!("unknown field {key:?}"),
            // Seconds are no count: they are read to the nanosecond.
            Some(expected) if expected != value && key != "seconds" => {
                bail!("field {key:?}: is {value}, but the other fields make it {expected}");
            }
            Some(_) => {}
        }
    }
    if let Some(key) = written.keys().find(|key| fields.value(key).is_err()) {
        bail!("there is no field {key:?}");
    }
    Ok(part)
}
