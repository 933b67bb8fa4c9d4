//! The moves of a record's text, with comments among them.

use super::headers::Lines;
use super::{Record, RecordError};
use crate::{Notated, TextError};

/// A comment that has begun.
struct Comment {
    line: usize,
    text: String,
}

impl Comment {
    /// Refuses the comment.
    fn error(&self, reason: &str) -> RecordError {
        let error = TextError::new("comment", &self.text, reason);
        RecordError::at_line(self.line, error)
    }
}

/// Adds the moves and comments of the lines that follow the headers.
pub(super) fn read<P: Notated>(
    record: &mut Record<P>,
    lines: Lines<'_>,
) -> Result<(), RecordError> {
    let mut open = None;
    for (index, text) in lines {
        let line = index + 1;
        if open.is_none() && text.trim_start().starts_with('#') {
            let error = TextError::new("header", text, "comes after moves");
            return Err(RecordError::at_line(line, error));
        }
        let mut rest = text;
        while let Some(after) = match open.as_mut() {
            None => read_word(record, line, rest, &mut open)?,
            Some(comment) => go_on(comment, rest)?,
        } {
            rest = after;
            if let Some(closed) = open.take_if(|_| rest.starts_with('}')) {
                rest = &rest[1..];
                let added = record.add_comment(&closed.text);
                added.map_err(|error| closed.error(error.reason()))?;
            }
        }
    }
    match open {
        Some(comment) => Err(comment.error("is not closed")),
        None => Ok(()),
    }
}

/// Adds the text of a comment up to the brace that closes it, and returns the rest of the line; none
/// if the comment does not end on this line.
fn go_on<'a>(comment: &mut Comment, rest: &'a str) -> Result<Option<&'a str>, RecordError> {
    let Some(at) = rest.find(['{', '}']) else {
        comment.text.push_str(rest);
        comment.text.push('\n');
        return Ok(None);
    };
    comment.text.push_str(&rest[..at]);
    if rest[at..].starts_with('{') {
        return Err(comment.error("has another `{` in it"));
    }
    Ok(Some(&rest[at..]))
}

/// Makes the next move of a line, or begins a comment, and returns the rest of the line; none if
/// nothing is left.
fn read_word<'a, P: Notated>(
    record: &mut Record<P>,
    line: usize,
    rest: &'a str,
    open: &mut Option<Comment>,
) -> Result<Option<&'a str>, RecordError> {
    let rest = rest.trim_ascii_start();
    if let Some(after) = rest.strip_prefix('{') {
        let text = String::new();
        *open = Some(Comment { line, text });
        return Ok(Some(after));
    }
    let is_end = |c: char| c.is_ascii_whitespace() || c == '{';
    let (word, after) = rest.split_at(rest.find(is_end).unwrap_or(rest.len()));
    if word.is_empty() {
        return Ok(None);
    }
    if word.contains('}') {
        let error = TextError::new("comment", word, "`}` closes no comment");
        return Err(RecordError::at_line(line, error));
    }
    add(record, line, word)?;
    Ok(Some(after))
}

/// Adds a move to a record.
fn add<P: Notated>(record: &mut Record<P>, line: usize, word: &str) -> Result<(), RecordError> {
    let ply = record.moves().len();
    let m: P::Move = word
        .parse()
        .map_err(|error| RecordError::at_ply(line, ply, error))?;
    record
        .push(m)
        .map_err(|reason| RecordError::at_ply(line, ply, TextError::new("move", word, reason)))?;
    Ok(())
}
