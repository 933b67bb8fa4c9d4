//! Why a move is refused.

use board_graph::SlideFault;
use board_stones::{GameOver, ShiftFault};

/// Why a move is refused: a variant for each rule that can be broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game has been won (rulings, section 0: no moves are legal at the end).
    #[error(transparent)]
    GameOver(#[from] GameOver),
    /// The stone is not the mover's, or does not slide there (rulings, section 8: a move).
    #[error(transparent)]
    Slide(#[from] ShiftFault<SlideFault>),
}
