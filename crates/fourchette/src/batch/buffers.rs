//! What a batch writes into.

use super::BatchError;

/// Buffers of the caller's that a [`Batch`](crate::Batch) writes: of each game one after the other.
#[derive(Debug)]
pub struct BatchBuffers<'a> {
    /// The planes of what the seat to move sees, as
    /// [`Planes::write_planes`](board_play::Planes::write_planes): games × planes × places.
    pub planes: &'a mut [f32],
    /// Which actions are legal, 1 or 0: games × actions.
    pub masks: &'a mut [u8],
    /// What the game that the step has ended is worth to each seat, 1, 0 or -1, and 0 if it has ended none:
    /// games × 2.
    pub rewards: &'a mut [f32],
    /// 1 if the rules have ended a game in this step.
    pub ended: &'a mut [u8],
    /// 1 if a game was broken off in this step.
    pub truncated: &'a mut [u8],
    /// The seat to move, counted from 0.
    pub to_move: &'a mut [u8],
    /// Where the games that the step ends or breaks off are shown as they were left, if that is wanted.
    pub finals: Option<BatchFinals<'a>>,
}

/// Buffers for the last positions of games, of which nothing is left elsewhere: a [`Batch`](crate::Batch)
/// writes them only where a game was ended or broken off in this step.
///
/// A game that was broken off is seen by the seat to move, so that what it would have been worth can be
/// estimated; one that is over, by the seat that made the last move.
#[derive(Debug)]
pub struct BatchFinals<'a> {
    /// The planes of what that seat sees: games × planes × places.
    pub planes: &'a mut [f32],
    /// The seat that sees it, counted from 0.
    pub seats: &'a mut [u8],
}

/// How many numbers the buffers have for one game.
pub(super) struct Sizes {
    pub(super) planes: usize,
    pub(super) actions: usize,
}

impl BatchBuffers<'_> {
    /// Refuses the first buffer that has another length than so many games need.
    pub(super) fn check(&self, games: usize, of_one: &Sizes) -> Result<(), BatchError> {
        check_length("planes", self.planes.len(), games * of_one.planes)?;
        check_length("masks", self.masks.len(), games * of_one.actions)?;
        check_length("rewards", self.rewards.len(), games * 2)?;
        check_length("ended", self.ended.len(), games)?;
        check_length("truncated", self.truncated.len(), games)?;
        check_length("to_move", self.to_move.len(), games)?;
        if let Some(finals) = &self.finals {
            check_length("finals.planes", finals.planes.len(), games * of_one.planes)?;
            check_length("finals.seats", finals.seats.len(), games)?;
        }
        Ok(())
    }
}

/// Checks the length of a buffer.
pub(super) fn check_length(
    part: &'static str,
    found: usize,
    wanted: usize,
) -> Result<(), BatchError> {
    if found == wanted {
        return Ok(());
    }
    Err(BatchError::Length {
        part,
        found,
        wanted,
    })
}
