//! A single game of a series.

use core::time::Duration;

use anyhow::{Context as _, Result};
use board_play::{Adjudication, Outcome, Seat};
use fourchette::{AnyPosition, AnyRecord, AnySeries, BotKind, GameResult};

use crate::command::opponent::{Contender, play_game};

/// What the games of a series have in common, whoever plays them from whichever position.
#[derive(Clone, Debug)]
pub(crate) struct GameTerms {
    /// The seed of all chance.
    pub(crate) seed: u64,
    /// What ends a game besides its rules.
    pub(crate) limits: Adjudication,
    /// How many bytes an opponent may take for a decision.
    pub(crate) memory: usize,
    /// How long a program may think about a move.
    pub(crate) move_time: Duration,
}

/// A program has lost a game for more than its rules.
#[derive(Debug)]
pub(crate) struct Forfeit {
    pub(crate) loser: Seat,
    pub(crate) reason: String,
}

impl GameTerms {
    /// Plays a game, counted from 0, between players who are named by their seats. Returns what came of
    /// it.
    pub(crate) fn result(
        &self,
        start: &AnyPosition,
        players: &[Contender; 2],
        game: u64,
    ) -> Result<(GameResult, Option<Forfeit>)> {
        if let Some(series) = self.series(start, players) {
            return Ok((series.play(game), None));
        }
        let (record, forfeit) = self.record_with_programs(start, players, game)?;
        let result = record.result().context("the game goes on")?;
        Ok((result, forfeit))
    }

    /// Plays a game as [`result`](Self::result) does and returns its record.
    pub(crate) fn record(
        &self,
        start: &AnyPosition,
        players: &[Contender; 2],
        game: u64,
    ) -> Result<(AnyRecord, Option<Forfeit>)> {
        match self.series(start, players) {
            Some(series) => Ok((series.record(game), None)),
            None => self.record_with_programs(start, players, game),
        }
    }

    /// Returns the series that a game belongs to, if no program plays.
    fn series(&self, start: &AnyPosition, players: &[Contender; 2]) -> Option<AnySeries> {
        let [Contender::Bot(first), Contender::Bot(second)] = players else {
            return None;
        };
        let bots: [BotKind; 2] = [*first, *second];
        let series = start
            .record(self.limits)
            .series(bots, self.seed, self.limits);
        Some(series.with_memory(self.memory))
    }

    fn record_with_programs(
        &self,
        start: &AnyPosition,
        players: &[Contender; 2],
        game: u64,
    ) -> Result<(AnyRecord, Option<Forfeit>)> {
        let sitters = players.each_ref().map(Contender::player);
        let mut table = start.record(self.limits).into_table(sitters, self.seed);
        table.set_number(game);
        table.limit_memory(self.memory);
        let (record, reason) = play_game(table, players, self.move_time)?;
        let winner = record.outcome().and_then(Outcome::winner);
        let forfeit = reason.zip(winner).map(|(reason, winner)| Forfeit {
            loser: !winner,
            reason,
        });
        Ok((record, forfeit))
    }
}
