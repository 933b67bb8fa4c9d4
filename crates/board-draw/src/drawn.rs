//! Positions that can be drawn.

use board_play::{Position, Viewer};

use crate::{BoardPicture, Canvas, Choices, Course, DrawOptions, Ends, Scene, Svg};

/// A game whose positions can be drawn, in characters and as a picture, and whose moves can be shown.
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

    /// Says what a legal move does in this position, step by step, by the places of the scene. Nothing is
    /// in it that the opponent does not see of the move. For other moves nothing is promised.
    #[must_use]
    fn course(&self, m: Self::Move) -> Course;

    /// Returns where a legal move begins and ends: what its [`course`](Self::course) says, for less where
    /// the way between is costly to find.
    #[must_use]
    fn ends(&self, m: Self::Move) -> Ends {
        self.course(m).ends()
    }

    /// Lists the legal moves by where they begin and end. A seat is given its own and no others, since
    /// what the other can do may be a secret; only [`Viewer::Everyone`] is given chance moves.
    ///
    /// Cost: it lists all moves.
    #[must_use]
    fn choices(&self, viewer: Viewer) -> Choices<Self::Move> {
        let is_shown = match viewer {
            Viewer::Everyone => true,
            Viewer::Seat(seat) => self.to_move() == Some(seat),
        };
        let moves = is_shown.then(|| self.moves()).into_iter().flatten();
        Choices::new(moves.map(|m| (self.ends(m), m)))
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

    /// Says what a legal move does: [`Drawn::course`].
    #[must_use]
    fn course(&self, m: Self::Move) -> Course;

    /// Returns where a legal move begins and ends: [`Drawn::ends`].
    #[must_use]
    fn ends(&self, m: Self::Move) -> Ends {
        self.course(m).ends()
    }
}

impl<P: DrawnOnBoard> Drawn for P {
    fn canvas(&self, options: &DrawOptions<P::Move>) -> Canvas {
        self.picture(options).canvas()
    }

    fn scene(&self, options: &DrawOptions<P::Move>) -> Scene {
        self.picture(options).scene()
    }

    fn course(&self, m: P::Move) -> Course {
        DrawnOnBoard::course(self, m)
    }

    fn ends(&self, m: P::Move) -> Ends {
        DrawnOnBoard::ends(self, m)
    }
}
