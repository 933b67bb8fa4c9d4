//! The bar that shows how many games of a series have ended.

use indicatif::{ProgressBar, ProgressDrawTarget};

use crate::command::progress::style;

/// What is shown while nothing is known of how long a game takes.
const BEGINNING: &str = "{bar:40} {pos} of {len} games";

/// What is shown once games have ended.
const UNDER_WAY: &str = "{bar:40} {pos} of {len} games, {eta} left";

/// A bar that shows itself, from the beginning, where standard error is a terminal, and nowhere else. It
/// goes away at the end.
pub(super) struct Progress(ProgressBar);

impl Progress {
    /// Shows that no game has ended.
    pub(super) fn new(games: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
        bar.set_style(style(BEGINNING));
        // A bar is drawn when something changes, which may take as long as a game.
        bar.tick();
        Self(bar)
    }

    /// Shows that one more game has ended.
    pub(super) fn advance(&mut self) {
        if self.0.position() == 0 {
            self.0.set_style(style(UNDER_WAY));
        }
        self.0.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
