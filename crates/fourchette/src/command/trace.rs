//! `fourchette trace`.

use std::io::{self, BufRead, Cursor, Read as _, Write};
use std::path::Path;

use anyhow::{Context as _, anyhow};
use board_play::trace::TraceError;
use fourchette::{trace_record, trace_request};

use super::failure::Failure;
use super::input::{self, Line, MAX_RECORD};
use super::output;

/// Traces each line of a file of JSON Lines, or the record that the file is.
pub(crate) fn run(file: Option<&Path>) -> Result<(), Failure> {
    let file = file.unwrap_or(Path::new(input::STANDARD));
    let name = || input::name(file);
    let mut source = input::open(file).with_context(name)?;
    // JSON and records may begin with blank lines, which count: they are given back.
    let blanks = input::take_blanks(&mut *source).with_context(name)?;
    let first = input::peek(&mut *source).with_context(name)?;
    let mut source = Cursor::new(blanks).chain(source);
    let mut out = output::data();
    if first == Some(b'{') {
        let mut tracer = Tracer {
            out,
            read: 0,
            answered: 0,
            refused: 0,
            first: None,
        };
        tracer.lines(&mut source)?;
        return tracer.finish();
    }
    let text = input::read_text(&mut source);
    let answer = text
        .map_err(|error| TraceError::new(format_args!("{error:#}")))
        .and_then(|text| trace_record(&text));
    write_answer(&mut out, &answer)?;
    answer.with_context(|| input::record_name(file))?;
    Ok(())
}

/// Writes an answer. It is sent on at once, for programs that wait for it.
fn write_answer(out: &mut impl Write, answer: &Result<String, TraceError>) -> io::Result<()> {
    match answer {
        Ok(line) => writeln!(out, "{line}")?,
        Err(error) => writeln!(out, "{}", error.to_json())?,
    }
    out.flush()
}

/// Answers one request after the other, holding no more than one in memory.
struct Tracer<W> {
    out: W,
    /// How many lines were read.
    read: usize,
    /// How many requests were answered, well or not.
    answered: usize,
    /// How many were refused.
    refused: usize,
    /// The number of the line of the first request that was refused, and why.
    first: Option<(usize, TraceError)>,
}

impl<W: Write> Tracer<W> {
    /// Answers each line that is not blank.
    fn lines(&mut self, source: &mut dyn BufRead) -> Result<(), Failure> {
        let mut line = Vec::new();
        loop {
            let answer = match input::read_line(source, &mut line, MAX_RECORD)? {
                Line::End => return Ok(()),
                Line::TooLong => Err(TraceError::new(input::too_long())),
                Line::Read | Line::Half if line.trim_ascii().is_empty() => {
                    self.read += 1;
                    continue;
                }
                Line::Read | Line::Half => trace_line(&line),
            };
            self.read += 1;
            self.answer(answer)?;
        }
    }

    /// Writes an answer and counts it.
    fn answer(&mut self, answer: Result<String, TraceError>) -> io::Result<()> {
        write_answer(&mut self.out, &answer)?;
        self.answered += 1;
        if let Err(error) = answer {
            self.refused += 1;
            self.first.get_or_insert((self.read, error));
        }
        Ok(())
    }

    /// Fails if any request was refused.
    fn finish(self) -> Result<(), Failure> {
        let Some((number, error)) = self.first else {
            return Ok(());
        };
        let (answered, refused) = (self.answered, self.refused);
        let count = format!("{refused} of {answered} lines refused");
        Err(anyhow!("{count}, the first is line {number}: {error}").into())
    }
}

/// Answers a line of JSON.
fn trace_line(line: &[u8]) -> Result<String, TraceError> {
    let line =
        core::str::from_utf8(line).map_err(|error| TraceError::new(input::not_text(error)))?;
    trace_request(line)
}
