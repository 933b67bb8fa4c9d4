//! What a seat sees as numbers: stones, and whose turn it is.

use crate::Sexta;

board_stones::stone_planes!(Sexta);
