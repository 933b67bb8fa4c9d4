//! Following a game from far away: what a seat is told of a move, and the view after it.

use board_play::{Observe as _, Position as _, Seat};

use crate::outcome::winner_after_law;
use crate::{Illegal, Law, LawView, Move, Phase, Seen, Slot, View, YinYang};

/// What one seat is told of a move: what it sees of it, and what comes to light by it.
///
/// Its text is that of the move as it is seen. Behind it come, where there are such, a law that the
/// viewer did not know and that the move posts, `1@a1:bbbb>bb.b` or `3*1=?:bbb.>*`; and `#` if the move
/// leaves the next seat without any, which may be due to laws that the viewer does not know: `end#`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Told {
    /// The move as it is seen.
    pub seen: Seen,
    /// The other seat's law that the move posts, if it was hidden.
    pub posted: Option<Law>,
    /// Whether the next seat has no legal move, and so has lost.
    pub stuck: bool,
}

/// Why a move, as it is told, cannot follow on a view.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Impossible {
    /// The rules forbid the move, whatever is hidden.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The viewer sees all of its own moves (rulings, section 11: what a player sees).
    #[error("it is the turn of seat {0}, which sees all of its own moves")]
    OwnMove(Seat),
    /// A law that the other seat writes is not seen (rulings, section 11: what a player sees).
    #[error("seat {0} is to move, and a law that it writes is seen as ?")]
    InSecret(Seat),
    /// All laws have been written (rulings, section 11: four laws in secret).
    #[error("all laws are written; only an adaptation can rewrite one, as in 3*1=?")]
    LawsWritten,
    /// A law comes to light, and is not told (rulings, section 11: the first use posts a law).
    #[error(
        "the move posts law {slot} of seat {seat}, which must be told behind it, as in :bw..>b..."
    )]
    Untold {
        /// The owner.
        seat: Seat,
        /// The place of the law.
        slot: Slot,
    },
    /// No law comes to light.
    #[error("the move posts no hidden law, and so cannot bring {0} to light")]
    NothingPosted(Law),
    /// No guess at what is hidden makes the move legal.
    #[error("whatever laws seat {0} has hidden, it cannot move so")]
    NoGuess(Seat),
    /// The move is told to leave the next seat without any, and it cannot.
    #[error("the move does not leave seat {0} without a legal move, as # would say")]
    NotStuck(Seat),
    /// The move leaves the next seat without any, and it is not told so (rulings, section 11: it loses).
    #[error("the move leaves seat {0} without a legal move, which # must say behind it")]
    Stuck(Seat),
}

impl YinYang {
    /// Returns what a seat is told of a legal move.
    pub(crate) fn report(&self, m: Move, viewer: Seat) -> Told {
        let mut after = *self;
        after.play_unchecked(m);
        Told {
            seen: self.seen(m, viewer),
            posted: self.law_posted_by(m, &after, viewer),
            stuck: self.leaves_stuck(m, &after),
        }
    }

    /// Returns the law that a move posts, if it was hidden from the viewer.
    fn law_posted_by(&self, m: Move, after: &Self, viewer: Seat) -> Option<Law> {
        let (Move::Use { slot, .. } | Move::Adapt { slot, .. }) = m else {
            return None;
        };
        let mover = self.to_move().filter(|&mover| mover != viewer)?;
        // An adaptation that has rewritten itself is hidden again.
        let posted = after.is_posted(mover, slot) && !self.is_posted(mover, slot);
        after.law(mover, slot).filter(|_| posted)
    }

    /// Returns whether a move has ended the game by leaving the next seat without a legal move, and
    /// not by a pawn on its goal.
    fn leaves_stuck(&self, m: Move, after: &Self) -> bool {
        let (Some(mover), Phase::Over { .. }) = (self.to_move(), after.phase()) else {
            return false;
        };
        let goal = self.options.goal();
        let stepped = matches!(m, Move::Step { .. });
        !stepped && winner_after_law(after.pawns(), mover, goal).is_none()
    }
}

/// A move as a seat sees it, and what that leaves open.
#[derive(Clone, Copy)]
struct Sighting {
    mover: Seat,
    seen: Seen,
    /// The place of a hidden law that the move uses.
    used: Option<Slot>,
}

