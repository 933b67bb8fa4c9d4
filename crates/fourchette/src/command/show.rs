//! `fourchette show GAME`.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context as _;
use board_play::Viewer;

use super::args::SourceArgs;
use super::failure::Failure;
use super::output;
use super::phrases::status_line;
use super::source::Standing;

/// Draws a position: on standard output, and as SVG where asked to.
pub(crate) fn run(source: &SourceArgs, svg: Option<&Path>) -> Result<(), Failure> {
    let standing = source.standing()?;
    let mut out = output::stdout();
    let last = standing.last.as_deref();
    if let Some(path) = svg {
        let picture = standing.position.svg(last, Viewer::Everyone)?.to_string();
        if path.as_os_str() == "-" {
            out.write_all(picture.as_bytes())?;
            out.flush()?;
            return Ok(());
        }
        fs::write(path, picture).with_context(|| format!("cannot write {}", path.display()))?;
    }
    write_standing(&mut out, &standing)?;
    out.flush()?;
    Ok(())
}

/// Writes the drawing, the position's line, and whose decision comes next.
fn write_standing(out: &mut impl Write, standing: &Standing) -> Result<(), Failure> {
    let position = &standing.position;
    let last = standing.last.as_deref();
    let canvas = position.canvas(last, Viewer::Everyone)?;
    output::draw(out, &canvas)?;
    writeln!(out)?;
    writeln!(out, "{position}")?;
    let status = status_line(position.status(), standing.ending);
    if let Some(last) = last {
        let plies = standing.plies;
        writeln!(out, "move {plies}: {last}; {status}")?;
    } else {
        writeln!(out, "{status}")?;
    }
    Ok(())
}
