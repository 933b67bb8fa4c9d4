//! Random number generators that depend on a seed and on nothing else.

use board_play::Seat;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

/// Who draws random numbers in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RngStream {
    /// The dice or the bag: whatever decides chance moves.
    Chance,
    /// The opponent at this seat.
    Seat(Seat),
    /// Whoever gives a person a hint.
    Adviser,
    /// Whoever draws the [opening](crate::Openings) that a game begins with.
    Opening,
}

/// Returns the generator of one drawer for one ply, of game number `game` of a series; a game by itself
/// has number 0. `ply` is the number of plies that the record has before it.
///
/// The random numbers of a ply are a function of these four and of nothing else:
///
/// * Nobody gets a second try: a ply that is taken back, or reached again from a record, is decided by
///   the same numbers, and what is rolled at a later ply does not depend on how often somebody asked.
/// * A series comes out the same whatever the order in which its games are played.
/// * The dice fall the same whoever sits at the table.
///
/// The four are, side by side, the key of the `ChaCha` generator, so that no two of these streams have
/// anything to do with each other. They are the same on every machine.
#[must_use]
pub fn generator(seed: u64, game: u64, ply: usize, drawer: RngStream) -> ChaCha8Rng {
    let drawer: u64 = match drawer {
        RngStream::Chance => 0,
        RngStream::Seat(Seat::First) => 1,
        RngStream::Seat(Seat::Second) => 2,
        RngStream::Adviser => 3,
        RngStream::Opening => 4,
    };
    let mut key = [0; 32];
    for (part, number) in key
        .chunks_exact_mut(8)
        .zip([seed, game, ply as u64, drawer])
    {
        part.copy_from_slice(&number.to_le_bytes());
    }
    ChaCha8Rng::from_seed(key)
}
