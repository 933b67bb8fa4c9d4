//! A game that is being played by people and opponents.

mod players;
mod rematch;
mod sight;
mod thinking;

use core::num::NonZeroUsize;

use board_play::{EndError, Ended, Ending, Outcome, PushError, Record, Seat};
use bots::Budget;

use crate::{GameEnd, Player, TableGame};
pub(crate) use rematch::with_colours_exchanged;
use sight::Secrecy;
pub use sight::ToldMove;
use thinking::Trees;

/// A game that is being played: its record, and everybody who decides something in it. It knows who
/// may see what, so that a program that shows no more than [`told`](Self::told),
/// [`text`](Self::text) and [`draw_options`](Self::draw_options) gives nothing away.
#[derive(Clone, Debug)]
pub struct Table<G: TableGame> {
    record: Record<G>,
    players: [Player; 2],
    seed: u64,
    number: u64,
    secrecy: Secrecy,
    /// How many bytes each search may take.
    memory: usize,
    /// On how many threads each search goes on.
    threads: NonZeroUsize,
    /// What is kept between decisions, if that is asked for.
    trees: Option<Box<Trees<G>>>,
}

impl<G: TableGame> Table<G> {
    /// Seats everybody at a game, which may have begun. All chance comes from the seed and the number of
    /// the ply, as [`generator`](crate::generator) says: what is rolled at one ply, and what an opponent
    /// chooses that does not [keep](Self::keep_trees) anything, is the same however the game came there, by
    /// play, from a record, or after moves were taken back.
    #[must_use]
    pub fn new(record: Record<G>, players: [Player; 2], seed: u64) -> Self {
        Self {
            record,
            players,
            seed,
            number: 0,
            secrecy: Secrecy::Kept,
            memory: Budget::MEMORY,
            threads: NonZeroUsize::MIN,
            trees: None,
        }
    }

    /// Says which game of several with one seed this is, counted from 0, as it is unless it is said: each
    /// has chance of its own.
    pub fn set_number(&mut self, number: u64) {
        self.number = number;
    }

    /// Returns the seed that all chance comes from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns which game of several with one seed this is.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// Bounds the memory that each opponent, and the adviser, takes for a decision, in bytes; see
    /// [`Budget::with_memory`].
    pub fn limit_memory(&mut self, bytes: usize) {
        self.memory = bytes;
    }

    /// Lets each opponent, and the adviser, think on so many threads; see [`Budget::with_threads`]. What they
    /// decide depends on how many they are.
    pub fn use_threads(&mut self, threads: NonZeroUsize) {
        self.threads = threads;
    }

    /// Returns the record, with everything that happened.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns the record for a caller that adds to what it keeps besides its moves.
    pub(crate) fn record_mut(&mut self) -> &mut Record<G> {
        &mut self.record
    }

    /// Makes a move for whoever is to decide.
    ///
    /// # Errors
    ///
    /// As [`Record::push`].
    pub fn push(&mut self, m: G::Move) -> Result<Option<Ending>, PushError<G::Illegal>> {
        let ending = self.record.push(m)?;
        if let Some(trees) = &mut self.trees {
            trees.follow(m);
        }
        Ok(ending)
    }

    /// Returns why the game is over, if it is.
    #[must_use]
    pub fn end(&self) -> Option<GameEnd> {
        Some(match self.record.ending()? {
            Ending::Ended(Ended::Resignation, Outcome::Win(winner)) => GameEnd::Resigned(!winner),
            ending => GameEnd::Ending(ending),
        })
    }

    /// Ends the game for the person who is to decide, and returns who that is; none if no person is.
    pub fn resign(&mut self) -> Option<Seat> {
        let seat = self.human_to_move()?;
        self.resign_for(seat).ok().map(|_| seat)
    }

    /// Ends the game for a seat that gives it up, whoever is to decide.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn resign_for(&mut self, seat: Seat) -> Result<Ending, EndError> {
        self.end_by(Ended::Resignation, Outcome::Win(!seat))
    }

    /// Ends a game that its moves have not decided, as [`Record::end`]: on time, by agreement, by forfeit.
    /// [`undo`](Self::undo) and [`truncate`](Self::truncate) take that back.
    ///
    /// # Errors
    ///
    /// The game is over, or would be drawn by resignation; nothing has changed then.
    pub fn end_by(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError> {
        self.record.end(ended, outcome)
    }

    /// Takes moves back until the person who decided last is to decide again, and tells whether there
    /// was such a decision. What chance decides after it is the same again. To resign is a decision too, or
    /// what else has ended the record.
    ///
    /// What the end of the game has shown stays shown: if there were secrets everything
    /// [is shown](Self::is_open) from then on.
    pub fn undo(&mut self) -> bool {
        let plies = match self.record.ended() {
            Some(_) => Some(self.record.moves().len()),
            None => self.last_decision(),
        };
        plies.map(|plies| self.truncate(plies)).is_some()
    }

    /// Takes moves back until `plies` are left, whoever decided them, and returns those taken back in
    /// order: to push them again makes the same game. If there are no more than `plies`, none is taken
    /// back. What [`end_by`](Self::end_by) has done is taken back in any case.
    ///
    /// What the end of the game has shown stays shown, as with [`undo`](Self::undo). Comments on the moves
    /// are lost.
    pub fn truncate(&mut self, plies: usize) -> Vec<G::Move> {
        let was_shown = self.end().is_some() && self.hides();
        let taken_back = self
            .record
            .moves()
            .get(plies..)
            .unwrap_or_default()
            .to_vec();
        self.record.truncate(plies);
        if !taken_back.is_empty() && self.trees.is_some() {
            self.trees = Some(Box::default());
        }
        if was_shown {
            self.open();
        }
        taken_back
    }

    /// Returns how many moves there were before the last that a person has decided on, if there is one.
    ///
    /// Cost: in proportion to the moves since then, not to the length of the game.
    fn last_decision(&self) -> Option<usize> {
        let plies = self.record.moves().len();
        let before = self.record.positions().rev().skip(1);
        let mut decisions = (0..plies).rev().zip(before).filter(|(_, position)| {
            let mover = position.to_move();
            mover.is_some_and(|seat| self.is_human(seat))
        });
        decisions.next().map(|(plies, _)| plies)
    }
}
