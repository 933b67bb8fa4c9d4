//! Constants for Zobrist keys.

/// What consecutive states of `SplitMix64` differ by: 2^64 divided by the golden ratio, odd.
pub(crate) const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// Mixes a state of `SplitMix64` into an output; different states have different outputs.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
pub(crate) const fn mix(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Returns well-mixed constant number `index` of the family `family`: a member of the `SplitMix64`
/// sequence, in which two different inputs never have the same output.
#[must_use]
pub const fn zobrist(family: u32, index: u32) -> u64 {
    let place = ((family as u64) << 32) | index as u64;
    mix(place.wrapping_mul(GOLDEN).wrapping_add(GOLDEN))
}

/// Returns a well-mixed constant for any value of the family `family`: two values of one family never
/// have the same.
pub(crate) const fn zobrist_of(family: u32, value: u64) -> u64 {
    mix(mix(zobrist(family, 0) ^ value).wrapping_add(GOLDEN))
}

/// Returns the first `N` constants of the family `family`: a table for one kind of fact, such as
/// "a black stone stands on node n".
#[must_use]
pub const fn zobrist_table<const N: usize>(family: u32) -> [u64; N] {
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        #[expect(clippy::cast_possible_truncation, reason = "tables are short")]
        {
            table[index] = zobrist(family, index as u32);
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs of `SplitMix64` from the state 0, as published with its reference code.
    #[test]
    fn constants_are_the_published_sequence() {
        let published: [u64; 3] = [
            0xE220_A839_7B1D_CDAF,
            0x6E78_9E6A_A1B9_65F4,
            0x06C4_5D18_8009_454F,
        ];
        assert_eq!(zobrist_table::<3>(0), published);
    }
}
