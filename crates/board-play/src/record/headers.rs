//! The headers of a record's text.

use core::fmt::Display;
use core::iter::{Enumerate, Peekable};
use core::num::NonZeroU32;
use std::collections::HashMap;

use super::RecordError;
use crate::TextError;
use crate::text::{number, without_mark};

/// The keys of the headers that have a meaning, in the order in which they are written.
const KEYS: [&str; 9] = [
    "game",
    "rules",
    "position",
    "first",
    "second",
    "repetition",
    "max-plies",
    "result",
    "ended",
];

/// The header that only a seen record has, which is not read back.
const SEEN_BY: &str = "seen-by";

/// Returns whether a key has a meaning, so that readers cannot have it for something else.
pub(super) fn is_ours(key: &str) -> bool {
    KEYS.contains(&key) || key == SEEN_BY
}

/// Says why a text is not the key of a header, if it is none.
pub(super) fn check_key(key: &str) -> Result<(), String> {
    let is_good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !key.is_empty() && key.chars().all(is_good) {
        return Ok(());
    }
    let known = KEYS.join(", ");
    Err(format!(
        "a key has small letters, digits and hyphens; with a meaning the keys are {known}"
    ))
}

/// A header, and the line that has it.
#[derive(Clone, Copy)]
pub(super) struct Header<'a> {
    pub(super) line: usize,
    pub(super) key: &'a str,
    pub(super) value: &'a str,
}

impl Header<'_> {
    /// Refuses the header: `line LINE: KEY "VALUE": REASON`.
    pub(super) fn error(&self, reason: impl Display) -> RecordError {
        let error = TextError::new(self.key.to_owned(), self.value, reason);
        RecordError::at_line(self.line, error)
    }

    /// Reads a limit; 0 is none.
    pub(super) fn limit(&self) -> Result<Option<NonZeroU32>, RecordError> {
        let limit = number(self.value, 0..=u32::MAX).map_err(|reason| self.error(reason))?;
        Ok(NonZeroU32::new(limit))
    }
}

/// The lines of a text, numbered from 0.
pub(super) type Lines<'a> = Peekable<Enumerate<core::str::Lines<'a>>>;

/// The headers of a record and the lines with moves that follow.
pub(super) struct Parts<'a> {
    headers: Vec<Header<'a>>,
    /// Where each key is among the headers, of which there can be very many.
    by_key: HashMap<&'a str, usize>,
    /// The number of the last line before the first with moves, or of the first line.
    line: usize,
    pub(super) body: Lines<'a>,
}

impl<'a> Parts<'a> {
    /// Reads the headers of a text.
    pub(super) fn read(text: &'a str) -> Result<Self, RecordError> {
        let mut parts = Self {
            headers: Vec::new(),
            by_key: HashMap::new(),
            line: 1,
            body: without_mark(text).lines().enumerate().peekable(),
        };
        while let Some((index, text)) = parts.body.next_if(|(_, text)| is_header(text)) {
            parts.line = index + 1;
            if let Some(text) = text.trim().strip_prefix('#') {
                parts.add(index + 1, text)?;
            }
        }
        Ok(parts)
    }

    /// Adds the header that follows a `#`.
    fn add(&mut self, line: usize, text: &'a str) -> Result<(), RecordError> {
        let refuse = |reason: &dyn Display| {
            let error = TextError::new("header", text.trim(), reason);
            Err(RecordError::at_line(line, error))
        };
        let Some((key, value)) = text.split_once(':') else {
            return refuse(&"must be `# key: value`");
        };
        let (key, value) = (key.trim(), value.trim());
        if let Err(reason) = check_key(key) {
            return refuse(&reason);
        }
        if key == SEEN_BY {
            return refuse(&"what one seat has seen of a game is no record of it");
        }
        if let Some(other) = self.get(key) {
            return refuse(&format_args!("given before, on line {}", other.line));
        }
        self.by_key.insert(key, self.headers.len());
        self.headers.push(Header { line, key, value });
        Ok(())
    }

    /// Returns the header with a key, if there is one.
    pub(super) fn get(&self, key: &str) -> Option<Header<'a>> {
        self.by_key.get(key).map(|&at| self.headers[at])
    }

    /// Returns the header `game`.
    pub(super) fn game(&self) -> Result<Header<'a>, RecordError> {
        let missing = || RecordError::at_line(self.line, "the header `# game: NAME` is missing");
        self.get("game").ok_or_else(missing)
    }

    /// Returns the headers without a meaning, in order.
    pub(super) fn others(&self) -> impl Iterator<Item = Header<'a>> {
        let headers = self.headers.iter().copied();
        headers.filter(|header| !is_ours(header.key))
    }
}

/// Returns whether a line may be among the headers: it is one, or is blank.
fn is_header(line: &str) -> bool {
    let line = line.trim_start();
    line.is_empty() || line.starts_with('#')
}

/// Returns the game that a record's text names. Nothing else of it is checked but the form of its
/// headers.
///
/// # Errors
///
/// A header is malformed, or there is no header `game`.
pub fn game_of(text: &str) -> Result<&str, RecordError> {
    Ok(Parts::read(text)?.game()?.value)
}

/// Returns the rules that a record's text states, as written there, if it does.
///
/// # Errors
///
/// A header is malformed.
pub fn rules_of(text: &str) -> Result<Option<&str>, RecordError> {
    let rules = Parts::read(text)?.get("rules");
    Ok(rules.map(|header| header.value))
}
