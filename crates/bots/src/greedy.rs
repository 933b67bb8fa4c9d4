//! The opponent that looks one move ahead.

use rand_chacha::ChaCha8Rng;

use board_play::playout::shuffle;

use crate::listing::{Listing, played, win_in_one, wins, worth_again};
use crate::random::any_move;
use crate::{Bot, Playable, ProgressFn, SeatView};

/// Takes a win in one; else stops a loss in one; else makes the move behind which the position is
/// [estimated](Playable::estimate) best, or any move where the game has no estimate. What stood on the
/// board [before](SeatView::after) is brought back only if nothing else is any good.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: ChaCha8Rng,
}

/// How many moves are tried, from the best on, to find one that does not lose at once.
const TRIES: usize = 100;

impl Greedy {
    /// Makes an opponent that takes its choices between equals from `rng`.
    #[must_use]
    pub fn new(rng: ChaCha8Rng) -> Self {
        Self { rng }
    }

    /// Chooses by what is known of the position; none if that is nothing.
    fn best<G: Playable>(&mut self, seat: &SeatView<'_, G>) -> Option<G::Move> {
        let player = seat.player();
        let position = G::guess(&seat.view(), &mut self.rng)?;
        let mut moves = Listing::of(&position, &mut self.rng).moves;
        // The sort below keeps the order of equals.
        shuffle(&mut moves, &mut self.rng);
        let mut judged = Vec::with_capacity(moves.len());
        for m in moves {
            let next = played(&position, m);
            if wins(&next, player) {
                return Some(m);
            }
            let estimate = match next.outcome() {
                Some(outcome) if outcome.winner().is_some() => 0.0,
                Some(_) => 0.5,
                None if seat.past().contains(&next.key()) => worth_again(&next, player),
                None => next.estimate(player).unwrap_or(0.5),
            };
            judged.push((estimate, m, next));
        }
        judged.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
        let is_safe = |next: &G| {
            let over = next
                .outcome()
                .is_some_and(|outcome| outcome.winner().is_some());
            !over && (next.to_move() != Some(!player) || win_in_one(next).is_none())
        };
        let tried = judged.iter().take(TRIES);
        let safe = tried.into_iter().find(|(_, _, next)| is_safe(next));
        safe.or(judged.first()).map(|&(_, m, _)| m)
    }
}

impl<G: Playable> Bot<G> for Greedy {
    fn think(
        &mut self,
        seat: &SeatView<'_, G>,
        _: &mut ProgressFn<'_>,
    ) -> <G as board_play::Position>::Move {
        match self.best(seat) {
            Some(m) => m,
            None => any_move(seat, &mut self.rng),
        }
    }
}
