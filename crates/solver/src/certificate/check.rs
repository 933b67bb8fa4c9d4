//! The checker of certificates. It knows nothing of how they come about, and shares no code with what writes
//! them: it plays the replies against everything, by the rules of the game, which are a
//! [`Position`](board_play::Position) and its text.

use core::fmt;
use std::collections::HashMap;

use board_play::{Notated, Outcome, Seat, Status};

/// What a certificate has been found to prove.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Verified<P> {
    /// The position that it is about.
    pub position: P,
    /// The seat whose strategy it is.
    pub seat: Seat,
    /// What the seat reaches.
    pub promise: Promise,
    /// How many replies it has.
    pub replies: usize,
    /// How many positions were met, ends included.
    pub positions: usize,
}

impl<P> Verified<P> {
    /// Writes the position in another way.
    #[must_use]
    pub fn map<Q>(self, write: impl FnOnce(P) -> Q) -> Verified<Q> {
        Verified {
            position: write(self.position),
            seat: self.seat,
            promise: self.promise,
            replies: self.replies,
            positions: self.positions,
        }
    }
}

/// What a strategy promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Promise {
    /// The seat wins, if a number is given within so many moves.
    Wins(Option<u32>),
    /// The seat does not lose.
    Holds,
}

/// Why a certificate is refused, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
#[non_exhaustive]
pub struct CheckError {
    /// The line of the text, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

fn refuse<T>(line: usize, reason: impl fmt::Display) -> Result<T, CheckError> {
    let reason = reason.to_string();
    Err(CheckError { line, reason })
}

/// Returns the line of the position that the first certificate of a text is about, so that the type of its
/// game can be found.
///
/// # Errors
///
/// What is wrong with the head.
pub fn position_line(text: &str) -> Result<&str, CheckError> {
    let mut lines = Lines::of(text);
    lines.head()?;
    lines.field("game")?;
    lines.field("claim")?;
    Ok(lines.field("position")?.1)
}

/// Verifies a text of one or more certificates, each move by move: from its position on, the replies of the
/// strategy against every move of the other seat and everything that chance can do, to the ends.
///
/// # Errors
///
/// The first line that is wrong, and why: it is not written as it should be, a position is missing, comes
/// twice or is never reached, a reply is not legal, a game ends otherwise than claimed, or a position that
/// is to be won comes back.
pub fn check<P: Notated>(text: &str) -> Result<Vec<Verified<P>>, CheckError> {
    let mut lines = Lines::of(text);
    let mut verified = Vec::new();
    loop {
        let certificate = Certificate::<P>::read(&mut lines)?;
        let is_last = lines.is_at_end();
        if !is_last {
            let (line, text) = lines.next()?;
            if !text.is_empty() {
                let reason = "there are more replies than `replies` says";
                return refuse(line, format_args!("{text:?}: {reason}"));
            }
        }
        verified.push(certificate.verify()?);
        if is_last {
            return Ok(verified);
        }
    }
}

/// The lines of a text, with their numbers.
struct Lines<'a> {
    rest: core::iter::Peekable<core::str::Lines<'a>>,
    line: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let rest = text.lines().peekable();
        Self { rest, line: 0 }
    }

    fn is_at_end(&mut self) -> bool {
        self.rest.peek().is_none()
    }

    fn next(&mut self) -> Result<(usize, &'a str), CheckError> {
        self.line += 1;
        match self.rest.next() {
            Some(text) => Ok((self.line, text)),
            None => refuse(self.line, "the certificate ends here, which is too early"),
        }
    }

    fn head(&mut self) -> Result<(), CheckError> {
        let (line, text) = self.next()?;
        if text != "certificate/1" {
            return refuse(line, format_args!("{text:?}: must be certificate/1"));
        }
        Ok(())
    }

    fn field(&mut self, key: &str) -> Result<(usize, &'a str), CheckError> {
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

/// A certificate as it is written: nothing is known of it yet.
struct Certificate<P: Notated> {
    seat: Seat,
    promise: Promise,
    position: P,
    /// Where the position is named.
    line: usize,
    /// The reply to each position, and its line.
    replies: HashMap<P, (P::Move, usize)>,
}

impl<P: Notated> Certificate<P> {
    fn read(lines: &mut Lines<'_>) -> Result<Self, CheckError> {
        lines.head()?;
        let (line, game) = lines.field("game")?;
        if game != P::NAME {
            return refuse(line, format_args!("game {game:?}: must be {}", P::NAME));
        }
        let (line, claim) = lines.field("claim")?;
        let Some((seat, promise)) = read_claim(claim) else {
            let wanted = "must be like `1 wins`, `1 wins within 7` or `1 holds`";
            return refuse(line, format_args!("claim {claim:?}: {wanted}"));
        };
        let (line, text) = lines.field("position")?;
        let position = read_position(line, text)?;
        let (count_line, count) = lines.field("replies")?;
        let Some(count) = read_number(count) else {
            return refuse(
                count_line,
                format_args!("replies {count:?}: must be a number"),
            );
        };
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
        Ok(Self {
            seat,
            promise,
            position,
            line,
            replies,
        })
    }

    /// Plays everything.
    fn verify(self) -> Result<Verified<P>, CheckError> {
        let lengths = self.play_all()?;
        for (position, &(_, line)) in &self.replies {
            if !lengths.contains_key(position) {
                return refuse(line, "the position never comes up");
            }
        }
        let length = lengths[&self.position];
        if let Promise::Wins(Some(most)) = self.promise
            && length.is_none_or(|length| length > most)
        {
            let reason = format_args!("the win can take {} moves, not {most}", length.unwrap_or(0));
            return refuse(self.line, reason);
        }
        Ok(Verified {
            position: self.position,
            seat: self.seat,
            promise: self.promise,
            replies: self.replies.len(),
            positions: lengths.len(),
        })
    }

    /// Follows every line of play, depth first, and returns how many moves a game can take from each
    /// position that comes up. There is no length while it is being followed: to come back to such a position
    /// is a game without end.
    fn play_all(&self) -> Result<HashMap<P, Option<u32>>, CheckError> {
        let mut lengths = HashMap::from([(self.position, None)]);
        let mut path = vec![Followed::new(self.position, self.moves(&self.position)?)];
        while let Some(last) = path.last_mut() {
            let Some(m) = last.moves.pop() else {
                let (position, length) = (last.position, last.length);
                lengths.insert(position, Some(length));
                path.pop();
                if let Some(before) = path.last_mut() {
                    before.length = before.length.max(length + 1);
                }
                continue;
            };
            let next = match last.position.after(m) {
                Ok(next) => next,
                Err(error) => {
                    let line = self.line_of(&last.position);
                    return refuse(line, format_args!("move {:?}: {error}", m.to_string()));
                }
            };
            match lengths.get(&next) {
                Some(Some(length)) => last.length = last.length.max(length + 1),
                Some(None) if self.promise == Promise::Holds => {}
                Some(None) => {
                    let line = self.line_of(&last.position);
                    return refuse(
                        line,
                        format_args!("{m} leads back to {next}: the game need not end"),
                    );
                }
                None => {
                    let moves = self.moves(&next)?;
                    lengths.insert(next, None);
                    path.push(Followed::new(next, moves));
                }
            }
        }
        Ok(lengths)
    }

    /// Returns the moves to be followed from a position: the reply, or everything that the other seat or
    /// chance can do. There are none at an end, which must be as claimed.
    fn moves(&self, position: &P) -> Result<Vec<P::Move>, CheckError> {
        match position.status() {
            Status::Over(outcome) => {
                let is_kept = match self.promise {
                    Promise::Wins(_) => outcome == Outcome::Win(self.seat),
                    Promise::Holds => outcome != Outcome::Win(!self.seat),
                };
                if is_kept {
                    return Ok(Vec::new());
                }
                let end = match outcome {
                    Outcome::Win(seat) => format!("seat {seat} has won"),
                    Outcome::Draw => "the game is drawn".to_owned(),
                };
                refuse(
                    self.line,
                    format_args!("play comes to {position}, where {end}"),
                )
            }
            Status::ToMove(seat) if seat == self.seat => match self.replies.get(position) {
                Some(&(reply, _)) => Ok(vec![reply]),
                None => refuse(
                    self.line,
                    format_args!("play comes to {position}, to which there is no reply"),
                ),
            },
            Status::ToMove(_) | Status::Chance => Ok(position.moves().collect()),
        }
    }

    /// Returns the line that says what is done in a position.
    fn line_of(&self, position: &P) -> usize {
        self.replies
            .get(position)
            .map_or(self.line, |&(_, line)| line)
    }
}

/// A position on the line of play that is being followed.
struct Followed<P: Notated> {
    position: P,
    /// The moves that have not been followed.
    moves: Vec<P::Move>,
    /// How many moves a game can take from here, by those that have.
    length: u32,
}

impl<P: Notated> Followed<P> {
    const fn new(position: P, moves: Vec<P::Move>) -> Self {
        Self {
            position,
            moves,
            length: 0,
        }
    }
}

fn read_claim(text: &str) -> Option<(Seat, Promise)> {
    let (seat, promise) = text.split_once(' ')?;
    let seat = seat.parse().ok()?;
    let promise = match promise {
        "wins" => Promise::Wins(None),
        "holds" => Promise::Holds,
        within => {
            let plies = within.strip_prefix("wins within ").and_then(read_number)?;
            Promise::Wins(Some(plies))
        }
    };
    Some((seat, promise))
}

/// Reads a plain decimal number.
fn read_number(text: &str) -> Option<u32> {
    let number: u32 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn read_position<P: Notated>(line: usize, text: &str) -> Result<P, CheckError> {
    match text.parse() {
        Ok(position) => Ok(position),
        Err(error) => refuse(line, error),
    }
}
