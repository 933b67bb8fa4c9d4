//! Symmetry of games of stones.

use board_graph::Symmetry;

/// A move that can be told on the image of its board.
pub trait Mapped {
    /// Returns the image of the move under a map of the board.
    #[must_use]
    fn mapped(self, map: &Symmetry) -> Self;
}

/// Implements [`Symmetric`](board_play::Symmetric) for a [`StoneGame`](crate::StoneGame) whose moves are
/// [`Mapped`]. Rust has no blanket implementation of a trait of another crate.
///
/// `symmetric!(Quinta)` takes all maps of the board onto itself, `symmetric!(LeapOver: maps())` those
/// that the expression lists, the identity first. Why they keep the rules and the seats is for the game
/// to say beside it.
#[macro_export]
macro_rules! symmetric {
    ($game:ty) => {
        $crate::symmetric!($game: $crate::board_graph::Board::bent9().symmetries());
    };
    ($game:ty: $maps:expr) => {
        impl $crate::board_play::Symmetric for $game {
            fn symmetries(&self) -> usize {
                $maps.len()
            }

            fn transform(&self, symmetry: usize) -> Self {
                let stones = $crate::StoneGame::all_stones(self).mapped(&$maps[symmetry]);
                $crate::StoneGame::with_stones(self, stones)
            }

            fn transform_move(
                &self,
                m: <Self as $crate::board_play::Position>::Move,
                symmetry: usize,
            ) -> <Self as $crate::board_play::Position>::Move {
                $crate::Mapped::mapped(m, &$maps[symmetry])
            }
        }
    };
}
