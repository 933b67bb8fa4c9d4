//! A series of games of any game.

use core::fmt;
use core::ops::ControlFlow;

use crate::erased::ErasedSeries;
use crate::{AnyRecord, GameResult};

/// A [`Series`](crate::Series) of any of the games; [`AnyRecord::series`] makes it.
pub struct AnySeries(pub(crate) Box<dyn ErasedSeries>);

/// Says no more than what it is.
impl fmt::Debug for AnySeries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnySeries").finish_non_exhaustive()
    }
}

impl AnySeries {
    /// Plays one game to its end, as [`Series::play`](crate::Series::play).
    #[must_use]
    pub fn play(&self, game: u64) -> GameResult {
        self.0.play(game)
    }

    /// Plays one game and returns its record, as [`Series::record`](crate::Series::record).
    #[must_use]
    pub fn record(&self, game: u64) -> AnyRecord {
        self.0.record(game).into()
    }

    /// Plays one game to its end unless `watch` stops it, as
    /// [`Series::play_watched`](crate::Series::play_watched).
    pub fn play_watched(
        &self,
        game: u64,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<GameResult> {
        self.0.play_watched(game, watch)
    }

    /// Plays one game and returns its record unless `watch` stops it, as
    /// [`Series::record_watched`](crate::Series::record_watched).
    pub fn record_watched(
        &self,
        game: u64,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<AnyRecord> {
        self.0.record_watched(game, watch).map(AnyRecord::from)
    }

    /// Bounds the memory that an opponent takes for a decision, in bytes, as
    /// [`Series::memory`](crate::Series::memory).
    #[must_use]
    pub fn with_memory(mut self, bytes: usize) -> Self {
        self.0.limit_memory(bytes);
        self
    }
}
