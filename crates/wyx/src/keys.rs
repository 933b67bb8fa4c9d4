//! Constants of the key of a position.

use board_graph::Node;
use board_play::{zobrist, zobrist_table};

use crate::Domino;
use crate::domino::DOMINOES;
use crate::options::{Field, RackSource};
use crate::square::SQUARES;

/// Constants of the key: pawns of each seat on each square.
pub(crate) static PAWN_KEYS: [[u64; SQUARES]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constants of the key: the knight of each seat on each square.
pub(crate) static KNIGHT_KEYS: [[u64; SQUARES]; 2] = [zobrist_table(3), zobrist_table(4)];

/// Constants of the key: the bottom place of a column has been played.
pub(crate) static PLAYED_KEYS: [u64; DOMINOES] = zobrist_table(5);

/// Constant of the key: the second seat is to move.
pub(crate) const SECOND_TO_MOVE: u64 = zobrist(6, 0);

/// Returns the part of the key that stands for a domino in a place of the rack.
pub(crate) const fn rack_key(place: u8, domino: Domino) -> u64 {
    #[expect(clippy::cast_possible_truncation, reason = "below 64")]
    zobrist(7, place as u32 * 64 + domino.index() as u32)
}

/// Returns the part of the key that stands for the rules, but for a rack that they give.
pub(crate) fn rules_key(field: &Field, source: RackSource) -> u64 {
    let starts = field.starts.map(Node::index);
    let words = [
        field.strongholds.squares().words()[0],
        field.strongholds.threes().words()[0],
        (starts[0] * SQUARES + starts[1]) as u64,
        field.stronghold_bars as u64 * 2 + source as u64,
    ];
    words.into_iter().zip(8..).fold(0, |key, (word, family)| {
        // Both halves of a word, each mixed.
        #[expect(clippy::cast_possible_truncation, reason = "the halves are wanted")]
        let (high, low) = ((word >> 32) as u32, word as u32);
        key ^ zobrist(2 * family, high) ^ zobrist(2 * family + 1, low)
    })
}
