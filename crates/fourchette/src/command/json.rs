//! JSON for programs, in place of what people read.

use std::io::{self, Write as _};

use serde::Serialize;

use super::output;

/// For whom a subcommand writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// For programs: JSON, the same in every window.
    Json,
}

/// Writes lines of JSON to standard output, a value each.
pub(crate) fn write_lines<T: Serialize>(values: impl IntoIterator<Item = T>) -> io::Result<()> {
    let mut out = output::data();
    for value in values {
        // As an error of its own this would hide that a pipe was closed.
        serde_json::to_writer(&mut out, &value).map_err(io::Error::from)?;
        out.write_all(b"\n")?;
    }
    out.flush()
}

/// Writes one line of JSON to standard output.
pub(crate) fn write_line(value: &impl Serialize) -> io::Result<()> {
    write_lines([value])
}
