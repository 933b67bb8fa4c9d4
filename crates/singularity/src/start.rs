//! Where the stones begin.

use board_graph::{Board, NodeSet};
use board_play::Seat;

use crate::Corners;

/// How many stones a seat begins with.
pub(crate) const STONES: usize = 12;

/// Returns the nodes on which a seat's stones begin.
///
/// The pattern goes round the rim from a1 on. The booklet's figure is lost; these are the only two
/// layouts in which the colours alternate (rulings, section 4).
pub(crate) fn nodes(seat: Seat, corners: Corners) -> NodeSet {
    let pattern = match corners {
        Corners::Black => "12",
        Corners::White => "21",
    };
    Board::bent9().rim_pattern(pattern, ['1', '2'][seat.index()])
}
