//! A game that is being played by people and opponents.

mod players;
mod rematch;
mod sight;

use core::ops::ControlFlow;

use board_play::playout::random_move;
use board_play::{EndError, Ended, Ending, Outcome, PushError, Record, Seat, Status};
use bots::{Analysis, Budget, ProgressFn, SeatView, analyse};
use rand_chacha::ChaCha8Rng;

use crate::seeds::{RngStream, generator};
use crate::{GameEnd, Player, TableGame};
pub(crate) use rematch::with_colours_exchanged;
use sight::Secrecy;
pub use sight::ToldMove;

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
}

impl<G: TableGame> Table<G> {
    /// Seats everybody at a game, which may have begun. All chance comes from the seed and the number of
    /// the ply, as [`generator`] says: what is rolled, and what an opponent chooses, at one ply is the
    /// same however the game came there, by play, from a record, or after moves were taken back.
    #[must_use]
    pub fn new(record: Record<G>, players: [Player; 2], seed: u64) -> Self {
        Self {
            record,
            players,
            seed,
            number: 0,
            secrecy: Secrecy::Kept,
            memory: Budget::MEMORY,
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

    /// Returns the random numbers of one drawer for the next ply.
    fn generator(&self, drawer: RngStream) -> ChaCha8Rng {
        generator(self.seed, self.number, self.record.moves().len(), drawer)
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
        self.record.push(m)
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

    /// Returns what chance or an opponent decides next; none if a person is to decide or nobody.
    /// The move is not made yet.
    #[must_use]
    pub fn decide(&self) -> Option<G::Move> {
        self.decide_watched(&mut |_| ControlFlow::Continue(()))
    }

    /// Decides as [`decide`](Self::decide), while somebody watches an opponent think.
    pub fn decide_watched(&self, watch: &mut ProgressFn<'_>) -> Option<G::Move> {
        if self.end().is_some() {
            return None;
        }
        let position = self.record.position();
        match position.status() {
            Status::Chance => random_move(position, &mut self.generator(RngStream::Chance)),
            Status::ToMove(seat) => {
                let Player::Bot(kind) = self.player(seat) else {
                    return None;
                };
                let mut bot = kind.bot(self.generator(RngStream::Seat(seat)));
                bot.limit_memory(self.memory);
                Some(bot.think(&SeatView::new(position)?.after(self.record.past()), watch))
            }
            Status::Over(_) => None,
        }
    }

    /// Looks for the best moves of the person who is to decide, by what that person may know; none if
    /// no person is to decide.
    pub fn advise(&self, budget: Budget, watch: &mut ProgressFn<'_>) -> Option<Analysis<G::Move>> {
        self.human_to_move()?;
        let seat = SeatView::new(self.record.position())?.after(self.record.past());
        let budget = budget.with_memory(budget.memory().min(self.memory));
        let mut rng = self.generator(RngStream::Adviser);
        Some(analyse(&seat, budget, &mut rng, watch))
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
