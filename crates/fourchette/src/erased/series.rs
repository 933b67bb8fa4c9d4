//! A series without its type.

use core::ops::ControlFlow;

use super::ErasedRecord;
use crate::{Game, GameResult, Series};

/// What [`AnySeries`](crate::AnySeries) does, as an object.
pub(crate) trait ErasedSeries: Send + Sync {
    fn play(&self, game: u64) -> GameResult;
    fn record(&self, game: u64) -> Box<dyn ErasedRecord>;
    fn play_watched(
        &self,
        game: u64,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<GameResult>;
    fn record_watched(
        &self,
        game: u64,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<Box<dyn ErasedRecord>>;
    fn limit_memory(&mut self, bytes: usize);
}

impl<G: Game> ErasedSeries for Series<G> {
    fn play(&self, game: u64) -> GameResult {
        Self::play(self, game)
    }

    fn record(&self, game: u64) -> Box<dyn ErasedRecord> {
        Box::new(Self::record(self, game))
    }

    fn play_watched(
        &self,
        game: u64,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<GameResult> {
        Self::play_watched(self, game, watch)
    }

    fn record_watched(
        &self,
        game: u64,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<Box<dyn ErasedRecord>> {
        let record = Self::record_watched(self, game, watch)?;
        Some(Box::new(record))
    }

    fn limit_memory(&mut self, bytes: usize) {
        self.memory = bytes;
    }
}
