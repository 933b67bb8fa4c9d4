//! The line that shows how far the solver is.

use core::ops::ControlFlow;
use core::time::Duration;
use std::time::Instant;

use fourchette::solver;
use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget};

use crate::command::progress::style;
use crate::command::{interrupt, window};

/// What takes no longer than this is over before somebody wonders.
const SHORT: Duration = Duration::from_millis(300);

/// A line on a terminal that says how far the solver is. It goes away at the end.
pub(super) struct Progress {
    begin: Instant,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub(super) fn new() -> Self {
        let begin = Instant::now();
        Self { begin, bar: None }
    }

    /// Shows how far it is, and stops it after Ctrl-C.
    pub(super) fn see(&mut self, far: solver::Progress) -> ControlFlow<()> {
        if interrupt::is_pending() {
            return ControlFlow::Break(());
        }
        if self.begin.elapsed() >= SHORT {
            let bar = self.bar.get_or_insert_with(|| {
                let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
                bar.set_style(style("{spinner} {msg}"));
                bar
            });
            let decided = match far.moves {
                0 => String::new(),
                moves => format!(", {} of {moves} moves decided", far.decided),
            };
            let told = format!("{} positions{decided}", HumanCount(far.nodes));
            bar.set_message(window::glyphs().text(&told).into_owned());
            bar.tick();
        }
        ControlFlow::Continue(())
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
