//! Who sits first in the first game of a match, drawn by lot.

use board_play::{Seat, Seating};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// Draws by lot who sits first in the first game of a match; each player is as likely.
///
/// The lot depends on the seed alone, and its stream is that of no game: [`generator`](crate::generator)
/// gives the same random numbers whether lots are drawn or not.
#[must_use]
pub fn draw_lot(seed: u64) -> Seating {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(u64::MAX);
    let is_first = rng.next_u32() & 1 == 0;
    Seating::with_first(if is_first { Seat::First } else { Seat::Second })
}