impl Sighting {
    /// Returns the move, with a guess for a law that is written in secret.
    const fn with(self, guess: Law) -> Move {
        match self.seen {
            Seen::Move(m) => m,
            Seen::Written => Move::Write(guess),
            Seen::Adapted { slot, rewritten } => Move::Adapt {
                slot,
                rewritten,
                law: guess,
            },
        }
    }

    /// Returns the place of the hidden law that comes to light: the one used, unless it rewrites itself.
    fn posted(self) -> Option<Slot> {
        match self.seen {
            Seen::Adapted { rewritten, .. } => self.used.filter(|&slot| slot != rewritten),
            Seen::Move(_) | Seen::Written => self.used,
        }
    }
}

impl View {
    /// Returns the view after a move that the viewer is told of.
    ///
    /// It plays the move in a position that looks like this view. What is hidden decides two things
    /// only: whether the law that a move uses, if it stays hidden, is fit for it, and whether a seat can
    /// move at all. For both, guesses that have the same law in all places are as good as any others.
    pub(crate) fn follow(&self, told: &Told) -> Result<Self, Impossible> {
        let sighting = self.sighting(told.seen)?;
        let mover = sighting.mover;
        match (sighting.posted(), told.posted) {
            (Some(slot), None) => return Err(Impossible::Untold { seat: mover, slot }),
            (None, Some(law)) => return Err(Impossible::NothingPosted(law)),
            _ => {}
        }
        let population = self.options().population();
        if let Some(law) = told.posted.filter(|law| !law.is_allowed(population)) {
            return Err(Illegal::MixedPopulation(law).into());
        }
        let mut refusal = Impossible::NoGuess(mover);
        for guess in Law::all(population) {
            let place = |slot| {
                let known = told.posted.filter(|_| sighting.used == Some(slot));
                known.unwrap_or(guess)
            };
            let setup = self.setup(place);
            let m = sighting.with(guess);
            // Unless the law that is used is a guess, the rules say the same whatever the guess.
            let is_guessed = sighting.used.is_some() && told.posted.is_none();
            match YinYang::from_valid(&setup).check(m) {
                Err(_) if is_guessed => continue,
                checked => checked?,
            }
            let Ok(position) = YinYang::try_from(setup) else {
                continue;
            };
            let mut after = position;
            after.play_unchecked(m);
            match (position.leaves_stuck(m, &after), told.stuck) {
                (true, false) => refusal = Impossible::Stuck(!mover),
                (false, true) => refusal = Impossible::NotStuck(!mover),
                _ => return Ok(after.view(self.viewer)),
            }
        }
        Err(refusal)
    }

    /// Says who moves, and which hidden law is used; refuses what the viewer cannot see so.
    fn sighting(&self, seen: Seen) -> Result<Sighting, Impossible> {
        let mover = match self.phase() {
            Phase::Over { winner } => return Err(Illegal::GameOver(winner).into()),
            Phase::Writing { seat, .. } | Phase::Turn(seat) | Phase::Stepped(seat) => seat,
        };
        let is_own = mover == self.viewer;
        let slot = match seen {
            Seen::Written | Seen::Adapted { .. } if is_own => {
                return Err(Impossible::OwnMove(mover));
            }
            Seen::Move(Move::Write(_) | Move::Adapt { .. }) if !is_own => {
                return Err(Impossible::InSecret(mover));
            }
            Seen::Move(Move::Use { slot, .. }) | Seen::Adapted { slot, .. } => Some(slot),
            Seen::Move(_) | Seen::Written => None,
        };
        match (self.phase(), seen) {
            (Phase::Writing { .. }, Seen::Written | Seen::Move(Move::Write(_))) => {}
            (Phase::Writing { seat, slot }, _) => {
                return Err(Illegal::LawsFirst { seat, slot }.into());
            }
            (_, Seen::Written) => return Err(Impossible::LawsWritten),
            _ => {}
        }
        let used = slot.filter(|&slot| self.law(mover, slot) == LawView::Hidden);
        Ok(Sighting { mover, seen, used })
    }
}
