//! The single games of a series, by their numbers.

use anyhow::{Context as _, Result};
use board_play::{Outcome, Seating};
use fourchette::{AnyRecord, AnySeries, BotKind, GameResult, MatchStarts, Start};

use super::plan::{Plan, player_number};
use crate::command::opponent::{Contender, play_game};
use crate::command::output;

/// Whoever lets the players of a series play its games.
pub(super) struct GamePlayer {
    pub(super) plan: Plan,
    pub(super) starts: MatchStarts,
    /// How many bytes an opponent may take for a decision.
    pub(super) memory: usize,
}

impl GamePlayer {
    /// Plays a game, counted from 0, and returns what came of it.
    pub(super) fn result(&self, game: u64, seating: Seating) -> Result<GameResult> {
        if let Some(bots) = self.bots() {
            return Ok(self.series(bots, seating).play(game));
        }
        let record = self.record_with_programs(game, seating)?;
        record.result().context("the game goes on")
    }

    /// Plays a game, counted from 0, and returns its record.
    pub(super) fn record(&self, game: u64, seating: Seating) -> Result<AnyRecord> {
        match self.bots() {
            Some(bots) => Ok(self.series(bots, seating).record(game)),
            None => self.record_with_programs(game, seating),
        }
    }

    /// Returns the opponents, if no program plays.
    fn bots(&self) -> Option<[BotKind; 2]> {
        match self.plan.players {
            [Contender::Bot(one), Contender::Bot(other)] => Some([one, other]),
            _ => None,
        }
    }

    fn series(&self, bots: [BotKind; 2], seating: Seating) -> AnySeries {
        let start = self.starts.at(seating);
        let series = start.series(seating.by_seat(&bots), self.plan.seed, self.plan.limits);
        series.with_memory(self.memory)
    }

    /// Plays a game in which a program plays, and says so if it loses for more than the rules.
    fn record_with_programs(&self, game: u64, seating: Seating) -> Result<AnyRecord> {
        let start = self.starts.at(seating).position().to_string();
        let start = AnyRecord::begin(self.plan.start.game, Start::Position(&start))?;
        let start = start.adjudicated(self.plan.limits)?;
        let contenders = seating.by_seat(&self.plan.players);
        let players = contenders.each_ref().map(Contender::player);
        let mut table = start.into_table(players, self.plan.seed);
        table.set_number(game);
        table.limit_memory(self.memory);
        let move_time = self.plan.move_time.unwrap_or_default();
        let (record, failing) = play_game(table, &contenders, move_time)?;
        let winner = record.outcome().and_then(Outcome::winner);
        if let (Some(reason), Some(winner)) = (failing, winner) {
            let loser = seating.player_at(!winner);
            let (name, player) = (&self.plan.players[loser.index()], player_number(loser));
            let number = game + 1;
            output::note(format_args!(
                "game {number}: opponent {player}, {name}, loses: {reason}"
            ));
        }
        Ok(record)
    }
}
