//! What moves do, step by step.

use board_draw::{Course, Ends, Step};

use super::DICE_NAME;
use crate::{DiceHex, Move, Phase};

/// Returns what a move does. The dice are put away once they do not matter any more.
pub(super) fn course(position: &DiceHex, m: Move) -> Course {
    let roll = position.phase().and_then(Phase::roll);
    let put_away = roll.map(|_| Step::change(DICE_NAME));
    match m {
        Move::Roll(_) => Course::new([Step::change(DICE_NAME)]),
        Move::Cell(number) => Course::new(put_away.into_iter().chain([Step::put(number)])),
        Move::None => match position.phase() {
            Some(Phase::Point(_)) => Course::new(put_away).with_ends(Ends::default()),
            _ => Course::default(),
        },
    }
}
