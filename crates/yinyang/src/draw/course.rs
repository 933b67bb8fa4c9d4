//! What moves do, step by step, as far as both seats see it.

use board_draw::{Course, Ends, Step};
use board_play::Seat;

use super::law_name;
use crate::{Effect, Move, Phase, Slot, Window, YinYang};

/// Returns what a move does. It says which law is written, and not how.
pub(super) fn course(position: &YinYang, m: Move) -> Course {
    let (Phase::Writing { seat, .. } | Phase::Turn(seat) | Phase::Stepped(seat)) = position.phase()
    else {
        return Course::default();
    };
    match m {
        Move::Write(_) => {
            let Phase::Writing { slot, .. } = position.phase() else {
                return Course::default();
            };
            Course::new([Step::change(law_name(seat, slot))])
        }
        Move::Step { from, to } => Course::new([Step::go(from, to)]),
        Move::Use { slot, window } => use_law(position, seat, slot, window),
        Move::Adapt {
            slot, rewritten, ..
        } => {
            let laws = [slot, rewritten].map(|slot| law_name(seat, slot));
            let ends = Ends::new(&laws[0], &laws[1]);
            let changed = if slot == rewritten { &laws[..1] } else { &laws };
            Course::new(changed.iter().map(Step::change)).with_ends(ends)
        }
        Move::End => Course::default(),
    }
}

/// Returns what the use of a law does: it is shown to all if it was hidden, and pawns come and go in
/// the window, which is pointed at by its lower left square.
fn use_law(position: &YinYang, seat: Seat, slot: Slot, window: Window) -> Course {
    let law = position.law(seat, slot);
    let Some(Effect::Cells(effect)) = law.map(|law| law.on_board(seat).1) else {
        return Course::default();
    };
    let name = law_name(seat, slot);
    let shown = (!position.is_posted(seat, slot)).then(|| Step::change(&name));
    let changes = window.squares().into_iter().zip(effect);
    let changes = changes.filter_map(|(square, after)| {
        let before = position.pawns().cell(square);
        match (before.is_empty(), after.is_empty()) {
            (true, false) => Some(Step::put(square)),
            (false, true) => Some(Step::take(square)),
            _ => None,
        }
    });
    let ends = Ends::new(&name, window.lower_left());
    Course::new(shown.into_iter().chain(changes)).with_ends(ends)
}
