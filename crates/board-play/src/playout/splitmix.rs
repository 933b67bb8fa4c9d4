//! A small random number generator.

use core::convert::Infallible;

use rand_core::{TryRng, utils};

use crate::zobrist::{GOLDEN, mix};

/// A fast generator of random numbers that is seeded by one number: `SplitMix64` (Steele, Lea and Flood, *Fast
/// splittable pseudorandom number generators*, 2014). It is good enough for tests and for random games, not
/// for what nobody may guess, and the same on every machine.
#[derive(Clone, Debug)]
pub struct SplitMix {
    state: u64,
}

impl SplitMix {
    /// Begins a sequence of numbers.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }
}

impl TryRng for SplitMix {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        // The upper bits; the shift leaves no more than 32.
        let upper = self.try_next_u64()? >> 32;
        Ok(u32::try_from(upper).unwrap_or(u32::MAX))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.state = self.state.wrapping_add(GOLDEN);
        Ok(mix(self.state))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        utils::fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}
