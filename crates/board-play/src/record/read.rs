//! Reading a record's text.

use core::fmt::Display;
use core::iter::{Enumerate, Peekable};
use core::num::NonZeroU32;
use core::str::FromStr;

use super::{Record, RecordError};
use crate::text::number;
use crate::{Adjudication, Notated, Outcome, Seat, TextError};

/// How the result of an undecided game is written.
pub(super) const UNDECIDED: &str = "*";

/// The keys of the headers, in the order in which they are written.
const KEYS: [&str; 8] = [
    "game",
    "rules",
    "position",
    "first",
    "second",
    "repetition",
    "max-plies",
    "result",
];

/// The value of a header, and the line that has it.
#[derive(Clone, Copy)]
struct Header<'a> {
    line: usize,
    key: &'static str,
    value: &'a str,
}

impl Header<'_> {
    /// Refuses the header: `line LINE: KEY "VALUE": REASON`.
    fn error(&self, reason: impl Display) -> RecordError {
        RecordError::at_line(self.line, TextError::new(self.key, self.value, reason))
    }

    /// Reads a limit; 0 is none.
    fn limit(&self) -> Result<Option<NonZeroU32>, RecordError> {
        let limit = number(self.value, 0..=u32::MAX).map_err(|reason| self.error(reason))?;
        Ok(NonZeroU32::new(limit))
    }
}

/// The lines of a text, numbered from 0.
type Lines<'a> = Peekable<Enumerate<core::str::Lines<'a>>>;

/// The headers of a record and the lines with moves that follow.
struct Parts<'a> {
    headers: Vec<Header<'a>>,
    /// The number of the last line before the first with moves, or of the first line.
    line: usize,
    body: Lines<'a>,
}

impl<'a> Parts<'a> {
    /// Reads the headers of a text.
    fn read(text: &'a str) -> Result<Self, RecordError> {
        let mut parts = Self {
            headers: Vec::new(),
            line: 1,
            body: text.lines().enumerate().peekable(),
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
        let Some((found, value)) = text.split_once(':') else {
            return refuse(&"must be `# key: value`");
        };
        let Some(key) = KEYS.into_iter().find(|key| *key == found.trim()) else {
            return refuse(&format_args!("unknown; the keys are {}", KEYS.join(", ")));
        };
        if let Some(other) = self.get(key) {
            return refuse(&format_args!("given before, on line {}", other.line));
        }
        let value = value.trim();
        self.headers.push(Header { line, key, value });
        Ok(())
    }

    /// Returns the header with a key, if there is one.
    fn get(&self, key: &str) -> Option<Header<'a>> {
        self.headers
            .iter()
            .find(|header| header.key == key)
            .copied()
    }

    /// Returns the header `game`.
    fn game(&self) -> Result<Header<'a>, RecordError> {
        let missing = || RecordError::at_line(self.line, "the header `# game: NAME` is missing");
        self.get("game").ok_or_else(missing)
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

impl<P: Notated> FromStr for Record<P> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let parts = Parts::read(text)?;
        let mut record = begin(&parts)?;
        let result = parts.get("result");
        for (index, text) in parts.body {
            let line = index + 1;
            if text.trim_start().starts_with('#') {
                let error = TextError::new("header", text, "comes after moves");
                return Err(RecordError::at_line(line, error));
            }
            for word in text.split_ascii_whitespace() {
                add(&mut record, line, word)?;
            }
        }
        if let Some(header) = result {
            check_result(&record, header)?;
        }
        Ok(record)
    }
}

/// Begins a record as its headers say.
fn begin<P: Notated>(parts: &Parts<'_>) -> Result<Record<P>, RecordError> {
    let game = parts.game()?;
    if game.value != P::NAME {
        return Err(game.error(format_args!("must be {}", P::NAME)));
    }
    let limit = |key| parts.get(key).map_or(Ok(None), |header| header.limit());
    let adjudication = Adjudication {
        repetition: limit("repetition")?,
        max_plies: limit("max-plies")?,
    };
    let mut record = Record::new(start(parts)?, adjudication);
    for (seat, key) in Seat::ALL.into_iter().zip(["first", "second"]) {
        let Some(header) = parts.get(key) else {
            continue;
        };
        let named = record.set_name(seat, header.value);
        named.map_err(|error| header.error(error.reason()))?;
    }
    Ok(record)
}

/// Returns the start that the headers `rules` and `position` describe.
fn start<P: Notated>(parts: &Parts<'_>) -> Result<P, RecordError> {
    let rules = parts.get("rules");
    let rules = rules
        .map(|header| {
            header
                .value
                .parse::<P::Options>()
                .map_err(|e| header.error(e))
        })
        .transpose()?;
    let Some(header) = parts.get("position") else {
        return Ok(P::new(&rules.unwrap_or_default()));
    };
    let start: P = header.value.parse().map_err(|e| header.error(e))?;
    match rules {
        Some(rules) if rules != start.options() => {
            let reason = "its options are not those of the header `rules`";
            Err(header.error(reason))
        }
        _ => Ok(start),
    }
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

/// Checks that the header `result` says what the moves say.
fn check_result<P: Notated>(record: &Record<P>, header: Header<'_>) -> Result<(), RecordError> {
    let claimed = if header.value == UNDECIDED {
        None
    } else {
        let outcome = Outcome::KEYWORDS.read(header.value);
        Some(outcome.ok_or_else(|| header.error("must be 1, 2, draw or *"))?)
    };
    if claimed == record.outcome() {
        return Ok(());
    }
    Err(match record.ending() {
        Some(ending) => header.error(format_args!("wrong after these moves: {ending}")),
        None => header.error("wrong after these moves: the game is not decided"),
    })
}
