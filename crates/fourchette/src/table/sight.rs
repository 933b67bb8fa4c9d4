//! Who may see what of a game at a table.

use board_draw::DrawOptions;
use board_play::{Observe, Seat, Viewer};

use super::Table;
use crate::{Game, TableGame};

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

/// Whether secrets are kept from the persons at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Secrecy {
    /// Until the game is over.
    Kept,
    /// They have been shown.
    Lifted,
}

impl<G: TableGame> Table<G> {
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
    pub(super) fn hides(&self) -> bool {
        if !G::HAS_SECRETS {
            return false;
        }
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
        if !G::HAS_SECRETS {
            return 0;
        }
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
        // Backward from the last move, and no further than is told.
        let moves = self.record.moves();
        let before = self.record.positions().rev().skip(1);
        let made = (1..=moves.len()).rev().zip(before).zip(moves.iter().rev());
        let news = made.take_while(|((_, position), _)| position.to_move() != Some(seat));
        let told = |((ply, position), &m): ((usize, G), &G::Move)| {
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
        let mut told: Vec<ToldMove> = news.map(told).collect();
        told.reverse();
        told
    }
}
