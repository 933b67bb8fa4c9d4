//! What is shown while an opponent or an adviser thinks.

use core::ops::ControlFlow;
use core::time::Duration;
use std::time::Instant;

use fourchette::bots::Progress;
use indicatif::{ProgressBar, ProgressDrawTarget};

use super::screen::is_dumb;
use crate::command::{interrupt, progress, window};

/// What takes no longer than this is over before somebody wonders.
const SHORT: Duration = Duration::from_millis(300);

/// A line on a terminal that says who thinks and how far it is. It goes away when thinking is over.
pub(super) struct Thinking {
    who: String,
    begin: Instant,
    bar: Option<ProgressBar>,
}

impl Thinking {
    /// Begins to watch.
    pub(super) fn new(who: String) -> Self {
        Self {
            who,
            begin: Instant::now(),
            bar: None,
        }
    }

    /// Shows how far it is, and stops it if it is to end.
    pub(super) fn see(&mut self, progress: Progress) -> ControlFlow<()> {
        self.see_share(progress.share)
    }

    /// Shows which share of the time is over, and stops if it is to end.
    pub(super) fn see_share(&mut self, share: f64) -> ControlFlow<()> {
        if interrupt::is_pending() {
            return ControlFlow::Break(());
        }
        if self.begin.elapsed() >= SHORT {
            let percent = 100.0 * share;
            let bar = self.bar.get_or_insert_with(line);
            let told = format!("{} thinks … {percent:.0} %", self.who);
            bar.set_message(window::glyphs().text(&told).into_owned());
        }
        ControlFlow::Continue(())
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Makes a line that shows itself where standard error is a terminal on which it can go away, and
/// nowhere else.
fn line() -> ProgressBar {
    if is_dumb() {
        return ProgressBar::hidden();
    }
    let style = progress::style("{spinner} {msg}");
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_style(style)
}
