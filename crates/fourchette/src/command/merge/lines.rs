//! Reading the files of parts: lines of JSON.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Error, Result, bail};
use serde_json::Value;
use serde_json::error::Category;

use super::unique_keys::UniqueKeys;
use crate::command::input::{self, Line, MAX_RECORD};

/// A line of JSON that should be a part.
#[derive(Debug)]
pub(super) struct PartLine {
    /// Where it is from, for messages.
    pub(super) name: String,
    pub(super) json: Value,
}

/// Reads all lines of all files, blank ones aside. Each file must have one.
pub(super) fn read(files: &[PathBuf]) -> Result<Vec<PartLine>> {
    let mut lines = Vec::new();
    for file in files {
        let before = lines.len();
        read_file(file, &mut lines).with_context(|| input::name(file))?;
        if lines.len() == before {
            bail!("{}: there is no part in it", input::name(file));
        }
    }
    Ok(lines)
}

fn read_file(file: &Path, lines: &mut Vec<PartLine>) -> Result<()> {
    let mut source = input::open(file)?;
    let mut bytes = Vec::new();
    for number in 1_u64.. {
        // Of a line that is too long no more is read than shows it: it may have no end.
        let mut source = source.as_mut().take(MAX_RECORD as u64 + 1);
        match input::read_line(&mut source, &mut bytes, MAX_RECORD).context("cannot read")? {
            Line::End => break,
            Line::TooLong => bail!("line {number}: {}", input::too_long()),
            Line::Read | Line::Half if bytes.trim_ascii().is_empty() => {}
            Line::Read | Line::Half => {
                let UniqueKeys(json) = serde_json::from_slice(&bytes).map_err(|error| {
                    let line = format!("line {number}");
                    let what = match error.classify() {
                        Category::Data => line,
                        _ => line + ": no JSON, or only the beginning of it",
                    };
                    Error::new(error).context(what)
                })?;
                let name = input::name(file);
                let name = match number {
                    1 => name,
                    _ => format!("{name}, line {number}"),
                };
                lines.push(PartLine { name, json });
            }
        }
    }
    Ok(())
}
