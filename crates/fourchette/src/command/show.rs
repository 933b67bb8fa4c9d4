//! `fourchette show GAME`.

use std::io::Write;
use std::path::Path;

use anyhow::Context as _;
use board_play::Viewer;
use fourchette::AnyRecord;

use super::args::SourceArgs;
use super::failure::Failure;
use super::json::Form;
use super::phrases::status_line;
use super::place::{self, Kind};
use super::{file, output, show_json};

/// Draws a position: on standard output, and as SVG where asked to.
pub(crate) fn run(source: &SourceArgs, svg: Option<&Path>, form: Form) -> Result<(), Failure> {
    let record = source.record()?;
    if form == Form::Json {
        return show_json::write(&record);
    }
    let mut out = output::stdout();
    if let Some(path) = svg {
        let last = record.last();
        let picture = record.position().svg(last.as_deref(), Viewer::Everyone)?;
        let picture = picture.to_string();
        if path.as_os_str() == "-" {
            out.data().write_all(picture.as_bytes())?;
            out.flush()?;
            return Ok(());
        }
        place::check(path, Kind::Picture)?;
        file::write(path, &picture).with_context(|| format!("cannot write {}", path.display()))?;
    }
    write_position(&mut out, &record)?;
    out.flush()?;
    Ok(())
}

/// Writes the drawing, the position's line, and whose decision comes next.
fn write_position(out: &mut impl Write, record: &AnyRecord) -> Result<(), Failure> {
    let (position, last) = (record.position(), record.last());
    let canvas = position.canvas(last.as_deref(), Viewer::Everyone)?;
    output::draw(out, &canvas)?;
    writeln!(out)?;
    writeln!(out, "{position}")?;
    let status = status_line(position.status(), record.ending());
    if let Some(last) = last {
        let plies = record.plies();
        writeln!(out, "move {plies}: {last}; {status}")?;
    } else {
        writeln!(out, "{status}")?;
    }
    Ok(())
}
