//! The single games of a series, by their numbers.

use anyhow::Result;
use board_play::Seating;
use fourchette::{AnyRecord, GameResult, MatchStarts};

use super::plan::{Plan, player_number};
use crate::command::output;
use crate::command::series::{Forfeit, GameTerms};

/// Whoever lets the players of a series play its games.
pub(super) struct GamePlayer {
    plan: Plan,
    starts: MatchStarts,
    terms: GameTerms,
}

impl GamePlayer {
    /// Takes how many bytes an opponent may take for a decision.
    pub(super) fn new(plan: Plan, starts: MatchStarts, memory: usize) -> Self {
        let terms = GameTerms {
            seed: plan.seed,
            limits: plan.limits,
            memory,
            move_time: plan.move_time.unwrap_or_default(),
        };
        Self {
            plan,
            starts,
            terms,
        }
    }

    /// Plays a game, counted from 0, and returns what came of it.
    pub(super) fn result(&self, game: u64, seating: Seating) -> Result<GameResult> {
        let start = self.starts.at(seating).position();
        let players = seating.by_seat(&self.plan.players);
        let (result, forfeit) = self.terms.result(&start, &players, game)?;
        self.tell(game, seating, forfeit);
        Ok(result)
    }

    /// Plays a game, counted from 0, and returns its record.
    pub(super) fn record(&self, game: u64, seating: Seating) -> Result<AnyRecord> {
        let start = self.starts.at(seating).position();
        let players = seating.by_seat(&self.plan.players);
        let (record, forfeit) = self.terms.record(&start, &players, game)?;
        self.tell(game, seating, forfeit);
        Ok(record)
    }

    /// Says why a program has lost for more than the rules, if one has.
    fn tell(&self, game: u64, seating: Seating, forfeit: Option<Forfeit>) {
        let Some(Forfeit { loser, reason }) = forfeit else {
            return;
        };
        let loser = seating.player_at(loser);
        let (name, player) = (&self.plan.players[loser.index()], player_number(loser));
        let number = game + 1;
        output::note(format_args!(
            "game {number}: opponent {player}, {name}, loses: {reason}"
        ));
    }
}
