//! Moves: stones slide any distance; generation is `board-stones`'.

use board_graph::Slides;
use board_stones::ShiftGame;

use crate::Quinta;

impl ShiftGame for Quinta {
    type Routes = &'static Slides;

    #[inline]
    fn routes(&self) -> &'static Slides {
        Slides::bent9(self.options.fork().for_moves())
    }
}
