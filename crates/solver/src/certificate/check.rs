//! The checker of certificates. It knows nothing of how they come about, and shares no code with what writes
//! them: it plays the replies against everything, by the rules of the game, which are a
//! [`Position`](board_play::Position) and its text.

mod lines;
mod played;

use core::fmt;
use std::collections::HashMap;

use board_play::{Notated, Seat};

use crate::Solvable;
use lines::{Lines, read_claim, read_position, read_regions, read_replies};
use played::Played;

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

impl Promise {
    /// Returns the word for it, as programs read it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wins(_) => "wins",
            Self::Holds => "holds",
        }
    }

    /// Returns within how many moves the seat wins, if that is promised.
    #[must_use]
    pub const fn within(self) -> Option<u32> {
        match self {
            Self::Wins(within) => within,
            Self::Holds => None,
        }
    }
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

pub(crate) fn refuse<T>(line: usize, reason: impl fmt::Display) -> Result<T, CheckError> {
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
pub fn check<P: Notated + Solvable>(text: &str) -> Result<Vec<Verified<P>>, CheckError> {
    let mut lines = Lines::of(text);
    let mut verified = Vec::new();
    loop {
        let certificate = Certificate::<P>::read(&mut lines)?;
        let is_last = lines.is_at_end();
        if !is_last {
            let (line, text) = lines.next()?;
            if !text.is_empty() {
                let reason = "there are more lines than its head says";
                return refuse(line, format_args!("{text:?}: {reason}"));
            }
        }
        verified.push(certificate.verify()?);
        if is_last {
            return Ok(verified);
        }
    }
}

/// A certificate as it is written: nothing is known of it yet.
struct Certificate<'a, P: Notated> {
    seat: Seat,
    promise: Promise,
    position: P,
    /// Where the position is named.
    line: usize,
    strategy: Strategy<'a, P>,
}

enum Strategy<'a, P: Notated> {
    /// The reply to each position, and its line.
    Replies(HashMap<P, (P::Move, usize)>),
    /// Lines that the game knows how to read, and their numbers.
    Regions(Vec<(usize, &'a str)>),
}

impl<'a, P: Notated + Solvable> Certificate<'a, P> {
    fn read(lines: &mut Lines<'a>) -> Result<Self, CheckError> {
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
        let strategy = if lines.next_begins_with("regions: ") {
            Strategy::Regions(read_regions(lines)?)
        } else {
            Strategy::Replies(read_replies(lines)?)
        };
        Ok(Self {
            seat,
            promise,
            position,
            line,
            strategy,
        })
    }

    fn verify(&self) -> Result<Verified<P>, CheckError> {
        let replies = match &self.strategy {
            Strategy::Replies(replies) => replies,
            Strategy::Regions(lines) => return self.verify_regions(lines),
        };
        let game = Played {
            seat: self.seat,
            promise: self.promise,
            position: self.position,
            line: self.line,
            replies,
        };
        game.verify()
    }

    fn verify_regions(&self, lines: &[(usize, &str)]) -> Result<Verified<P>, CheckError> {
        let checked = self.position.check_regions(self.seat, lines);
        let Some(checked) = checked.filter(|_| self.promise == Promise::Wins(None)) else {
            return refuse(
                self.line,
                "of this claim there is no certificate by regions",
            );
        };
        checked?;
        Ok(Verified {
            position: self.position,
            seat: self.seat,
            promise: self.promise,
            replies: lines.len(),
            positions: lines.len(),
        })
    }
}
