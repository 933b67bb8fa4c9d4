//! Lines that another program sends, one after the other, whatever it sends.

use std::io::{self, BufRead};

use anyhow::{Context as _, Result};

use super::input::{self, Line};

/// The longest line that is heard: room for some hundred thousand moves.
pub(crate) const MAX_LINE: usize = 1 << 20;

/// How many bytes are kept of what is no line: room for the word that it begins with.
const BEGINNING: usize = 64;

/// What was heard.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A line, without its line feed.
    Line(String),
    /// Something that is no line: what it begins with, and why it is none.
    Refused { begin: String, reason: String },
    /// The end.
    End,
}

/// A source of lines.
pub(crate) struct Hearing {
    source: Box<dyn BufRead>,
    bytes: Vec<u8>,
}

impl Hearing {
    /// Hears what comes on standard input.
    pub(crate) fn of_standard_input() -> Self {
        Self::new(Box::new(io::stdin().lock()))
    }

    fn new(source: Box<dyn BufRead>) -> Self {
        let bytes = Vec::new();
        Self { source, bytes }
    }

    /// Waits for the next line.
    pub(crate) fn next(&mut self) -> Result<Heard> {
        let read = input::read_line(&mut *self.source, &mut self.bytes, MAX_LINE);
        Ok(match read.context("cannot read standard input")? {
            Line::End => Heard::End,
            Line::TooLong => self.refused(format!("line: longer than {MAX_LINE} bytes")),
            Line::Half => {
                let line = String::from_utf8_lossy(&self.bytes);
                self.refused(format!("line {line:?}: has no end"))
            }
            Line::Read => match core::str::from_utf8(&self.bytes) {
                Ok(line) => Heard::Line(line.to_owned()),
                Err(error) => self.refused(format!("line: {}", input::not_text(error))),
            },
        })
    }

    fn refused(&self, reason: String) -> Heard {
        let begin = &self.bytes[..self.bytes.len().min(BEGINNING)];
        let begin = String::from_utf8_lossy(begin).into_owned();
        Heard::Refused { begin, reason }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_lines_of_text_are_heard() {
        let mut sent = b"one\n\xff\xfe\n\n".to_vec();
        sent.resize(sent.len() + MAX_LINE, b'x');
        sent.push(b'\n');
        sent.resize(sent.len() + MAX_LINE + 1, b'x');
        sent.extend(b"\ntwo\r\nhal");
        let mut hearing = Hearing::new(Box::new(io::Cursor::new(sent)));
        let mut next = || hearing.next().unwrap();
        let refused = |begin: &str, reason: &str| Heard::Refused {
            begin: begin.to_owned(),
            reason: reason.to_owned(),
        };
        let line = |text: &str| Heard::Line(text.to_owned());
        assert_eq!(next(), line("one"));
        assert_eq!(
            next(),
            refused("\u{fffd}\u{fffd}", "line: byte 0 is not UTF-8 text")
        );
        assert_eq!(next(), line(""));
        assert_eq!(next(), line(&"x".repeat(MAX_LINE)));
        let begin = "x".repeat(BEGINNING);
        assert_eq!(next(), refused(&begin, "line: longer than 1048576 bytes"));
        assert_eq!(next(), line("two\r"));
        assert_eq!(next(), refused("hal", "line \"hal\": has no end"));
        assert_eq!(next(), Heard::End);
    }
}
