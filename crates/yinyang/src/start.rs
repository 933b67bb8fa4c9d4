//! Where the pawns start.

use crate::Pawns;

/// The ranks from the fourth to the first. The booklet's figure is lost, and they are rebuilt: two
/// independent programs agree on them (rulings, section 11).
const RANKS: [&[u8; 4]; 4] = [b"bwww", b"bwww", b"bbbw", b"bbbw"];

impl Pawns {
    /// The start: Black on a1 b1 c1 a2 b2 c2 a3 a4, White on the other eight squares.
    pub const START: Self = {
        let mut black = 0;
        let mut square = 0;
        while square < 16 {
            if RANKS[3 - square / 4][square % 4] == b'b' {
                black |= 1 << square;
            }
            square += 1;
        }
        Self::of_sets([black, !black])
    };
}
