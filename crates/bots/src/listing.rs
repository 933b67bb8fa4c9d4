//! The moves that an opponent looks at.

use board_play::{Outcome, Seat, Status};
use rand_chacha::ChaCha8Rng;

use crate::meter::{BudgetMeter, Work};
use crate::walker::Walker;

/// Up to how many legal moves all are looked at. Beyond, some are drawn: Aliens can have a million
/// captures, an adaptation in Yin Yang can write 2052 laws.
pub(crate) const MOST: usize = 400;

/// How many draws are made where there are too many moves.
const DRAWS: usize = 96;

/// Lists all legal moves, or draws some if they are too many. Returns whether they are all. If the
/// meter stops it there are fewer, but one at least if anything can be drawn.
pub(crate) fn list_or_draw(
    walker: &mut dyn Walker,
    rng: &mut ChaCha8Rng,
    meter: &mut BudgetMeter<'_, '_>,
) -> bool {
    if walker.list(MOST) {
        return true;
    }
    walker.clear();
    for _ in 0..DRAWS {
        walker.draw(rng);
        if !meter.note(Work::Draw) {
            break;
        }
    }
    false
}

/// Returns whether the seat to move can win at once; not if too many moves would have to be looked at,
/// or if the meter stops it.
pub(crate) fn has_win_in_one(
    walker: &mut dyn Walker,
    seat: Seat,
    meter: &mut BudgetMeter<'_, '_>,
) -> bool {
    if let Some(can_win) = walker.can_win_at_once() {
        return meter.note(Work::Judgement) && can_win;
    }
    let is_complete = walker.list(MOST);
    if !meter.note(Work::Judgement) || !is_complete {
        return false;
    }
    for m in 0..walker.list_len() {
        let status = walker.enter(m);
        walker.leave();
        if wins(status, seat) {
            return true;
        }
        if !meter.note(Work::Move) {
            return false;
        }
    }
    false
}

/// What a position is worth to the seat that brings it back, compared with a new one. To bring a
/// position back is no progress: it is the last choice among moves that do not lose.
const AGAIN: f64 = 0.1;

/// Judges a position that is not over, and that has stood before, for the seat that brings it back.
pub(crate) fn worth_again(walker: &dyn Walker, mover: Seat) -> f64 {
    AGAIN * walker.estimate(mover).unwrap_or(0.5)
}

/// Returns whether a seat has won.
pub(crate) fn wins(status: Status, seat: Seat) -> bool {
    status.outcome() == Some(Outcome::Win(seat))
}
