//! What a drawing of a position adds to the position itself.

use board_play::Viewer;

/// What a drawing of a position adds to the position itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawOptions<M> {
    /// The move that led here; it is marked. Ignored if it does not fit the position.
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
