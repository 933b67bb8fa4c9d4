//! What opponents must know of a game beyond its rules.

use board_play::playout::random_move;
use board_play::{Observe, Seat};
use rand_chacha::ChaCha8Rng;
use solver::{Limits, Solution};

use crate::Trials;
use crate::worth::worth;

/// A game that the opponents of this crate play: its rules ([`Position`](board_play::Position)),
/// what each seat sees of it ([`Observe`]), and what makes opponents play it better.
///
/// Everything has a default, which is right for a game that hides nothing: `impl Playable for G {}`
/// is enough.
pub trait Playable: Observe<Hidden: Default> {
    /// After how many plies a random game that a search tries out is broken off and judged by
    /// [`estimate`](Self::estimate).
    const PLAYOUT_PLIES: usize = 1000;

    /// How many visits a place in the tree of a search gets before the moves from there are looked at
    /// one by one: 1, or more where the estimate takes long compared with a random game.
    const EXPAND_AFTER: u32 = 1;

    /// How much a search tries moves that look worse: the factor of the exploration term. Estimates rarely
    /// differ much, so it is less than the usual 1.
    const EXPLORATION: f64 = 0.35;

    /// Returns how many times longer an iteration of a search takes than on the usual board of the game,
    /// at least 1. The levels make that many times fewer iterations, so that no move takes too long.
    fn effort(&self) -> u32 {
        1
    }

    /// Completes what a seat sees to a whole position, by a guess at what it does not see; none if no
    /// guess was found that agrees with the view.
    ///
    /// A game that hides something must have a guess of its own: the default guesses that nothing is
    /// hidden.
    fn guess(view: &Self::View, rng: &mut ChaCha8Rng) -> Option<Self> {
        let _ = rng;
        Self::complete(view, &Self::Hidden::default())
    }

    /// Draws the next move of a random game; none if the game is over.
    ///
    /// The default is [`random_move`]: all moves of a seat equally likely, those of chance by weight.
    fn sample(&self, rng: &mut ChaCha8Rng) -> Option<Self::Move> {
        random_move(self, rng)
    }

    /// Judges a position by what a random game from there comes to, for the first seat: 1 is a win, 0
    /// a loss.
    ///
    /// The default plays on by [`sample`](Self::sample) and asks [`estimate`](Self::estimate) if the
    /// game is not over after [`PLAYOUT_PLIES`](Self::PLAYOUT_PLIES).
    fn judge(&self, rng: &mut ChaCha8Rng) -> f64 {
        play_out(self, Self::PLAYOUT_PLIES, rng)
    }

    /// Judges a position that is not over: about how likely `seat` wins, from 0 to 1. The estimates
    /// for the two seats add up to 1. None if the game has no such judgement.
    fn estimate(&self, seat: Seat) -> Option<f64> {
        let _ = seat;
        None
    }

    /// Returns whether the seat to move can win with its next move, if the game can tell without making its moves;
    /// none if it cannot, which is the default: then they are made.
    fn can_win_at_once(&self) -> Option<bool> {
        None
    }

    /// Solves the position within limits, if so little is left of the game that this is likely to be quick;
    /// none if it is not, which is the default. A game that is solved calls [`solve`](crate::solve).
    fn solved(
        &self,
        limits: Limits,
        watch: &mut solver::ProgressFn<'_>,
    ) -> Option<Solution<Self::Move>> {
        let _ = (limits, watch);
        None
    }

    /// Returns the position as one that is tried out many times at once, if the game knows how to: then
    /// the search goes by all moves as first. The defaults of this and of the two functions about numbers
    /// are for a game that does not.
    fn trials(&self) -> Option<Box<dyn Trials>> {
        None
    }

    /// Returns the number of a move in [trials](Self::trials).
    fn trial_action(&self, m: Self::Move) -> Option<usize> {
        let _ = m;
        None
    }

    /// Returns the move with a number in [trials](Self::trials).
    fn trial_move(&self, action: usize) -> Option<Self::Move> {
        let _ = action;
        None
    }
}

/// Plays on by [`sample`](Playable::sample) for so many plies at most, and judges what comes of it, for the first
/// seat.
pub(crate) fn play_out<G: Playable>(position: &G, plies: usize, rng: &mut ChaCha8Rng) -> f64 {
    let mut position = *position;
    for _ in 0..plies {
        let Some(m) = position.sample(rng) else {
            break;
        };
        position.play_unchecked(m);
    }
    match position.outcome() {
        Some(outcome) => worth(outcome),
        None => position.estimate(Seat::First).unwrap_or(0.5),
    }
}
