//! Pictures and moves of any game as data.

use board_draw::{Choices, Course, Scene};
use board_play::Viewer;

use crate::{AnyPosition, Error};

/// For programs that draw the board for themselves and in which moves are chosen by pointing.
///
/// # Examples
///
/// ```
/// use fourchette::AnyPosition;
/// use board_play::Viewer;
///
/// let mut position = AnyPosition::new("quinta", "")?;
/// let scene = position.scene(None, Viewer::Everyone)?;
/// let choices = position.choices(Viewer::Everyone);
///
/// // Somebody clicks at a stone, and then at a node to which it can go.
/// let stone = scene.find(choices.sources()[0]).unwrap().centre();
/// let chosen = scene.nearest(stone).unwrap();
/// let (place, m) = choices.destinations(chosen.name()).next().unwrap();
/// assert_eq!(position.course(m)?.ends().target.as_deref(), Some(place));
/// position.play(m)?;
/// # Ok::<(), fourchette::Error>(())
/// ```
impl AnyPosition {
    /// Draws the position as data. `last`, the move that led here, is marked.
    ///
    /// # Errors
    ///
    /// The text of `last` is no move.
    pub fn scene(&self, last: Option<&str>, viewer: Viewer) -> Result<Scene, Error> {
        self.0.scene(last, viewer)
    }

    /// Says what a move does in this position, step by step, by the places of its scene. Nothing is in
    /// it that the opponent does not see of the move.
    ///
    /// # Errors
    ///
    /// The text is no move, or the rule that the move breaks.
    pub fn course(&self, m: &str) -> Result<Course, Error> {
        self.0.course(m)
    }

    /// Lists the legal moves by the places where they begin and end, as
    /// [`Drawn::choices`](board_draw::Drawn::choices): a seat is given its own moves and no others.
    ///
    /// Cost: it lists all moves.
    #[must_use]
    pub fn choices(&self, viewer: Viewer) -> Choices<String> {
        self.0.choices(viewer)
    }
}
