//! A game that is being played by people and opponents.

use core::ops::ControlFlow;

use board_draw::DrawOptions;
use board_play::playout::random_move;
use board_play::{Ended, Ending, Observe, Outcome, PushError, Record, Seat, Status, Viewer};
use bots::{Analysis, Budget, ProgressFn, SeatView, analyse};
use rand_chacha::ChaCha8Rng;

use crate::seeds::{RngStream, generator};
use crate::{Game, GameEnd, Player, TableGame};

/// A move as a seat has seen it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldMove {
    /// The number of the move, counted from 1.
    pub ply: usize,
    /// The seat that made it; none if chance did.
    pub mover: Option<Seat>,
    /// What was seen of it.
    pub text: String,
    /// What it did, if the seat has seen all of it and its text does not say so.
    pub explanation: Option<String>,
}

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
}

/// Whether secrets are kept from the persons at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Secrecy {
    /// Until the game is over.
    Kept,
    /// They have been shown.
    Lifted,
}

/// Returns the keys of the positions of a record.
fn past<G: TableGame>(record: &Record<G>) -> Vec<u64> {
    let positions = record.positions();
    positions.map(|position| position.key()).collect()
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
        }
    }

    /// Says which game of several with one seed this is, counted from 0, as it is unless it is said: each
    /// has chance of its own.
    pub fn set_number(&mut self, number: u64) {
        self.number = number;
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

    /// Returns whether the seats know different things, of the position or of how it came about, so that
    /// neither may look when the other is to decide. Where everything [is shown](Self::is_open) they
    /// know the same.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        !self.is_open() && self.hides()
    }

    /// Returns whether the seats may come to know different things before the game is over.
    #[must_use]
    pub fn can_have_secrets(&self) -> bool {
        G::HAS_SECRETS && !self.is_open() && self.end().is_none()
    }

    /// Returns whether the rules keep something from a seat.
    fn hides(&self) -> bool {
        let position = self.record.position();
        let hides = |from| position.hidden(from) != <G as Observe>::Hidden::default();
        if Seat::ALL.into_iter().any(hides) {
            return true;
        }
        let [first, second] = Seat::ALL.map(|seat| self.record.seen_by(seat));
        first.moves() != second.moves()
    }

    /// Returns whether everything is shown although the game goes on, since its secrets have been seen.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.secrecy == Secrecy::Lifted
    }

    /// Shows everything from now on: somebody has seen the secrets of this game, and nothing makes that
    /// undone.
    pub fn open(&mut self) {
        self.secrecy = Secrecy::Lifted;
    }

    /// Returns the number of the last ply that a person at the table has not seen all of; 0 if there is
    /// none.
    #[must_use]
    pub fn last_secret(&self) -> usize {
        let moves = self.record.moves();
        let humans = Seat::ALL.into_iter().filter(|&seat| self.is_human(seat));
        let hidden = humans.filter_map(|seat| {
            let seen = self.record.seen_by(seat);
            let pairs = seen.moves().iter().map(ToString::to_string).zip(moves);
            let last = pairs
                .enumerate()
                .filter(|(_, (seen, made))| *seen != made.to_string());
            last.last().map(|(ply, _)| ply + 1)
        });
        hidden.max().unwrap_or(0)
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
                let past = past(&self.record);
                Some(bot.think(&SeatView::new(position)?.after(&past), watch))
            }
            Status::Over(_) => None,
        }
    }

    /// Looks for the best moves of the person who is to decide, by what that person may know; none if
    /// no person is to decide.
    pub fn advise(&self, budget: Budget, watch: &mut ProgressFn<'_>) -> Option<Analysis<G::Move>> {
        self.human_to_move()?;
        let past = past(&self.record);
        let seat = SeatView::new(self.record.position())?.after(&past);
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
        let before = self.record.positions().take(self.record.moves().len());
        let decisions = before.enumerate().filter(|(_, position)| {
            let mover = position.to_move();
            mover.is_some_and(|seat| self.is_human(seat))
        });
        let Some((plies, _)) = decisions.last() else {
            return false;
        };
        self.record.truncate(plies);
        true
    }

    /// Returns who looks at the table: everybody if the game is over, or [open](Self::is_open), or
    /// nobody plays it in person; else the one person, or that of two who is to move.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        if self.is_open() || self.end().is_some() {
            return Viewer::Everyone;
        }
        let any = || Seat::ALL.into_iter().find(|&seat| self.is_human(seat));
        let looking = self.human_to_move().or_else(any);
        looking.map_or(Viewer::Everyone, Viewer::Seat)
    }

    /// Returns how a legal move that is about to be made is told: as the one person sees it, or, of
    /// two, the one who does not make it.
    #[must_use]
    pub fn told(&self, m: G::Move) -> String {
        if self.is_open() {
            return m.to_string();
        }
        let position = self.record.position();
        let listener = match Seat::ALL.map(|seat| self.is_human(seat)) {
            [false, false] => return m.to_string(),
            [true, false] => Seat::First,
            [false, true] => Seat::Second,
            [true, true] => position.to_move().map_or(Seat::First, |mover| !mover),
        };
        position.seen(m, listener).to_string()
    }

    /// Returns the text of the record if the viewer has seen everything in it; else the text of what
    /// it has seen.
    #[must_use]
    pub fn text(&self) -> String {
        let Viewer::Seat(viewer) = self.viewer() else {
            return self.record.to_string();
        };
        let seen = self.record.seen_by(viewer);
        let made = self.record.moves().iter().map(ToString::to_string);
        if made.eq(seen.moves().iter().map(ToString::to_string)) {
            return self.record.to_string();
        }
        seen.to_string()
    }

    /// Returns how the position is to be drawn.
    #[must_use]
    pub fn draw_options(&self) -> DrawOptions<G::Move> {
        DrawOptions {
            last: self.record.moves().last().copied(),
            viewer: self.viewer(),
        }
    }
}

impl<G: Game> Table<G> {
    /// Returns what a seat has seen happen since it decided last.
    #[must_use]
    pub fn told_since(&self, seat: Seat) -> Vec<ToldMove> {
        let made: Vec<(G, G::Move)> = self
            .record
            .positions()
            .zip(self.record.moves().iter().copied())
            .collect();
        let own = made
            .iter()
            .rposition(|(position, _)| position.to_move() == Some(seat));
        let from = own.map_or(0, |own| own + 1);
        let told = |(ply, &(position, m)): (usize, &(G, G::Move))| {
            let text = position.seen(m, seat).to_string();
            let explanation = (text == m.to_string())
                .then(|| position.explain(m))
                .flatten();
            ToldMove {
                ply,
                mover: position.to_move(),
                text,
                explanation,
            }
        };
        (1..).zip(&made).skip(from).map(told).collect()
    }
}
