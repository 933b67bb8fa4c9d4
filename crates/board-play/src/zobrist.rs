//! Constants for Zobrist keys.

/// Returns well-mixed constant number `index` of the family `family`: the `SplitMix64` sequence
/// (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014), which two
/// different inputs never map to the same output.
#[must_use]
pub const fn zobrist(family: u32, index: u32) -> u64 {
    let seed = ((family as u64) << 32) | index as u64;
    let mut z = seed
        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
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
