//! The moves that an opponent looks at.

use board_play::Seat;
use rand_chacha::ChaCha8Rng;

use crate::Playable;

/// Up to how many legal moves all are looked at. Beyond, some are drawn: Aliens can have a million
/// captures, an adaptation in Yin Yang can write 2052 laws.
const MOST: usize = 400;

/// How many draws are made where there are too many moves.
const DRAWS: usize = 96;

/// Moves to look at, in ascending order.
pub(crate) struct Listing<M> {
    pub(crate) moves: Vec<M>,
    /// Whether they are all the legal moves.
    pub(crate) is_complete: bool,
}

impl<M: Copy + Ord> Listing<M> {
    /// Lists all legal moves, or draws some if they are too many.
    pub(crate) fn of<G: Playable<Move = M>>(position: &G, rng: &mut ChaCha8Rng) -> Self {
        if let Some(moves) = all_moves(position) {
            return Self {
                moves,
                is_complete: true,
            };
        }
        let draws = (0..DRAWS).filter_map(|_| position.sample(rng));
        let mut moves: Vec<M> = draws.collect();
        moves.sort_unstable();
        moves.dedup();
        Self {
            moves,
            is_complete: false,
        }
    }
}

/// Lists all legal moves, if they are not too many.
pub(crate) fn all_moves<G: Playable>(position: &G) -> Option<Vec<G::Move>> {
    let mut moves = position.moves();
    let listed: Vec<G::Move> = moves.by_ref().take(MOST).collect();
    moves.next().is_none().then_some(listed)
}

/// Finds a move that wins at once for the seat to move; none if there is none or too many moves would
/// have to be looked at.
pub(crate) fn win_in_one<G: Playable>(position: &G) -> Option<G::Move> {
    let seat = position.to_move()?;
    let moves = all_moves(position)?;
    moves
        .into_iter()
        .find(|&m| wins(&played(position, m), seat))
}

/// Returns the position after a legal move.
pub(crate) fn played<G: Playable>(position: &G, m: G::Move) -> G {
    let mut next = *position;
    next.play_unchecked(m);
    next
}

/// What a position is worth to the seat that brings it back, beside one that is new. What has been
/// there before is no progress: it is the last choice among moves that do not lose.
const AGAIN: f64 = 0.1;

/// Judges a position that is not over, and that has stood before, for the seat that brings it back.
pub(crate) fn worth_again<G: Playable>(position: &G, mover: Seat) -> f64 {
    AGAIN * position.estimate(mover).unwrap_or(0.5)
}

/// Returns whether a seat has won.
pub(crate) fn wins<G: Playable>(position: &G, seat: Seat) -> bool {
    position.outcome().and_then(board_play::Outcome::winner) == Some(seat)
}
