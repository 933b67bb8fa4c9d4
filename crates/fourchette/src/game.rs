//! What a game must offer to be reached through this crate.

use board_draw::{Canvas, DrawOptions, Svg};
use board_play::About;
use bots::Playable;

/// A game: its rules ([`Position`](board_play::Position)), what each seat sees of it
/// ([`Observe`](board_play::Observe)), how opponents play it ([`Playable`]), what it is in words, and
/// how it is drawn.
///
/// A game crate knows nothing of this trait. It has `ABOUT`, `canvas` and `svg` as inherent items of
/// its position type, and `explain` where a move is worth a word; the registry turns them into an
/// implementation.
pub trait Game: Playable {
    /// The game in words.
    const ABOUT: About;

    /// Draws the position for a terminal.
    fn canvas(&self, shown: &DrawOptions<Self::Move>) -> Canvas;

    /// Draws the position as a picture.
    fn svg(&self, shown: &DrawOptions<Self::Move>) -> Svg;

    /// Says in words what a move does in this position, if its text alone does not tell: a law, a sum.
    /// The move need not be legal.
    ///
    /// Whoever may see the move may see this.
    fn explanation(&self, m: Self::Move) -> Option<String>;
}
