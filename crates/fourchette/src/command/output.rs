//! Writing to standard output and standard error.

use core::fmt::Display;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::io::{self, BufWriter, IsTerminal as _, StdoutLock, Write};

use board_draw::{Canvas, Glyphs};

use super::window;

/// Opens standard output for a report to people: it keeps to the characters that the window shows.
/// What is written stays in memory until it is flushed.
pub(crate) fn stdout() -> Report {
    Report(data())
}

/// Opens standard output for what programs read, which is the same in every window. What is written
/// stays in memory until it is flushed.
pub(crate) fn data() -> BufWriter<Stdout> {
    BufWriter::new(Stdout(io::stdout().lock()))
}

/// Standard output as people read it.
pub(crate) struct Report(BufWriter<Stdout>);

impl Report {
    /// Returns standard output for something between that programs read, such as a record.
    pub(crate) fn data(&mut self) -> &mut BufWriter<Stdout> {
        &mut self.0
    }
}

impl Write for Report {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Formatted text comes in pieces that are texts.
        match (window::glyphs(), core::str::from_utf8(bytes)) {
            (Glyphs::Ascii, Ok(text)) => {
                self.0.write_all(Glyphs::Ascii.text(text).as_bytes())?;
                Ok(bytes.len())
            }
            _ => self.0.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Standard output, which its errors name.
pub(crate) struct Stdout(StdoutLock<'static>);

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(|error| cannot_write(&error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(|error| cannot_write(&error))
    }
}

/// Says what could not be written. The kind stays, which tells a closed pipe.
pub(crate) fn cannot_write(error: &io::Error) -> io::Error {
    let message = format!("cannot write standard output: {error}");
    io::Error::new(error.kind(), message)
}

/// Returns whether standard output shows colours: a terminal does, unless its user says no
/// (<https://no-color.org>).
pub(crate) fn has_colours() -> bool {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let plain = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    io::stdout().is_terminal() && !unwanted && !plain
}

/// Writes a drawing, in colours where they show. Says so if the window is too narrow for it.
pub(crate) fn draw(out: &mut impl Write, canvas: &Canvas) -> io::Result<()> {
    let canvas = canvas.shown_in(window::glyphs());
    if has_colours() {
        writeln!(out, "{}", canvas.ansi())?;
    } else {
        writeln!(out, "{canvas}")?;
    }
    warn_of_width(out, canvas.width())
}

/// Says that lines break which must not, once in a window of the same width.
fn warn_of_width(out: &mut impl Write, width: usize) -> io::Result<()> {
    /// How many columns the window had when this was said last.
    static TOLD: AtomicUsize = AtomicUsize::new(usize::MAX);

    let Some(columns) = window::columns().filter(|&columns| columns < width) else {
        return Ok(());
    };
    if TOLD.swap(columns, Ordering::Relaxed) != columns {
        out.flush()?;
        note(format_args!(
            "the drawing is {width} columns wide, the window {columns}: widen it, or look at the \
             picture that `show --svg FILE` writes"
        ));
    }
    Ok(())
}

/// Writes something to standard error that is not part of the answer.
pub(crate) fn note(message: impl Display) {
    let message = message.to_string();
    // A message that nobody hears is not worth an error.
    let _ = writeln!(io::stderr(), "{}", window::glyphs().text(&message));
}
