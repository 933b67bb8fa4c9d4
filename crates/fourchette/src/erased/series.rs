//! A series without its type.

use core::fmt::Debug;

use super::ErasedRecord;
use crate::{Game, GameResult, Series};

/// What [`AnySeries`](crate::AnySeries) does, as an object.
pub(crate) trait ErasedSeries: Debug + Send + Sync {
    fn play(&self, game: u64) -> GameResult;
    fn record(&self, game: u64) -> Box<dyn ErasedRecord>;
    fn limit_memory(&mut self, bytes: usize);
}

impl<G: Game> ErasedSeries for Series<G> {
    fn play(&self, game: u64) -> GameResult {
        Self::play(self, game)
    }

    fn record(&self, game: u64) -> Box<dyn ErasedRecord> {
        Box::new(Self::record(self, game))
    }

    fn limit_memory(&mut self, bytes: usize) {
        self.memory = bytes;
    }
}
