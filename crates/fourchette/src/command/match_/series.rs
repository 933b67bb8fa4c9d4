//! The games of a series in their order, and what is counted of them.

use std::collections::BTreeMap;

use anyhow::{Error, Result};
use board_play::{Rematch, Seat, Seating};
use fourchette::{GameResult, MatchTally};

use super::double::Unlaid;
use crate::command::args::ThreadArgs;
use crate::command::part::Span;
use crate::command::series::play_games;

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
/// and those that go on are given up; so it is when a game could not be played to its end, the reason of which
/// is returned.
pub(super) fn play_series(
    games: Span,
    order: Order,
    threads: ThreadArgs,
    play: impl Fn(u64, Seating) -> Result<Finished> + Send + Sync + 'static,
) -> Result<(Played, Option<Error>)> {
    // Whoever plays a game counts the games from 0.
    let games = games.first - 1..games.last;
    let count = if order.is_chain() {
        1
    } else {
        threads.count(games.end - games.start)
    };
    let play_seated = move |game, before: Option<(Seating, Finished)>| {
        // After the game before, if one thread plays all of them.
        let chained = before.map(|(seating, finished)| {
            let outcome = finished.result.ending.outcome();
            order.way.next(seating, outcome)
        });
        let nth = order.way.nth(order.first, game);
        let seating = nth.or(chained).unwrap_or(order.first);
        Ok((seating, play(game, seating)?))
    };
    let mut played = Played::default();
    let broken = play_games(games, count, play_seated, |game, (seating, finished)| {
        played.add(game, seating, finished);
    })?;
    Ok((played, broken))
}
