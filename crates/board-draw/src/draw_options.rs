//! What a game is told when it draws a position.

use board_play::Viewer;

/// What a game is told when it draws a position: the last move, which is not part of a position, and
/// who is looking, since some seats do not see everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawOptions<M> {
    /// The move that led to the position, which is marked; ignored if it cannot have led there.
    pub last: Option<M>,
    /// For whom the position is drawn.
    pub viewer: Viewer,
}

impl<M> Default for DrawOptions<M> {
    fn default() -> Self {
        Self {
            last: None,
            viewer: Viewer::Everyone,
        }
    }
}
