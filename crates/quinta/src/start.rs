//! Where the stones begin.

use board_graph::{Board, NodeSet};
use board_play::Seat;

use crate::Corners;

/// How many stones a seat has.
pub(crate) const STONES: usize = 12;

/// Returns the nodes on which a seat's stones begin.
///
/// The pattern goes round the rim from a1 on. The booklet's figure is lost; twelve stones each in pairs
/// can stand in no other way, but for colours and mirror images (rulings, section 7).
pub(crate) fn nodes(seat: Seat, corners: Corners) -> NodeSet {
    let pattern = match corners {
        Corners::Black => "1122",
        Corners::White => "2211",
    };
    Board::bent9().rim_pattern(pattern, ['1', '2'][seat.index()])
}
