//! Playing a strategy against everything, by the rules of the game.

use std::collections::HashMap;

use board_play::{Notated, Outcome, Seat, Status};

use super::{CheckError, Promise, Verified, refuse};

/// A strategy that is played against everything.
pub(super) struct Played<'a, P: Notated> {
    pub(super) seat: Seat,
    pub(super) promise: Promise,
    pub(super) position: P,
    /// Where the position is named.
    pub(super) line: usize,
    pub(super) replies: &'a HashMap<P, (P::Move, usize)>,
}

impl<P: Notated> Played<'_, P> {
    /// Plays everything.
    pub(super) fn verify(&self) -> Result<Verified<P>, CheckError> {
        let lengths = self.play_all()?;
        for (position, &(_, line)) in self.replies {
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
