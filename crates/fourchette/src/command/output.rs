//! Writing to standard output and standard error.

use core::fmt::Display;
use std::io::{self, BufWriter, IsTerminal as _, StdoutLock, Write};

use board_draw::Canvas;

/// Opens standard output for a report. What is written stays in memory until it is flushed.
pub(crate) fn stdout() -> BufWriter<Stdout> {
    BufWriter::new(Stdout(io::stdout().lock()))
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

/// Writes a drawing, in colours where they show.
pub(crate) fn draw(out: &mut impl Write, canvas: &Canvas) -> io::Result<()> {
    if has_colours() {
        writeln!(out, "{}", canvas.ansi())
    } else {
        writeln!(out, "{canvas}")
    }
}

/// Writes something to standard error that is not part of the answer.
pub(crate) fn note(message: impl Display) {
    // A message that nobody hears is not worth an error.
    let _ = writeln!(io::stderr(), "{message}");
}
