//! Where the stones begin.

use board_graph::{Board, NodeSet};
use board_play::Seat;

use crate::Start;

/// How many stones a seat has.
pub(crate) const STONES: usize = 6;

/// Returns the nodes on which a seat's stones begin.
///
/// A pattern goes round the rim from a1 on, again and again. The booklet's figure is lost: the pairs
/// are the booklet's, their places are rebuilt, with low certainty (rulings, section 8).
pub(crate) fn nodes(seat: Seat, start: Start) -> NodeSet {
    let pattern = match start {
        Start::Even => ".11..22.",
        Start::EvenCorner => "11..22..",
        Start::FairCorner => ".11...22",
        Start::FairMid => "..11.22.",
    };
    Board::bent9().rim_pattern(pattern, ['1', '2'][seat.index()])
}
