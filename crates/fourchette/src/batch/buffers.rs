//! What a batch writes into.

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
}
