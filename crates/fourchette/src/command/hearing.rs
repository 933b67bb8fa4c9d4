//! Lines that another program sends, one after the other, whatever it sends.

use std::io::{self, BufRead};

use anyhow::{Context as _, Result};

use super::input::{self, Line};

/// The longest line that is heard: room for some hundred thousand moves.
pub(crate) const MAX_LINE: usize = 1 << 20;

/// What was heard.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A line, without its line feed.
    Line(String),
    /// Something that is no line, and why.
    Refused(String),
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
            Line::TooLong => Heard::Refused(format!("line: longer than {MAX_LINE} bytes")),
            Line::Half => {
                let begin = String::from_utf8_lossy(&self.bytes);
                Heard::Refused(format!("line {begin:?}: has no end"))
            }
            Line::Read => match core::str::from_utf8(&self.bytes) {
                Ok(line) => Heard::Line(line.to_owned()),
                Err(error) => Heard::Refused(format!("line: {}", input::not_text(error))),
            },
        })
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
        let refused = |reason: &str| Heard::Refused(reason.to_owned());
        let line = |text: &str| Heard::Line(text.to_owned());
        assert_eq!(next(), line("one"));
        assert_eq!(next(), refused("line: byte 0 is not UTF-8 text"));
        assert_eq!(next(), line(""));
        assert_eq!(next(), line(&"x".repeat(MAX_LINE)));
        assert_eq!(next(), refused("line: longer than 1048576 bytes"));
        assert_eq!(next(), line("two\r"));
        assert_eq!(next(), refused("line \"hal\": has no end"));
        assert_eq!(next(), Heard::End);
    }
}
