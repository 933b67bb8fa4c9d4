//! Moves: stones slide any distance; generation is `board-stones`'.
//!
//! There is no pass. By the rulings a player who cannot move passes (section 8), but nobody is ever
//! shut in: that takes a stone of the other player on every node next to the six. Six stones are
//! enough for that in just six ways, which the tests find, and in each of them they form an open path:
//! a player who shuts the other in has won. So a move is a [`Shift`](board_stones::Shift), no more.

use board_graph::Slides;
use board_stones::ShiftGame;

use crate::Sexta;

impl ShiftGame for Sexta {
    type Routes = &'static Slides;

    #[inline]
    fn routes(&self) -> &'static Slides {
        Slides::bent9(self.options.fork())
    }
}
