//! Where the bottom dominoes lead, all eight at once.
//!
//! On a frame 16 wide and 16 high with the board in its lower left corner a square is a byte, its file
//! in the bits 0 to 2 and its rank in the bits 4 to 6, and a jump is a byte too: `dx + 16·dy`. Their
//! sum is the byte of the square that the jump leads to, and has bit 3 or bit 7 set exactly if that
//! square is off the board: jumps of at most 7 are too short to come back to it from the other side. Chess programs
//! call this "0x88". The jumps of the eight columns are the bytes of one word, so that one addition
//! makes all of them.

use board_graph::Node;

use crate::column::ColumnSet;
use crate::{Domino, SquareSet};

/// A one in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// A jump that leads off the board from everywhere: for a column without dominoes.
pub(crate) const NOWHERE: u8 = 0x88;

/// Eight of them.
pub(crate) const ALL_NOWHERE: u64 = NOWHERE as u64 * ONES;

/// Returns the squares that eight jumps from a square lead to, a byte of the frame each.
fn landings(from: Node, steps: u64) -> u64 {
    let index = from.index() as u64;
    let place = (index + (index & 0x38)) * ONES;
    // The top bits are added apart, so that no byte carries into the next.
    let tops = 0x80 * ONES;
    (place + (steps & !tops)) ^ (steps & tops)
}

/// Returns the places in board order of squares that are given as bytes of the frame.
const fn board_order(landings: u64) -> u64 {
    (landings & (0x07 * ONES)) | (landings >> 1 & (0x38 * ONES))
}

/// Returns the square that a domino leads to from a square, if it is on the board.
pub(crate) fn landing(from: Node, domino: Domino) -> Option<Node> {
    let landing = landings(from, domino.step().into()) & 0xFF;
    if landing & 0x88 != 0 {
        return None;
    }
    let [index, ..] = board_order(landing).to_le_bytes();
    Some(Node::new(index.into()))
}

/// Returns the columns whose jumps, a byte of `steps` each, lead from a square to one of the squares
/// `free`.
pub(crate) fn playable(from: Node, steps: u64, free: SquareSet) -> ColumnSet {
    let landings = landings(from, steps);
    let [free] = free.words();
    let indices = board_order(landings).to_le_bytes();
    let mut columns = 0;
    for (column, index) in indices.into_iter().enumerate() {
        let bit = free >> (index & 63) & 1;
        columns |= bit << column;
    }
    // Bit 7 of each byte that is off the board; one multiplication gathers them.
    let off = (landings | landings << 4) >> 7 & ONES;
    let off = off.wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let [columns, ..] = (columns & !off).to_le_bytes();
    ColumnSet::from_bits(columns)
}
