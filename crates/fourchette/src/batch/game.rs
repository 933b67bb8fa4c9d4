//! One of the games of a batch.

use board_play::Position;
use board_play::Status;
use board_play::playout::random_move;

use crate::{RngStream, generator};

/// A game in which a seat is to move, if it goes on.
#[derive(Clone, Debug)]
pub(super) struct BatchGame<P> {
    pub(super) position: P,
    /// Which game of those with one seed it is.
    pub(super) number: u64,
    /// How many actions were made.
    pub(super) actions: u32,
    /// How many moves were made, those of chance included.
    plies: usize,
}

impl<P: Position> BatchGame<P> {
    /// Begins a game.
    pub(super) fn begin(start: P, seed: u64, number: u64) -> Self {
        let mut game = Self {
            position: start,
            number,
            actions: 0,
            plies: 0,
        };
        game.decide_chance(seed);
        game
    }

    /// Makes a legal move of a seat, and then those of chance.
    pub(super) fn play(&mut self, m: P::Move, seed: u64) {
        self.position.play_unchecked(m);
        self.actions = self.actions.saturating_add(1);
        self.plies += 1;
        self.decide_chance(seed);
    }

    fn decide_chance(&mut self, seed: u64) {
        while self.position.status() == Status::Chance {
            let mut rng = generator(seed, self.number, self.plies, RngStream::Chance);
            let Some(m) = random_move(&self.position, &mut rng) else {
                return;
            };
            self.position.play_unchecked(m);
            self.plies += 1;
        }
    }
}
