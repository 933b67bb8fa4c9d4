//! The place of the n-th one bit in a word, in plain arithmetic.
//!
//! Vigna, "Broadword implementation of rank/select queries" (2008). The one bits of each byte are
//! counted as in the usual population count, and one multiplication adds them up from below. A
//! comparison of all eight sums at once finds the byte, and a table finds the bit in it. That takes
//! about 20 operations and no loop, and needs neither `popcnt` nor `pdep`, instructions that the
//! compiler's default target does not have.

/// The lowest bit of every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The highest bit of every byte.
const TOPS: u64 = 0x8080_8080_8080_8080;

/// `IN_BYTE[n][byte]`: the place of the one bit of `byte` that has `n` one bits below it.
static IN_BYTE: [[u8; 256]; 8] = in_byte();

const fn in_byte() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let mut rank = 0;
        let mut place = 0;
        while place < 8 {
            if byte >> place & 1 != 0 {
                table[rank][byte] = place;
                rank += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
}

/// Returns a word whose byte `i` counts the one bits in the bytes 0 to `i` of `word`.
#[inline]
pub(super) const fn ranks(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes.wrapping_mul(ONES)
}

/// Returns the number of one bits of the word that has these ranks.
#[inline]
pub(super) const fn total(ranks: u64) -> usize {
    (ranks >> 56) as usize
}

/// Returns the place of the one bit of `word` that has `n` one bits below it. `ranks` must be those
/// of `word`, and `n` less than their total.
#[inline]
pub(super) const fn select(word: u64, ranks: u64, n: usize) -> usize {
    // A byte keeps its top bit if its rank is at most `n`: then the bit is in a higher byte.
    let passed = (((n as u64 * ONES) | TOPS) - ranks) & TOPS;
    let shift = ((passed >> 7).wrapping_mul(ONES) >> 56 << 3 & 0xFF) as usize;
    let before = (ranks << 8 >> shift & 0xFF) as usize;
    let byte = (word >> shift & 0xFF) as usize;
    shift + IN_BYTE[n - before][byte] as usize
}
