//! A batch of any game.

use core::fmt::{self, Debug};

use board_play::{Actions as _, InSteps, Planes};

use super::{Batch, BatchBuffers, BatchError, BatchOptions};
use crate::erased::{ErasedEnvironment, in_steps};
use crate::{AnyEnvironment, AnyPosition, Game};

/// What [`AnyBatch`] does, as an object.
pub(crate) trait ErasedBatch: Send + Sync {
    fn game(&self) -> &'static str;
    fn count(&self) -> usize;
    fn action_count(&self) -> usize;
    fn planes(&self) -> &'static [&'static str];
    fn places(&self) -> usize;
    fn environment(&self, game: usize) -> Option<Box<dyn ErasedEnvironment>>;
    fn number(&self, game: usize) -> Option<u64>;
    fn step(&mut self, actions: &[i64], out: &mut BatchBuffers<'_>) -> Result<(), BatchError>;
    fn observe(&self, out: &mut BatchBuffers<'_>) -> Result<(), BatchError>;
    fn random_actions(&mut self, actions: &mut [i64]) -> Result<(), BatchError>;
    fn reset(&mut self);
    fn boxed(&self) -> Box<dyn ErasedBatch>;
}

/// A batch of the game `G`, which may be played in steps.
#[derive(Clone)]
struct BatchOf<G: Game>(Batch<G::Steps>);

/// Makes a batch of games that begin with a position.
pub(crate) fn batch<G: Game>(
    start: &G,
    options: BatchOptions,
) -> Result<Box<dyn ErasedBatch>, BatchError> {
    let batch = Batch::new(start.in_steps(), options)?;
    Ok(Box::new(BatchOf::<G>(batch)))
}

impl<G: Game> ErasedBatch for BatchOf<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn count(&self) -> usize {
        self.0.count()
    }

    fn action_count(&self) -> usize {
        self.0.start.action_count()
    }

    fn planes(&self) -> &'static [&'static str] {
        <G as InSteps>::Steps::PLANES
    }

    fn places(&self) -> usize {
        self.0.start.places()
    }

    fn environment(&self, game: usize) -> Option<Box<dyn ErasedEnvironment>> {
        self.0.position(game).map(|&steps| in_steps::<G>(steps))
    }

    fn number(&self, game: usize) -> Option<u64> {
        self.0.number(game)
    }

    fn step(&mut self, actions: &[i64], out: &mut BatchBuffers<'_>) -> Result<(), BatchError> {
        self.0.step(actions, out)
    }

    fn observe(&self, out: &mut BatchBuffers<'_>) -> Result<(), BatchError> {
        self.0.observe(out)
    }

    fn random_actions(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        self.0.random_actions(actions)
    }

    fn reset(&mut self) {
        self.0.reset();
    }

    fn boxed(&self) -> Box<dyn ErasedBatch> {
        Box::new(Self(self.0.clone()))
    }
}

/// A [`Batch`] of any of the games, in the steps in which it is played by numbers.
///
/// # Examples
///
/// Sixteen games of random actions at a time:
///
/// ```
/// use fourchette::{AnyPosition, BatchBuffers, BatchOptions};
///
/// let options = BatchOptions { count: 16, seed: 7, max_actions: None };
/// let mut batch = AnyPosition::new("y", "board=bent:3")?.batch(options)?;
/// let (actions, planes) = (batch.action_count(), batch.planes().len() * batch.places());
/// let mut chosen = vec![0; 16];
/// let (mut planes, mut masks) = (vec![0.0; 16 * planes], vec![0; 16 * actions]);
/// let (mut rewards, [mut ended, mut truncated, mut to_move]) = (vec![0.0; 32], [const { [0; 16] }; 3]);
/// let mut games = 0;
/// while games < 100 {
///     batch.random_actions(&mut chosen)?;
///     batch.step(&chosen, &mut BatchBuffers {
///         planes: &mut planes,
///         masks: &mut masks,
///         rewards: &mut rewards,
///         ended: &mut ended,
///         truncated: &mut truncated,
///         to_move: &mut to_move,
///         finals: None,
///     })?;
///     games += ended.iter().filter(|&&ended| ended == 1).count();
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct AnyBatch(Box<dyn ErasedBatch>);

impl AnyBatch {
    /// Returns the game's name.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Returns how many games are played at a time.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.count()
    }

    /// Returns how many actions there are.
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.0.action_count()
    }

    /// Returns what each plane says, in order.
    #[must_use]
    pub fn planes(&self) -> &'static [&'static str] {
        self.0.planes()
    }

    /// Returns how many places a plane has.
    #[must_use]
    pub fn places(&self) -> usize {
        self.0.places()
    }

    /// Returns a copy of the game at a place, if there are so many places.
    #[must_use]
    pub fn environment(&self, game: usize) -> Option<AnyEnvironment> {
        self.0.environment(game).map(AnyEnvironment::from)
    }

    /// Returns the number of the game at a place, as [`Batch::number`].
    #[must_use]
    pub fn number(&self, game: usize) -> Option<u64> {
        self.0.number(game)
    }

    /// Makes the move of an action in each game, as [`Batch::step`].
    ///
    /// # Errors
    ///
    /// As [`Batch::step`]; nothing has changed then.
    pub fn step(&mut self, actions: &[i64], out: &mut BatchBuffers<'_>) -> Result<(), BatchError> {
        self.0.step(actions, out)
    }

    /// Writes what the seats to move see, as [`Batch::observe`].
    ///
    /// # Errors
    ///
    /// The first buffer of another length.
    pub fn observe(&self, out: &mut BatchBuffers<'_>) -> Result<(), BatchError> {
        self.0.observe(out)
    }

    /// Draws a legal action for each game, as [`Batch::random_actions`].
    ///
    /// # Errors
    ///
    /// The buffer has another length.
    pub fn random_actions(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        self.0.random_actions(actions)
    }

    /// Begins every game anew, as [`Batch::reset`].
    pub fn reset(&mut self) {
        self.0.reset();
    }
}

impl AnyPosition {
    /// Begins games from this position that are stepped together.
    ///
    /// # Errors
    ///
    /// There are no games, or the position is over.
    pub fn batch(&self, options: BatchOptions) -> Result<AnyBatch, BatchError> {
        self.0.batch(options).map(AnyBatch)
    }
}

impl Clone for AnyBatch {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

impl Debug for AnyBatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyBatch")
            .field("game", &self.game())
            .field("count", &self.count())
            .finish_non_exhaustive()
    }
}
