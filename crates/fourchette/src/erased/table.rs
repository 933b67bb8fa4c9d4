//! A table without its type.

use board_draw::Canvas;
use board_play::{Ending, Seat, Viewer};
use bots::{Analysis, Budget, ProgressFn};

use super::{ErasedPosition, ErasedRecord};
use crate::moves_by_text::{push_text, read_move};
use crate::{Error, Game, GameEnd, Player, Table, ToldMove};

/// What [`AnyTable`](crate::AnyTable) does, as an object.
pub(crate) trait ErasedTable: Send + Sync {
    fn position(&self) -> Box<dyn ErasedPosition>;
    fn set_number(&mut self, number: u64);
    fn plies(&self) -> usize;
    fn ending(&self) -> Option<Ending>;
    fn end(&self) -> Option<GameEnd>;
    fn player(&self, seat: Seat) -> Player;
    fn human_to_move(&self) -> Option<Seat>;
    fn has_humans(&self) -> bool;
    fn has_two_humans(&self) -> bool;
    fn has_secrets(&self) -> bool;
    fn can_have_secrets(&self) -> bool;
    fn is_open(&self) -> bool;
    fn open(&mut self);
    fn last_secret(&self) -> usize;
    fn record(&self) -> Box<dyn ErasedRecord>;
    fn push(&mut self, m: &str) -> Result<Option<Ending>, Error>;
    fn decide(&self, progress: &mut ProgressFn<'_>) -> Option<String>;
    fn advise(&self, budget: Budget, progress: &mut ProgressFn<'_>) -> Option<Analysis<String>>;
    fn limit_memory(&mut self, bytes: usize);
    fn resign(&mut self) -> Option<Seat>;
    fn undo(&mut self) -> bool;
    fn viewer(&self) -> Viewer;
    fn told(&self, m: &str) -> Result<String, Error>;
    fn told_since(&self, seat: Seat) -> Vec<ToldMove>;
    fn canvas(&self) -> Canvas;
    fn text(&self) -> String;
    fn record_text(&self) -> String;
}

impl<G: Game> ErasedTable for Table<G> {
    fn position(&self) -> Box<dyn ErasedPosition> {
        Box::new(*self.record().position())
    }

    fn set_number(&mut self, number: u64) {
        Self::set_number(self, number);
    }

    fn plies(&self) -> usize {
        self.record().moves().len()
    }

    fn ending(&self) -> Option<Ending> {
        self.record().ending()
    }

    fn end(&self) -> Option<GameEnd> {
        Self::end(self)
    }

    fn player(&self, seat: Seat) -> Player {
        Self::player(self, seat)
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

    fn record(&self) -> Box<dyn ErasedRecord> {
        Box::new(Self::record(self).clone())
    }

    fn push(&mut self, m: &str) -> Result<Option<Ending>, Error> {
        push_text(self.record_mut(), m)
    }

    fn decide(&self, progress: &mut ProgressFn<'_>) -> Option<String> {
        let m = self.decide_watched(progress)?;
        Some(m.to_string())
    }

    fn advise(&self, budget: Budget, progress: &mut ProgressFn<'_>) -> Option<Analysis<String>> {
        let analysis = Self::advise(self, budget, progress)?;
        Some(analysis.map(|m| m.to_string()))
    }

    fn limit_memory(&mut self, bytes: usize) {
        Self::limit_memory(self, bytes);
    }

    fn resign(&mut self) -> Option<Seat> {
        Self::resign(self)
    }

    fn undo(&mut self) -> bool {
        Self::undo(self)
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
        self.record().position().canvas(&self.draw_options())
    }

    fn text(&self) -> String {
        Self::text(self)
    }

    fn record_text(&self) -> String {
        self.record().to_string()
    }
}
