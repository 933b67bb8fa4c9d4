//! What can be forced from a position, without its type.

use board_play::Seat;
use solver::{ForcedWins, NoPuzzle, Puzzle};

use crate::Game;

/// What [`AnyForcedWins`](crate::AnyForcedWins) does, as an object.
pub(crate) trait ErasedForcedWins {
    fn puzzle(&self, longest: u32) -> Result<Puzzle<String>, NoPuzzle>;
    fn wins_within(&self, seat: Seat, plies: u32) -> Option<bool>;
    fn defence(&self, plies: u32) -> Option<String>;
}

impl<G: Game> ErasedForcedWins for ForcedWins<G> {
    fn puzzle(&self, longest: u32) -> Result<Puzzle<String>, NoPuzzle> {
        let puzzle = Self::puzzle(self, longest)?;
        Ok(puzzle.map(|m| m.to_string()))
    }

    fn wins_within(&self, seat: Seat, plies: u32) -> Option<bool> {
        Self::wins_within(self, seat, plies)
    }

    fn defence(&self, plies: u32) -> Option<String> {
        Self::defence(self, plies).map(|m| m.to_string())
    }
}
