//! Many games of one kind that are played side by side by numbers.

mod any;
mod buffers;
mod error;
mod game;

use core::num::NonZeroU32;

use board_play::playout::below;
use board_play::rand_core::SeedableRng as _;
use board_play::{Actions, Notated, Planes, Seat, Status, mask_bytes, mask_words};
use rand_chacha::ChaCha8Rng;

pub use self::any::AnyBatch;
pub(crate) use self::any::{ErasedBatch, batch};
pub use self::buffers::{BatchBuffers, BatchFinals};
use self::buffers::{Sizes, check_length};
pub use self::error::BatchError;
use self::game::BatchGame;

/// What a batch begins with and goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchOptions {
    /// How many games are played at a time, at least 1.
    pub count: usize,
    /// The seed that chance comes from.
    pub seed: u64,
    /// After how many actions a game that its rules have not ended is broken off, if ever.
    pub max_actions: Option<NonZeroU32>,
}

/// Games of one kind that are stepped together: an action for each goes in, and what the seats to move
/// see next comes out, in buffers of the caller's.
///
/// Chance is decided within: wherever a caller looks, a seat is to move. A game that has ended is followed by
/// another from the same start in the same step. The games of place `i` of a batch of `n` have the
/// numbers `i`, `i + n`, `i + 2n` and so on, and what is rolled in a game depends on the seed,
/// the game's number and the ply, as in [`generator`](crate::generator), and on nothing that other games do.
///
/// Nothing is allocated by a step. [`AnyBatch`] is the same by the name of a game.
#[derive(Clone, Debug)]
pub struct Batch<P> {
    start: P,
    options: BatchOptions,
    games: Vec<BatchGame<P>>,
    /// Which actions are legal, of each game as many words as a mask has.
    masks: Vec<u64>,
    /// Draws the actions of [`Batch::random_actions`].
    rng: ChaCha8Rng,
}

impl<P: Actions + Planes + Notated> Batch<P> {
    /// Begins as many games as the options say.
    ///
    /// # Errors
    ///
    /// There are no games, or they are over at the start.
    pub fn new(start: P, options: BatchOptions) -> Result<Self, BatchError> {
        if options.count == 0 {
            return Err(BatchError::Empty);
        }
        let numbers = 0..options.count as u64;
        let games: Vec<_> = numbers
            .map(|number| BatchGame::begin(start, options.seed, number))
            .collect();
        if let Some(game) = games.iter().position(|game| game.position.is_over()) {
            return Err(BatchError::Over { game });
        }
        let mut batch = Self {
            masks: vec![0; options.count * mask_words(start.action_count())],
            rng: ChaCha8Rng::seed_from_u64(options.seed),
            start,
            options,
            games,
        };
        for at in 0..batch.games.len() {
            batch.write_mask(at);
        }
        Ok(batch)
    }

    /// Returns how many games are played at a time.
    #[must_use]
    pub fn count(&self) -> usize {
        self.games.len()
    }

