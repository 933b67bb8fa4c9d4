//! Positions that can be drawn.

use board_play::Position;

use crate::{BoardPicture, Canvas, DrawOptions, Scene, Svg};

/// A game whose positions can be drawn, in characters and as a picture.
pub trait Drawn: Position {
    /// Draws the position for a terminal.
    #[must_use]
    fn canvas(&self, options: &DrawOptions<Self::Move>) -> Canvas;

    /// Draws the position as a picture that is data: for a page or a program that shows it, and is
    /// clicked at.
    #[must_use]
    fn scene(&self, options: &DrawOptions<Self::Move>) -> Scene;

    /// Draws the position as a stand-alone picture.
    #[must_use]
    fn svg(&self, options: &DrawOptions<Self::Move>) -> Svg {
        self.scene(options).svg()
    }

    /// Draws the position as plain text, for somebody who may see everything.
    #[must_use]
    fn diagram(&self) -> String {
        self.canvas(&DrawOptions::default()).to_string()
    }
}

/// A game that is drawn as a [`BoardPicture`]; it is [`Drawn`] by that.
pub trait DrawnOnBoard: Position {
    /// Returns the board and what is on it.
    #[must_use]
    fn picture(&self, options: &DrawOptions<Self::Move>) -> BoardPicture;
}

impl<P: DrawnOnBoard> Drawn for P {
    fn canvas(&self, options: &DrawOptions<P::Move>) -> Canvas {
        self.picture(options).canvas()
    }

    fn scene(&self, options: &DrawOptions<P::Move>) -> Scene {
        self.picture(options).scene()
    }
}
