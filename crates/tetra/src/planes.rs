//! What a seat sees as numbers: stones on the board and in hand, and whose turn it is.

use crate::Tetra;
use crate::position::STONES;

board_stones::stone_planes!(
    Tetra:
    "how many stones of the viewer are in hand, of 10",
    "how many stones of the other seat are in hand, of 10";
    |planes, game, viewer| {
        for seat in [viewer, !viewer] {
            planes.share(game.in_hand(seat), STONES);
        }
    }
);
