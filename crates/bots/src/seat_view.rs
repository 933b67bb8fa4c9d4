//! What a seat may know when it is to move.

use board_play::{Observe, Past, Seat};
use solver::{Limits, Solution};

use crate::{Playable, Trials};

/// Returns whether a game hides nothing.
pub(crate) const fn is_open<G: Observe>() -> bool {
    !G::HAS_SECRETS
}

/// A seat that is to move, and what it may know: its view of the position and its legal moves.
///
/// The position itself stays private. A bot that searches builds positions of its own, by
/// [`Observe::complete`] from the view and a guess at what is hidden.
#[derive(Clone, Copy, Debug)]
pub struct SeatView<'a, G> {
    position: &'a G,
    seat: Seat,
    past: Option<&'a Past>,
}

impl<'a, G: Observe> SeatView<'a, G> {
    /// Looks at a position through the eyes of the seat that is to move; `None` when chance decides
    /// or the game is over.
    #[must_use]
    pub fn new(position: &'a G) -> Option<Self> {
        let seat = position.to_move()?;
        Some(Self {
            position,
            seat,
            past: None,
        })
    }

    /// Adds what stood on the board before: the positions of this game, as
    /// [`Record::past`](board_play::Record::past) has them. Opponents avoid bringing one of them back, so
    /// that they do not go round in circles.
    ///
    /// In a game that hides something this changes nothing: a key could give it away.
    #[must_use]
    pub fn after(self, past: &'a Past) -> Self {
        let past = is_open::<G>().then_some(past);
        Self { past, ..self }
    }

    /// Returns the positions that stood before, if they are known.
    pub(crate) fn past(&self) -> Option<&'a Past> {
        self.past
    }

    /// Returns the seat that is to move.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the position to be tried out, if the game knows how to and hides nothing.
    pub(crate) fn trials(&self) -> Option<Box<dyn Trials>>
    where
        G: Playable,
    {
        if is_open::<G>() {
            self.position.trials()
        } else {
            None
        }
    }

    /// Solves the position, if the game is one that is solved when little is left of it, and hides nothing.
    pub(crate) fn solved(
        &self,
        limits: Limits,
        watch: &mut solver::ProgressFn<'_>,
    ) -> Option<Solution<G::Move>>
    where
        G: Playable,
    {
        if !is_open::<G>() {
            return None;
        }
        self.position.solved(limits, watch)
    }

    /// Returns the move with a number in trials.
    pub(crate) fn trial_move(&self, action: usize) -> Option<G::Move>
    where
        G: Playable,
    {
        self.position.trial_move(action)
    }

    /// Returns what the seat sees of the position.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.position.view(self.seat)
    }

    /// Lists the legal moves in ascending order; there is at least one.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> {
        self.position.moves()
    }

    /// Counts the legal moves.
    #[must_use]
    pub fn move_count(&self) -> usize {
        self.position.move_count()
    }

    /// Returns the `n`-th legal move in ascending order, counted from 0.
    #[must_use]
    pub fn nth_move(&self, n: usize) -> Option<G::Move> {
        self.position.nth_move(n)
    }
}
