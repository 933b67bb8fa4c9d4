//! What comes of a position of any game by chance: moves that are drawn, random games, a search.

use core::num::NonZeroU32;
use core::ops::Range;

use bots::{Analysis, Budget, Level, ProgressFn};
use rand_chacha::ChaCha8Rng;

use super::AnyPosition;
use crate::{GameResult, Openings, Tally};

impl AnyPosition {
    /// Returns the `n`-th legal move in the game's own ascending order, counted from 0; none if there are
    /// not so many.
    #[must_use]
    pub fn nth_move(&self, n: usize) -> Option<String> {
        self.0.nth_move(n)
    }

    /// Draws a legal move: where a seat is to move, all are equally likely; where chance decides, each has
    /// its [weight](Self::chance_weight). There is none when the game is over.
    ///
    /// # Examples
    ///
    /// ```
    /// use fourchette::{AnyPosition, RngStream, generator};
    ///
    /// // What a table with this seed rolls in its first ply.
    /// let mut rng = generator(7, 0, 0, RngStream::Chance);
    /// let mut position = AnyPosition::new("dice-hex", "")?;
    /// let roll = position.random_move(&mut rng).expect("the game goes on");
    /// position.play(&roll)?;
    /// # Ok::<(), fourchette::Error>(())
    /// ```
    #[must_use]
    pub fn random_move(&self, rng: &mut ChaCha8Rng) -> Option<String> {
        self.0.random_move(rng)
    }

    /// Plays a random game from this position to its end, as [`random_move`](Self::random_move) draws its
    /// moves; it is a draw after `max_plies` plies more. The same seed plays the same game on every
    /// machine.
    ///
    /// Cost: much less than a game by text, since no move is written and no record is kept.
    ///
    /// # Examples
    ///
    /// ```
    /// use core::num::NonZeroU32;
    /// use fourchette::AnyPosition;
    ///
    /// let start = AnyPosition::new("y", "board=bent:3")?;
    /// let result = start.playout(7, NonZeroU32::MAX);
    /// assert!(result.ending.outcome().winner().is_some());
    /// assert!(result.plies <= 10);
    /// # Ok::<(), fourchette::Error>(())
    /// ```
    #[must_use]
    pub fn playout(&self, seed: u64, max_plies: NonZeroU32) -> GameResult {
        self.0.playout(seed, 0, max_plies)
    }

    /// Plays random game number `number` of those with this seed, one of
    /// [`playouts`](Self::playouts); number 0 is the game of [`playout`](Self::playout).
    #[must_use]
    pub fn numbered_playout(&self, seed: u64, number: u64, max_plies: NonZeroU32) -> GameResult {
        self.0.playout(seed, number, max_plies)
    }

    /// Plays random games by their numbers, and counts what came of them. Each has chance of its own, which
    /// is that of the seed and the number; number 0 is the game of [`playout`](Self::playout). So the
    /// tallies of several ranges, [merged](Tally::merged), are that of all the games, whoever plays them.
    ///
    /// # Examples
    ///
    /// ```
    /// use core::num::NonZeroU32;
    /// use fourchette::AnyPosition;
    ///
    /// let start = AnyPosition::new("y", "board=bent:3")?;
    /// let tally = |numbers| start.playouts(7, numbers, NonZeroU32::MAX);
    /// let all = tally(0..50);
    /// assert_eq!(all.wins[0] + all.wins[1], 50);
    /// assert_eq!(tally(0..20).merged(tally(20..50)), all);
    /// # Ok::<(), fourchette::Error>(())
    /// ```
    #[must_use]
    pub fn playouts(&self, seed: u64, numbers: Range<u64>, max_plies: NonZeroU32) -> Tally {
        let games = numbers.map(|number| self.0.playout(seed, number, max_plies));
        games.fold(Tally::default(), Tally::with)
    }

    /// Looks for the best moves of the seat that is to move, by what that seat may know, as
    /// [`bots::analyse`]; none if chance is to decide or the game is over. With a budget of iterations the
    /// same seed finds the same.
    ///
    /// # Examples
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use fourchette::AnyPosition;
    /// use fourchette::bots::Budget;
    ///
    /// let position = AnyPosition::new("y", "board=bent:3")?;
    /// let watch = &mut |_| ControlFlow::Continue(());
    /// let analysis = position.analyse(Budget::iterations(50), 7, watch);
    /// let best = &analysis.expect("a seat is to move").candidates[0];
    /// assert!(position.check(&best.m).is_ok());
    /// # Ok::<(), fourchette::Error>(())
    /// ```
    pub fn analyse(
        &self,
        budget: Budget,
        seed: u64,
        watch: &mut ProgressFn<'_>,
    ) -> Option<Analysis<String>> {
        self.0.analyse(budget, seed, watch)
    }

    /// Returns how much a level of the search thinks about a move here, as
    /// [`Level::budget`](bots::Level::budget).
    #[must_use]
    pub fn budget(&self, level: Level) -> Budget {
        self.0.budget(level)
    }

    /// Draws the opening of a number from here, as [`Openings::draw`]; none if each that is drawn ends the
    /// game or is not quiet.
    #[must_use]
    pub fn opening(&self, openings: Openings, seed: u64, number: u64) -> Option<Self> {
        self.0.opening(openings, seed, number).map(Self)
    }
}
