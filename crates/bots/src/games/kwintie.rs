//! Kwintie: how many squares of either seat there are in each line of five. Games are short, so random
//! ones are played to the end, by seats that see one move ahead.

use std::sync::LazyLock;

use board_graph::Fork;
use board_play::playout::{random_move, shuffle};
use board_play::{Outcome, Seat};
use kwintie::{Kwintie, Move, Position as _, board};
use rand_chacha::ChaCha8Rng;

use super::lines::Lines;
use super::{chance, weights};
use crate::features::for_seat;
use crate::worth::worth;
use crate::{Playable, Tally, Weighed};

static FIVES: LazyLock<Lines> = LazyLock::new(|| Lines::new(&board().line_sets(5, Fork::Off)));

impl Weighed for Kwintie {
    const WEIGHTS: &'static [i32] = &weights::KWINTIE;

    fn features(&self, tally: &mut impl Tally) {
        let next = self.next_seat();
        FIVES.features(self.squares(next), self.squares(!next), tally);
    }
}

impl Playable for Kwintie {
    fn estimate(&self, seat: Seat) -> Option<f64> {
        let next = self.next_seat();
        let sum = FIVES.sum(self.squares(next), self.squares(!next), &weights::KWINTIE);
        Some(chance(for_seat(self, sum, seat)))
    }

    fn can_win_at_once(&self) -> Option<bool> {
        Some(self.has_winning_move())
    }

    /// Judges by a random game in which nobody overlooks a win with the next move, his own or the other
    /// seat's: whoever can only make moves that let the other one win has lost.
    ///
    /// Source: decisive and anti-decisive moves (Teytaud and Teytaud, "On the huge benefit of decisive moves in
    /// Monte-Carlo tree search algorithms", 2010).
    fn judge(&self, rng: &mut ChaCha8Rng) -> f64 {
        let mut position = *self;
        if position.has_winning_move() {
            return worth(Outcome::Win(position.next_seat()));
        }
        loop {
            if let Some(outcome) = position.outcome() {
                return worth(outcome);
            }
            let Some(next) = after_careful_move(&position, rng) else {
                return worth(Outcome::Win(!position.next_seat()));
            };
            position = next;
        }
    }
}

/// Makes a random move that does not let the other seat win with its next one, all of them equally likely;
/// none if there is none.
fn after_careful_move(position: &Kwintie, rng: &mut ChaCha8Rng) -> Option<Kwintie> {
    let after = |m: Move| {
        let mut next = *position;
        next.play_unchecked(m);
        (!next.has_winning_move()).then_some(next)
    };
    let first = random_move(position, rng)?;
    if let Some(next) = after(first) {
        return Some(next);
    }
    let mut others: Vec<Move> = position.moves().filter(|&m| m != first).collect();
    shuffle(&mut others, rng);
    others.into_iter().find_map(after)
}
