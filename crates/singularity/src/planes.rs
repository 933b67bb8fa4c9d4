//! What a seat sees as numbers: stones, and whose turn it is.

use crate::Singularity;

board_stones::stone_planes!(Singularity);
