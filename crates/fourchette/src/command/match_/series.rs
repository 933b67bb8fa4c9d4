//! Playing many games on several threads, until all are played or Ctrl-C is pressed.

use core::sync::atomic::{AtomicU64, Ordering};
use core::time::Duration;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;

use anyhow::{Context as _, Result};
use fourchette::{GameResult, Tally};
use indicatif::{ProgressBar, ProgressDrawTarget};

use crate::command::args::MatchArgs;
use crate::command::{interrupt, progress};

/// How often Ctrl-C is looked for while no game ends.
const PERIOD: Duration = Duration::from_millis(50);

/// Plays the games of a series in any order, and counts what comes of them. After Ctrl-C, the games
/// that have ended are counted, and those that go on are given up.
pub(super) fn play_series(
    args: &MatchArgs,
    play: impl Fn(u64) -> Result<GameResult> + Send + Sync + 'static,
) -> Result<Tally> {
    interrupt::catch()?;
    let bar = progress_bar(args.games);
    let shared = Arc::new((AtomicU64::new(0), play));
    let (sender, receiver) = mpsc::channel();
    let games = args.games;
    let threads = (0..args.threads.count(games)).map(|_| {
        let (shared, sender) = (Arc::clone(&shared), sender.clone());
        thread::Builder::new().spawn(move || {
            let (next, play) = &*shared;
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                // Nobody listens any more after an interruption.
                if game >= games || sender.send(play(game)).is_err() {
                    return;
                }
            }
        })
    });
    let threads: io::Result<Vec<_>> = threads.collect();
    let threads = threads.context("cannot start so many threads")?;
    // Only the threads send: when they have ended, the channel ends.
    drop(sender);
    let mut tally = Tally::default();
    loop {
        match receiver.recv_timeout(PERIOD) {
            Ok(finished) => {
                tally = tally.with(finished?);
                bar.inc(1);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if interrupt::is_pending() {
            bar.finish_and_clear();
            // The threads end with the program.
            return Ok(tally);
        }
    }
    bar.finish_and_clear();
    for thread in threads {
        let ended = thread.join().ok();
        ended.context("a game could not be played to its end")?;
    }
    Ok(tally)
}

/// Makes a bar that shows itself where standard error is a terminal, and nowhere else.
fn progress_bar(games: u64) -> ProgressBar {
    let style = progress::style("{bar:40} {pos} of {len} games, {eta} left");
    ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr()).with_style(style)
}
