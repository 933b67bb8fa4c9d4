//! A game that is being played by people and opponents.

mod sight;

use core::ops::ControlFlow;

use board_play::playout::random_move;
use board_play::{Ended, Ending, Outcome, PushError, Record, Seat, Status};
use bots::{Analysis, Budget, ProgressFn, SeatView, analyse};
use rand_chacha::ChaCha8Rng;

use crate::seeds::{RngStream, generator};
use crate::{GameEnd, Player, TableGame};
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

    /// Returns the record for a caller that adds to it.
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
        let ended = self.record.end(Ended::Resignation, Outcome::Win(!seat));
        ended.ok().map(|_| seat)
    }

    /// Returns who plays for a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    /// Returns whether two persons sit at the table.
    #[must_use]
    pub fn has_two_humans(&self) -> bool {
        Seat::ALL.into_iter().all(|seat| self.is_human(seat))
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.players[seat.index()] == Player::Human
    }

    /// Returns whether a person sits at the table.
    #[must_use]
    pub fn has_humans(&self) -> bool {
        Seat::ALL.into_iter().any(|seat| self.is_human(seat))
    }

    /// Returns the person who is to decide next; none if chance, an opponent or nobody is.
    #[must_use]
    pub fn human_to_move(&self) -> Option<Seat> {
        if self.end().is_some() {
            return None;
        }
        let seat = self.record.position().to_move()?;
        self.is_human(seat).then_some(seat)
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
        let was_shown = self.end().is_some() && self.hides();
        let is_undone = self.take_back();
        if is_undone && was_shown {
            self.open();
        }
        is_undone
    }

    fn take_back(&mut self) -> bool {
        if self.record.ended().is_some() {
            self.record.truncate(self.record.moves().len());
            return true;
        }
        let Some(plies) = self.last_decision() else {
            return false;
        };
        self.record.truncate(plies);
        true
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
