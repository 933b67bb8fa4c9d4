//! The opponent that looks one move ahead.

use rand_chacha::ChaCha8Rng;

use board_play::playout::shuffle;
use board_play::{Outcome, Past, Seat, Status};

use crate::listing::{MOST, has_win_in_one, list_or_draw, wins, worth_again};
use crate::meter::{BudgetMeter, Work};
use crate::random::any_move;
use crate::walker::{GameWalker, Walker};
use crate::{Bot, Budget, Playable, ProgressFn, SeatView};

/// Takes a win in one; else stops a loss in one; else makes the move behind which the position is
/// [estimated](Playable::estimate) best, or any move where the game has no estimate. What stood on the
/// board [before](SeatView::after) is brought back only if nothing else is any good.
///
/// Cost: all moves are looked at, up to 400; of more, 96 are drawn by [`Playable::sample`]. Up to 100 of
/// the best are looked at once more, for what the other seat can do then.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: ChaCha8Rng,
}

/// How many moves are tried, from the best on, to find one that does not lose at once.
const TRIES: usize = 100;

/// The most moves that are looked at, those that are tried once more included.
#[expect(clippy::cast_possible_truncation, reason = "the sum is 500")]
const BUDGET: Budget = Budget::iterations((MOST + TRIES) as u32);

impl Greedy {
    /// Makes an opponent that takes its choices between equals from `rng`.
    #[must_use]
    pub fn new(rng: ChaCha8Rng) -> Self {
        Self { rng }
    }

    /// Chooses by what is known of the position; none if that is nothing.
    fn best(
        &mut self,
        walker: &mut dyn Walker,
        past: Option<&Past>,
        meter: &mut BudgetMeter<'_, '_>,
    ) -> Option<usize> {
        let seat = walker.viewer();
        if !walker.guess(&mut self.rng) {
            return None;
        }
        list_or_draw(walker, &mut self.rng, meter);
        let mut moves: Vec<usize> = (0..walker.list_len()).collect();
        // The sort below keeps the order of equals.
        shuffle(&mut moves, &mut self.rng);
        let mut judged = Vec::with_capacity(moves.len());
        for m in moves {
            meter.spend();
            let status = walker.enter(m);
            if wins(status, seat) {
                return Some(m);
            }
            judged.push((judge(walker, status, past), m));
            walker.leave();
            if !meter.note(Work::Move) {
                break;
            }
        }
        judged.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut tried = judged.iter().take(TRIES);
        let safe = tried.find(|&&(_, m)| meter.spend() && is_safe(walker, m, seat, meter));
        safe.or(judged.first()).map(|&(_, m)| m)
    }
}

/// Judges a position behind a move that does not win.
fn judge(walker: &dyn Walker, status: Status, past: Option<&Past>) -> f64 {
    let seat = walker.viewer();
    match status.outcome() {
        Some(Outcome::Win(_)) => 0.0,
        Some(Outcome::Draw) => 0.5,
        None if past.is_some_and(|past| past.contains(walker.key())) => worth_again(walker, seat),
        None => walker.estimate(seat).unwrap_or(0.5),
    }
}

/// Returns whether a move does not lose at once.
fn is_safe(walker: &mut dyn Walker, m: usize, seat: Seat, meter: &mut BudgetMeter<'_, '_>) -> bool {
    let is_safe = match walker.enter(m) {
        Status::Over(outcome) => outcome.winner().is_none(),
        Status::ToMove(mover) if mover != seat => !has_win_in_one(walker, mover, meter),
        Status::ToMove(_) | Status::Chance => true,
    };
    walker.leave();
    is_safe
}

impl<G: Playable> Bot<G> for Greedy {
    fn think(&mut self, seat: &SeatView<'_, G>, watch: &mut ProgressFn<'_>) -> G::Move {
        let mut walker = GameWalker::new(seat);
        let mut meter = BudgetMeter::new(BUDGET, watch);
        match self.best(&mut walker, seat.past(), &mut meter) {
            Some(m) => walker.listed(m),
            None => any_move(seat, &mut self.rng),
        }
    }
}
