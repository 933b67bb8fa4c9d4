//! What moves do, step by step.

use board_draw::{Course, Ends, Step};
use board_graph::Node;
use board_play::{Position as _, Seat};

use super::column_name;
use crate::{Column, Move, Wyx, board};

/// Returns what a move does.
pub(super) fn course(position: &Wyx, m: Move) -> Course {
    match m {
        Move::Domino(_) => {
            let column = position.filling();
            Course::new(column.map(|column| Step::put(column_name(column))))
        }
        Move::Column(column) => {
            let jump = position
                .to_move()
                .and_then(|seat| jump(position, seat, column));
            jump.unwrap_or_default()
        }
        Move::Pass => Course::default(),
    }
}

/// Returns what the bottom domino of a column does: it goes, the knight jumps, and pawns are laid where
/// it lands, in place of one of the other seat's.
fn jump(position: &Wyx, seat: Seat, column: Column) -> Option<Course> {
    let name = |square: Node| board().name(square).to_string();
    let (from, to) = (position.knight(seat), position.landing(seat, column)?);
    let (rack, target) = (column_name(column), name(to));
    let mut steps = vec![Step::take(&rack), Step::go(name(from), &target)];
    if position.pawns(!seat).contains(to) {
        steps.push(Step::take(&target));
    }
    if !position.pawns(seat).contains(to) {
        let laid = position.strongholds().value(to);
        steps.extend((0..laid).map(|_| Step::put(&target)));
    }
    Some(Course::new(steps).with_ends(Ends::new(rack, target)))
}
