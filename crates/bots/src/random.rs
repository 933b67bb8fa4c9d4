//! The opponent that does not think.

use board_play::{Observe, playout::below};
use rand_chacha::ChaCha8Rng;

use crate::{Bot, ProgressFn, SeatView};

/// Plays any legal move, all equally likely: a partner for trying a game out, and the yardstick for
/// every other opponent.
#[derive(Clone, Debug)]
pub struct Random {
    rng: ChaCha8Rng,
}

impl Random {
    /// Makes an opponent that takes its choices from `rng`.
    #[must_use]
    pub fn new(rng: ChaCha8Rng) -> Self {
        Self { rng }
    }
}

impl<G: Observe> Bot<G> for Random {
    fn think(&mut self, seat: &SeatView<'_, G>, _: &mut ProgressFn<'_>) -> G::Move {
        any_move(seat, &mut self.rng)
    }
}

/// Draws a legal move, all equally likely.
pub(crate) fn any_move<G: Observe>(seat: &SeatView<'_, G>, rng: &mut ChaCha8Rng) -> G::Move {
    let chosen = below(rng, seat.move_count() as u64);
    usize::try_from(chosen)
        .ok()
        .and_then(|chosen| seat.nth_move(chosen))
        .expect("a number below the count of moves is the number of a move")
}
