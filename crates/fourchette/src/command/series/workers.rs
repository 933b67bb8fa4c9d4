//! Playing many games on several threads, until all are played or Ctrl-C is pressed.

use core::ops::Range;
use core::sync::atomic::{AtomicU64, Ordering};
use core::time::Duration;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;

use anyhow::{Context as _, Error, Result};

use super::progress::Progress;
use crate::command::interrupt;

/// How often Ctrl-C is looked for while no game ends.
const PERIOD: Duration = Duration::from_millis(50);

/// Plays games by their numbers, each thread the next one that nobody plays yet, and tells of each that
/// has ended, in any order. `play` is also given what the same thread has played before: with one thread,
/// the game before.
///
/// After Ctrl-C nothing more is told: the games that go on are given up. So it is once a game could not be
/// played to its end, the reason of which is returned: what has been told is not to be lost.
///
/// # Errors
///
/// The first game that ended could not be played to its end, or the threads cannot be started.
pub(crate) fn play_games<T: Clone + Send + 'static>(
    games: Range<u64>,
    threads: usize,
    play: impl Fn(u64, Option<T>) -> Result<T> + Send + Sync + 'static,
    mut tell: impl FnMut(u64, T),
) -> Result<Option<Error>> {
    interrupt::catch()?;
    let mut progress = Progress::new(games.end - games.start);
    // Counted from the first game, so that the last numbers there are can be played too.
    let shared = Arc::new((AtomicU64::new(0), play));
    let (sender, receiver) = mpsc::channel();
    let threads = (0..threads).map(|_| {
        let (shared, sender, games) = (Arc::clone(&shared), sender.clone(), games.clone());
        thread::Builder::new().spawn(move || {
            let (next, play) = &*shared;
            let mut before = None;
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= games.end - games.start {
                    return;
                }
                let game = games.start + at;
                let played = play(game, before);
                before = played.as_ref().ok().cloned();
                // Nobody listens any more after an interruption.
                if sender.send((game, played)).is_err() || before.is_none() {
                    return;
                }
            }
        })
    });
    let threads: io::Result<Vec<_>> = threads.collect();
    let threads = threads.context("cannot start so many threads")?;
    // Only the threads send: when they have ended, the channel ends.
    drop(sender);
    let mut ended = 0_u64;
    loop {
        match receiver.recv_timeout(PERIOD) {
            // A game that was given up since the series is.
            Ok((_, Err(_))) if interrupt::is_pending() => {}
            Ok((_, Err(reason))) if ended > 0 => return Ok(Some(reason)),
            Ok((game, played)) => {
                tell(game, played?);
                ended += 1;
                progress.advance();
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if interrupt::is_pending() {
            // The threads end with the program.
            return Ok(None);
        }
    }
    drop(progress);
    for thread in threads {
        let ended = thread.join().ok();
        ended.context("a game could not be played to its end")?;
    }
    Ok(None)
}
