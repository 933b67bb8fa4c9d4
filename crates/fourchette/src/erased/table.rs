//! A table without its type.

use core::num::NonZeroUsize;

use board_draw::{Canvas, Scene};
use board_play::{EndError, Ended, Ending, Outcome, Rematch, Seat, Viewer};
use bots::{Analysis, Budget, ProgressFn};

use super::ErasedRecord;
use crate::moves_by_text::read_move;
use crate::{Error, Game, GameEnd, Player, Table, ToldMove};

/// What [`AnyTable`](crate::AnyTable) does, as an object.
pub(crate) trait ErasedTable: Send + Sync {
    fn record(&self) -> &dyn ErasedRecord;
    /// For what the record keeps besides its moves: these are made by [`push`](Self::push).
    fn record_mut(&mut self) -> &mut dyn ErasedRecord;
    fn seed(&self) -> u64;
    fn number(&self) -> u64;
    fn set_number(&mut self, number: u64);
    fn end(&self) -> Option<GameEnd>;
    fn player(&self, seat: Seat) -> Player;
    fn set_player(&mut self, seat: Seat, player: Player);
    fn exchange_players(&mut self);
    fn rematch(&self) -> Option<Box<dyn ErasedTable>>;
    fn rematch_by(&self, way: Rematch) -> Option<Box<dyn ErasedTable>>;
    fn human_to_move(&self) -> Option<Seat>;
    fn has_humans(&self) -> bool;
    fn has_two_humans(&self) -> bool;
    fn has_secrets(&self) -> bool;
    fn can_have_secrets(&self) -> bool;
    fn is_open(&self) -> bool;
    fn open(&mut self);
    fn last_secret(&self) -> usize;
    fn push(&mut self, m: &str) -> Result<Option<Ending>, Error>;
    fn decide(&mut self, progress: &mut ProgressFn<'_>) -> Option<String>;
    fn advise(&mut self, budget: Budget, progress: &mut ProgressFn<'_>)
    -> Option<Analysis<String>>;
    fn keep_trees(&mut self);
    fn keeps_trees(&self) -> bool;
    fn drop_trees(&mut self);
    fn kept_visits(&self, seat: Seat) -> u32;
    fn advice_visits(&self) -> u32;
    fn limit_memory(&mut self, bytes: usize);
    fn use_threads(&mut self, threads: NonZeroUsize);
    fn resign(&mut self) -> Option<Seat>;
    fn resign_for(&mut self, seat: Seat) -> Result<Ending, EndError>;
    fn end_by(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError>;
    fn undo(&mut self) -> bool;
    fn truncate(&mut self, plies: usize) -> Vec<String>;
    fn viewer(&self) -> Viewer;
    fn told(&self, m: &str) -> Result<String, Error>;
    fn told_since(&self, seat: Seat) -> Vec<ToldMove>;
    fn canvas(&self) -> Canvas;
    fn scene(&self) -> Scene;
    fn text(&self) -> String;
    fn boxed(&self) -> Box<dyn ErasedTable>;
}

impl<G: Game> ErasedTable for Table<G> {
    fn record(&self) -> &dyn ErasedRecord {
        Self::record(self)
    }

    fn record_mut(&mut self) -> &mut dyn ErasedRecord {
        Self::record_mut(self)
    }

    fn seed(&self) -> u64 {
        Self::seed(self)
    }

    fn number(&self) -> u64 {
        Self::number(self)
    }

    fn set_number(&mut self, number: u64) {
        Self::set_number(self, number);
    }

    fn end(&self) -> Option<GameEnd> {
        Self::end(self)
    }

    fn player(&self, seat: Seat) -> Player {
        Self::player(self, seat)
    }

    fn set_player(&mut self, seat: Seat, player: Player) {
        Self::set_player(self, seat, player);
    }

    fn exchange_players(&mut self) {
        Self::exchange_players(self);
    }

    fn rematch(&self) -> Option<Box<dyn ErasedTable>> {
        Some(Box::new(Self::rematch(self)?))
    }

    fn rematch_by(&self, way: Rematch) -> Option<Box<dyn ErasedTable>> {
        Some(Box::new(Self::rematch_by(self, way)?))
    }

    fn human_to_move(&self) -> Option<Seat> {
        Self::human_to_move(self)
    }

    fn has_humans(&self) -> bool {
        Self::has_humans(self)
    }

    fn has_two_humans(&self) -> bool {
        Self::has_two_humans(self)
    }

    fn has_secrets(&self) -> bool {
        Self::has_secrets(self)
    }

    fn can_have_secrets(&self) -> bool {
        Self::can_have_secrets(self)
    }

    fn is_open(&self) -> bool {
        Self::is_open(self)
    }

    fn open(&mut self) {
        Self::open(self);
    }

    fn last_secret(&self) -> usize {
        Self::last_secret(self)
    }

    fn push(&mut self, m: &str) -> Result<Option<Ending>, Error> {
        let m = read_move::<G>(m)?;
        Self::push(self, m).map_err(|reason| Error::illegal(m, reason))
    }

    fn decide(&mut self, progress: &mut ProgressFn<'_>) -> Option<String> {
        let m = self.decide_watched(progress)?;
        Some(m.to_string())
    }

    fn advise(
        &mut self,
        budget: Budget,
        progress: &mut ProgressFn<'_>,
    ) -> Option<Analysis<String>> {
        let analysis = Self::advise(self, budget, progress)?;
        Some(analysis.map(|m| m.to_string()))
    }

    fn keep_trees(&mut self) {
        Self::keep_trees(self);
    }

    fn keeps_trees(&self) -> bool {
        Self::keeps_trees(self)
    }

    fn drop_trees(&mut self) {
        Self::drop_trees(self);
    }

    fn kept_visits(&self, seat: Seat) -> u32 {
        Self::kept_visits(self, seat)
    }

    fn advice_visits(&self) -> u32 {
        Self::advice_visits(self)
    }

    fn limit_memory(&mut self, bytes: usize) {
        Self::limit_memory(self, bytes);
    }

    fn use_threads(&mut self, threads: NonZeroUsize) {
        Self::use_threads(self, threads);
    }

    fn resign(&mut self) -> Option<Seat> {
        Self::resign(self)
    }

    fn resign_for(&mut self, seat: Seat) -> Result<Ending, EndError> {
        Self::resign_for(self, seat)
    }

    fn end_by(&mut self, ended: Ended, outcome: Outcome) -> Result<Ending, EndError> {
        Self::end_by(self, ended, outcome)
    }

    fn undo(&mut self) -> bool {
        Self::undo(self)
    }

    fn truncate(&mut self, plies: usize) -> Vec<String> {
        let taken_back = Self::truncate(self, plies);
        taken_back.iter().map(ToString::to_string).collect()
    }

    fn viewer(&self) -> Viewer {
        Self::viewer(self)
    }

    fn told(&self, m: &str) -> Result<String, Error> {
        Ok(Self::told(self, read_move::<G>(m)?))
    }

    fn told_since(&self, seat: Seat) -> Vec<ToldMove> {
        Self::told_since(self, seat)
    }

    fn canvas(&self) -> Canvas {
        let position = Self::record(self).position();
        position.canvas(&self.draw_options())
    }

    fn scene(&self) -> Scene {
        let position = Self::record(self).position();
        position.scene(&self.draw_options())
    }

    fn text(&self) -> String {
        Self::text(self)
    }

    fn boxed(&self) -> Box<dyn ErasedTable> {
        Box::new(self.clone())
    }
}
