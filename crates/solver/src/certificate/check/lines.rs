//! Reading certificates, line by line.

use std::collections::HashMap;

use board_play::text::number;
use board_play::{Notated, Seat};

use super::{CheckError, Promise, refuse};

/// The lines of a text, with their numbers.
pub(super) struct Lines<'a> {
    rest: core::iter::Peekable<core::str::Lines<'a>>,
    line: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        let rest = text.lines().peekable();
        Self { rest, line: 0 }
    }

    pub(super) fn is_at_end(&mut self) -> bool {
        self.rest.peek().is_none()
    }

    pub(super) fn next(&mut self) -> Result<(usize, &'a str), CheckError> {
        self.line += 1;
        match self.rest.next() {
            Some(text) => Ok((self.line, text)),
            None => refuse(self.line, "the certificate ends here, which is too early"),
        }
    }

    pub(super) fn next_begins_with(&mut self, key: &str) -> bool {
        self.rest.peek().is_some_and(|text| text.starts_with(key))
    }

    pub(super) fn head(&mut self) -> Result<(), CheckError> {
        let (line, text) = self.next()?;
        if text != "certificate/1" {
            return refuse(line, format_args!("{text:?}: must be certificate/1"));
        }
        Ok(())
    }

    pub(super) fn field(&mut self, key: &str) -> Result<(usize, &'a str), CheckError> {
        let (line, text) = self.next()?;
        let value = text
            .strip_prefix(key)
            .and_then(|rest| rest.strip_prefix(": "));
        match value {
            Some(value) => Ok((line, value)),
            None => refuse(line, format_args!("{text:?}: must be `{key}: …`")),
        }
    }
}

fn read_count(lines: &mut Lines<'_>, key: &str) -> Result<u32, CheckError> {
    let (line, count) = lines.field(key)?;
    match number(count, 0..=u32::MAX) {
        Ok(count) => Ok(count),
        Err(error) => refuse(line, format_args!("{key} {count:?}: {error}")),
    }
}

pub(super) fn read_regions<'a>(lines: &mut Lines<'a>) -> Result<Vec<(usize, &'a str)>, CheckError> {
    let count = read_count(lines, "regions")?;
    (0..count).map(|_| lines.next()).collect()
}

pub(super) fn read_replies<P: Notated>(
    lines: &mut Lines<'_>,
) -> Result<HashMap<P, (P::Move, usize)>, CheckError> {
    let count = read_count(lines, "replies")?;
    let mut replies = HashMap::new();
    for _ in 0..count {
        let (line, text) = lines.next()?;
        let Some((position, reply)) = text.split_once(" -> ") else {
            return refuse(line, format_args!("{text:?}: must be `POSITION -> MOVE`"));
        };
        let position = read_position(line, position)?;
        let reply = match reply.parse() {
            Ok(reply) => reply,
            Err(error) => return refuse(line, error),
        };
        if let Some((_, before)) = replies.insert(position, (reply, line)) {
            return refuse(line, format_args!("the position is on line {before} too"));
        }
    }
    Ok(replies)
}

pub(super) fn read_claim(text: &str) -> Option<(Seat, Promise)> {
    let (seat, promise) = text.split_once(' ')?;
    let seat = seat.parse().ok()?;
    let promise = match promise {
        "wins" => Promise::Wins(None),
        "holds" => Promise::Holds,
        within => {
            let plies = within.strip_prefix("wins within ")?;
            Promise::Wins(Some(number(plies, 0..=u32::MAX).ok()?))
        }
    };
    Some((seat, promise))
}

pub(super) fn read_position<P: Notated>(line: usize, text: &str) -> Result<P, CheckError> {
    match text.parse() {
        Ok(position) => Ok(position),
        Err(error) => refuse(line, error),
    }
}
