//! Constants of the key of a position.

use board_play::{zobrist, zobrist_table};

use crate::Domino;
use crate::domino::DOMINOES;
use crate::square::SQUARES;

/// Constants of the key: pawns of each seat on each square.
pub(crate) static PAWN_KEYS: [[u64; SQUARES]; 2] = [zobrist_table(1), zobrist_table(2)];

/// Constants of the key: the knight of each seat on each square.
pub(crate) static KNIGHT_KEYS: [[u64; SQUARES]; 2] = [zobrist_table(3), zobrist_table(4)];

/// Constants of the key: the bottom place of a column has been played.
pub(crate) static PLAYED_KEYS: [u64; DOMINOES] = zobrist_table(5);

/// Constant of the key: the second seat is to move.
pub(crate) const SECOND_TO_MOVE: u64 = zobrist(6, 0);

/// Constant of the key: the options give the rack. Which rack that is, its places say.
pub(crate) const RACK_GIVEN: u64 = zobrist(8, 0);

/// Returns the part of the key that stands for a domino in a place of the rack.
pub(crate) const fn rack_key(place: u8, domino: Domino) -> u64 {
    zobrist(7, place as u32 * 256 + domino.step() as u32)
}
