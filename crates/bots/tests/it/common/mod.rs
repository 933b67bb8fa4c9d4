//! Positions for the tests, by random play.

pub(crate) mod counted;

use board_play::{Notated, Outcome, Position, Seat, Status};
use bots::Playable;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

/// A generator that depends on the seed alone.
pub(crate) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Plays at random from the start until a seat has moved so many times, and returns all positions with
/// a seat to move.
pub(crate) fn positions<G: Playable + Notated>(rules: &str, most: usize, seed: u64) -> Vec<G> {
    let options = rules.parse().unwrap_or_else(|_| panic!("{rules}"));
    let mut position = G::new(&options);
    let mut rng = rng(seed);
    let mut all = Vec::new();
    while all.len() < most && !position.status().is_over() {
        if matches!(position.status(), Status::ToMove(_)) {
            all.push(position);
        }
        let m = position.sample(&mut rng).expect("the game is not over");
        position.play_unchecked(m);
    }
    all
}

/// Returns the position after a legal move.
pub(crate) fn after<G: Position>(position: &G, m: G::Move) -> G {
    position.after(m).expect("the move is legal")
}

/// Returns whether a seat has won.
pub(crate) fn has_won<G: Position>(position: &G, seat: Seat) -> bool {
    position.outcome().and_then(Outcome::winner) == Some(seat)
}

/// Returns whether the seat can win within so many plies whatever the other does: all ways, one by
/// one. The seats alternate, and nothing is hidden.
pub(crate) fn forces<G: Position>(position: &G, seat: Seat, plies: usize) -> bool {
    if position.status().is_over() || plies == 0 {
        return has_won(position, seat);
    }
    let mut moves = position.moves();
    let wins = |m| forces(&after(position, m), seat, plies - 1);
    if position.to_move() == Some(seat) {
        moves.any(wins)
    } else {
        moves.all(wins)
    }
}
