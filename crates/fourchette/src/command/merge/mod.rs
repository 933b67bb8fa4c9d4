//! `fourchette merge FILE...`.

mod lines;
mod spans;
mod unique_keys;

use anyhow::{Context as _, Result, bail};

use super::args::MergeArgs;
use super::failure::Failure;
use super::part::{self, Fields, Part, write};
use super::{match_, perft};
use lines::PartLine;

/// Adds up parts and reports what the run that they are parts of reports.
pub(crate) fn run(args: &MergeArgs) -> Result<(), Failure> {
    let lines = lines::read(&args.files)?;
    let form = args.json.form();
    let Some((first, others)) = lines.split_first() else {
        // The arguments name a file at least, and each file has a part.
        return Ok(());
    };
    let command = first.command()?;
    for other in others {
        let its = other.command()?;
        if its != command {
            return Err(other
                .differs_from(&first.name, "command", its, command)
                .into());
        }
    }
    match command {
        match_::Report::COMMAND => write(&merge::<match_::Report>(&lines)?, form)?,
        _ => write(&merge::<perft::Report>(&lines)?, form)?,
    }
    Ok(())
}

/// Adds up parts of one run, whichever order they are in.
fn merge<P: Part>(lines: &[PartLine]) -> Result<P> {
    let mut parts: Vec<(&PartLine, P)> = Vec::new();
    for line in lines {
        let part = part::read::<P>(&line.json).with_context(|| line.name.clone())?;
        if let Some((first, of_first)) = parts.first() {
            check_same_run(line, &part, &first.name, of_first)?;
        }
        parts.push((line, part));
    }
    parts.sort_by_key(|(_, part)| part.span());
    spans::check(&parts)?;
    let mut parts = parts.into_iter().map(|(_, part)| part);
    let first = parts.next().context("there are no parts")?;
    first.with_all(parts.collect())
}

/// Refuses a part that is not of the same run as the first one.
fn check_same_run<P: Part>(line: &PartLine, part: &P, first: &str, of_first: &P) -> Result<()> {
    let terms = part.terms().into_iter().zip(of_first.terms());
    for ((key, value), (_, expected)) in terms {
        if value != expected {
            return Err(line.differs_from(first, key, value, expected));
        }
    }
    Ok(())
}

impl PartLine {
    /// Returns the subcommand that has written the part.
    fn command(&self) -> Result<&'static str> {
        let command = Fields::of(&self.json).and_then(|fields| part::command(fields));
        match command.with_context(|| self.name.clone())? {
            match_::Report::COMMAND => Ok(match_::Report::COMMAND),
            perft::Report::COMMAND => Ok(perft::Report::COMMAND),
            other => bail!("{}: field \"command\": {other:?} has no parts", self.name),
        }
    }

    /// Says that the part is of another run than the first one.
    fn differs_from(
        &self,
        first: &str,
        key: &str,
        value: impl Into<serde_json::Value>,
        expected: impl Into<serde_json::Value>,
    ) -> anyhow::Error {
        let (name, value, expected) = (&self.name, value.into(), expected.into());
        anyhow::anyhow!("{name}: of another run than {first}: {key:?} is {value}, not {expected}")
    }
}