    /// Returns how many actions there are.
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.start.action_count()
    }

    /// Returns the position of a game, if there are so many.
    #[must_use]
    pub fn position(&self, game: usize) -> Option<&P> {
        Some(&self.games.get(game)?.position)
    }

    /// Returns the number of the game that is played at a place, if there are so many places.
    #[must_use]
    pub fn number(&self, game: usize) -> Option<u64> {
        Some(self.games.get(game)?.number)
    }

    /// Makes the move of an action in each game, and writes what has come of it.
    ///
    /// # Errors
    ///
    /// The first action that there is not or that breaks a rule, or the first buffer of another length;
    /// nothing has changed then.
    pub fn step(&mut self, actions: &[i64], out: &mut BatchBuffers<'_>) -> Result<(), BatchError> {
        self.check_buffers(out)?;
        self.check_actions(actions)?;
        out.rewards.fill(0.0);
        for (at, &action) in actions.iter().enumerate() {
            // Checked above: the action is legal.
            let m = usize::try_from(action)
                .ok()
                .and_then(|action| self.games[at].position.move_of(action));
            let mover = self.games[at].position.status().to_move();
            if let Some(m) = m {
                self.games[at].play(m, self.options.seed);
            }
            self.settle(at, mover, out);
            self.write_mask(at);
            self.write_game(at, out);
        }
        Ok(())
    }

    /// Writes what the seats to move see, as after a step, of which nothing has come yet.
    ///
    /// # Errors
    ///
    /// The first buffer of another length.
    pub fn observe(&self, out: &mut BatchBuffers<'_>) -> Result<(), BatchError> {
        self.check_buffers(out)?;
        out.rewards.fill(0.0);
        out.ended.fill(0);
        out.truncated.fill(0);
        for at in 0..self.games.len() {
            self.write_game(at, out);
        }
        Ok(())
    }

    /// Draws a legal action for each game, all that are legal in it being equally likely.
    ///
    /// # Errors
    ///
    /// The buffer has another length.
    pub fn random_actions(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        check_length("actions", actions.len(), self.games.len())?;
        let words = mask_words(self.action_count());
        for (action, mask) in actions.iter_mut().zip(self.masks.chunks_exact(words)) {
            let legal: u32 = mask.iter().map(|word| word.count_ones()).sum();
            let nth = below(&mut self.rng, legal.into());
            *action = nth_bit(mask, nth);
        }
        Ok(())
    }

    /// Begins every game anew, with the numbers that a new batch would give them.
    pub fn reset(&mut self) {
        for at in 0..self.games.len() {
            self.games[at] = BatchGame::begin(self.start, self.options.seed, at as u64);
            self.write_mask(at);
        }
        self.rng = ChaCha8Rng::seed_from_u64(self.options.seed);
    }

    /// Says what has come of a game after a move, and begins the next if it has ended.
    fn settle(&mut self, at: usize, mover: Option<Seat>, out: &mut BatchBuffers<'_>) {
        let game = &mut self.games[at];
        let outcome = game.position.outcome();
        let is_long = |most: NonZeroU32| game.actions >= most.get();
        let is_truncated = outcome.is_none() && self.options.max_actions.is_some_and(is_long);
        out.ended[at] = u8::from(outcome.is_some());
        out.truncated[at] = u8::from(is_truncated);
        if let Some(outcome) = outcome {
            for seat in Seat::ALL {
                out.rewards[2 * at + seat.index()] = outcome.value(seat).into();
            }
        }
        if outcome.is_some() || is_truncated {
            // Nobody is to move in a game that is over.
            let seat = game.position.status().to_move().or(mover);
            if let (Some(finals), Some(seat)) = (&mut out.finals, seat) {
                write_planes(&game.position, seat, at, finals.planes);
                finals.seats[at] = seat_byte(seat);
            }
            let number = game.number.wrapping_add(self.options.count as u64);
            *game = BatchGame::begin(self.start, self.options.seed, number);
        }
    }

    fn write_mask(&mut self, at: usize) {
        let words = mask_words(self.start.action_count());
        let mask = &mut self.masks[at * words..][..words];
        self.games[at].position.write_mask(mask);
    }

    /// Writes what the seat to move in a game sees.
    fn write_game(&self, at: usize, out: &mut BatchBuffers<'_>) {
        let position = &self.games[at].position;
        let (actions, words) = (self.action_count(), mask_words(self.action_count()));
        let mask = &self.masks[at * words..][..words];
        mask_bytes(mask, &mut out.masks[at * actions..][..actions]);
        // A batch is never left where chance is to decide.
        if let Status::ToMove(seat) = position.status() {
            write_planes(position, seat, at, out.planes);
            out.to_move[at] = seat_byte(seat);
        }
    }

    fn check_buffers(&self, out: &BatchBuffers<'_>) -> Result<(), BatchError> {
        let of_one = Sizes {
            planes: self.start.plane_numbers(),
            actions: self.action_count(),
        };
        out.check(self.games.len(), &of_one)
    }

    /// Checks all actions before one of them is made.
    fn check_actions(&self, actions: &[i64]) -> Result<(), BatchError> {
        check_length("actions", actions.len(), self.games.len())?;
        let (count, words) = (self.action_count(), mask_words(self.action_count()));
        let masks = self.masks.chunks_exact(words);
        for (game, (&action, mask)) in actions.iter().zip(masks).enumerate() {
            let number = usize::try_from(action)
                .ok()
                .filter(|&action| action < count);
            let is_legal = number.is_some_and(|a| mask[a / 64] >> (a % 64) & 1 != 0);
            if !is_legal {
                return Err(self.refuse(game, action, number));
            }
        }
        Ok(())
    }

    /// Says why an action is not legal.
    #[cold]
    fn refuse(&self, game: usize, action: i64, number: Option<usize>) -> BatchError {
        let position = &self.games[game].position;
        let refused = number.and_then(|number| {
            let m = position.move_of(number)?;
            let reason = position.check(m).err()?;
            Some((m.to_string(), Box::new(reason)))
        });
        match refused {
            Some((text, reason)) => BatchError::Illegal {
                game,
                action,
                text,
                reason,
            },
            None => BatchError::NoSuchAction {
                game,
                action,
                count: self.action_count(),
            },
        }
    }
}

/// Writes what a seat sees of the position of the game at a place.
fn write_planes<P: Planes>(position: &P, seat: Seat, at: usize, planes: &mut [f32]) {
    let numbers = position.plane_numbers();
    let planes = &mut planes[at * numbers..][..numbers];
    P::write_planes(&position.view(seat), seat, planes);
}

const fn seat_byte(seat: Seat) -> u8 {
    match seat {
        Seat::First => 0,
        Seat::Second => 1,
    }
}

/// Returns the index of the `n`-th bit that is set; -1 if there are not so many.
fn nth_bit(mask: &[u64], n: u64) -> i64 {
    let mut left = n;
    for (first, &word) in (0_i64..).step_by(64).zip(mask) {
        let ones = u64::from(word.count_ones());
        if left < ones {
            let rest = (0..left).fold(word, |word, _| word & word.wrapping_sub(1));
            return first + i64::from(rest.trailing_zeros());
        }
        left -= ones;
    }
    -1
}
