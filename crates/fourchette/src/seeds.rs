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
}

/// Returns the generator of one drawer in game number `game` of a series.
///
/// Every drawer of every game has a stream of its own, so that a series comes out the same whatever
/// the order in which its games are played, and the dice fall the same whoever sits at the table.
/// The `ChaCha` streams of one seed are independent of each other and the same on every machine.
#[must_use]
pub fn generator(seed: u64, game: u64, drawer: RngStream) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let number = match drawer {
        RngStream::Chance => 0,
        RngStream::Seat(Seat::First) => 1,
        RngStream::Seat(Seat::Second) => 2,
        RngStream::Adviser => 3,
    };
    rng.set_stream(game.wrapping_mul(4).wrapping_add(number));
    rng
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand_chacha::rand_core::Rng as _;

    use super::*;

    #[test]
    fn every_drawer_has_a_stream_of_its_own_and_it_repeats() {
        let drawers = [
            RngStream::Chance,
            RngStream::Seat(Seat::First),
            RngStream::Seat(Seat::Second),
            RngStream::Adviser,
        ];
        let mut seen = HashSet::new();
        for seed in 0..4 {
            for game in 0..4 {
                for drawer in drawers {
                    let first = generator(seed, game, drawer).next_u64();
                    assert_eq!(first, generator(seed, game, drawer).next_u64());
                    assert!(seen.insert(first), "{seed} {game} {drawer:?}");
                }
            }
        }
    }
}
