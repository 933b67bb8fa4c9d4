//! What a seat sees as numbers: stones, and whose turn it is.

use crate::Quinta;

board_stones::stone_planes!(Quinta);
