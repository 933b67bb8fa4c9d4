//! Playing many games on several threads, until all are played or Ctrl-C is pressed.

use core::sync::atomic::{AtomicU64, Ordering};
use core::time::Duration;
use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;

use anyhow::{Context as _, Result};
use board_play::{Rematch, Seat, Seating};
use fourchette::{GameResult, MatchTally};

use super::double::Unlaid;
use super::progress::Progress;
use crate::command::args::ThreadArgs;
use crate::command::interrupt;
use crate::command::part::Span;

/// How often Ctrl-C is looked for while no game ends.
const PERIOD: Duration = Duration::from_millis(50);

/// Who sits where, game by game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    /// Who sits where in the first game.
    pub(super) first: Seating,
    /// How the players sit down to the next one.
    pub(super) way: Rematch,
}

impl Order {
    /// Returns whether it must be known how a game has ended before the next one can begin.
    pub(super) fn is_chain(self) -> bool {
        self.way.nth(self.first, 0).is_none()
    }
}

/// What came of one game, or of one match of several.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finished {
    pub(super) result: GameResult,
    /// The pawns that decided a match of Double Wyx.
    pub(super) unlaid: Option<Unlaid>,
}

impl Finished {
    /// Takes what came of a game that nothing else is to be said about.
    pub(super) fn of(result: GameResult) -> Self {
        Self {
            result,
            unlaid: None,
        }
    }
}

/// What came of a series.
#[derive(Debug, Default)]
pub(super) struct Played {
    pub(super) tally: MatchTally,
    /// What decided matches of Double Wyx, by their numbers, counted from 1.
    pub(super) doubles: BTreeMap<u64, PlayedDouble>,
}

/// What decided a match of Double Wyx.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayedDouble {
    /// Who had White in the first game.
    pub(super) first: Seat,
    pub(super) unlaid: Unlaid,
}

impl Played {
    fn add(&mut self, game: u64, seating: Seating, finished: Finished) {
        self.tally = self.tally.with(seating, finished.result);
        if let Some(unlaid) = finished.unlaid {
            let first = seating.player_at(Seat::First);
            let double = PlayedDouble { first, unlaid };
            self.doubles.insert(game + 1, double);
        }
    }
}

/// Plays some games of a series in any order, and counts what comes of them; where it depends on one game
/// who sits where in the next, one after the other. After Ctrl-C, the games that have ended are counted,
/// and those that go on are given up.
pub(super) fn play_series(
    games: Span,
    order: Order,
    threads: ThreadArgs,
    play: impl Fn(u64, Seating) -> Result<Finished> + Send + Sync + 'static,
) -> Result<Played> {
    interrupt::catch()?;
    // Whoever plays a game counts the games from 0.
    let (first, games) = (games.first - 1, games.last - (games.first - 1));
    let mut progress = Progress::new(games);
    let shared = Arc::new((AtomicU64::new(0), play));
    let (sender, receiver) = mpsc::channel();
    let count = if order.is_chain() {
        1
    } else {
        threads.count(games)
    };
    let threads = (0..count).map(|_| {
        let (shared, sender) = (Arc::clone(&shared), sender.clone());
        thread::Builder::new().spawn(move || {
            let (next, play) = &*shared;
            // After the game before, if this thread plays all of them.
            let mut seating = order.first;
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                if at >= games {
                    return;
                }
                let game = first + at;
                seating = order.way.nth(order.first, game).unwrap_or(seating);
                let finished = play(game, seating);
                let result = finished.as_ref().ok().map(|finished| finished.result);
                // Nobody listens any more after an interruption.
                if sender.send((game, seating, finished)).is_err() {
                    return;
                }
                let Some(result) = result else {
                    return;
                };
                seating = order.way.next(seating, result.ending.outcome());
            }
        })
    });
    let threads: io::Result<Vec<_>> = threads.collect();
    let threads = threads.context("cannot start so many threads")?;
    // Only the threads send: when they have ended, the channel ends.
    drop(sender);
    let mut played = Played::default();
    loop {
        match receiver.recv_timeout(PERIOD) {
            // A game that was given up since the series is.
            Ok((_, _, Err(_))) if interrupt::is_pending() => {}
            Ok((game, seating, finished)) => {
                played.add(game, seating, finished?);
                progress.advance();
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if interrupt::is_pending() {
            // The threads end with the program.
            return Ok(played);
        }
    }
    drop(progress);
    for thread in threads {
        let ended = thread.join().ok();
        ended.context("a game could not be played to its end")?;
    }
    Ok(played)
}
