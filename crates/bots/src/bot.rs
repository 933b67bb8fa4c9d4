//! What an opponent is.

use board_play::Observe;

use crate::SeatView;

/// Decides for one seat of a game.
pub trait Bot<G: Observe>: Send {
    /// Chooses one of the legal moves of the seat that is to move.
    fn choose(&mut self, seat: &SeatView<'_, G>) -> G::Move;
}
