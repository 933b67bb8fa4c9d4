//! The trait that every game implements.

use core::error::Error;
use core::fmt::Debug;
use core::hash::{Hash, Hasher as _};
use std::hash::DefaultHasher;

use crate::{Outcome, Seat, Status};

/// A position of a game: a small value that knows its rules and nothing of its history.
///
/// A position is complete: everything that a rule can ask about is in it, options included, and two
/// positions that compare equal have the same future. It carries no clock, no history and no random
/// number generator; where chance decides, the caller supplies the roll as a move.
///
/// This trait is what playing needs, and no more. Text is added by [`Notated`](crate::Notated), hidden
/// information by [`Observe`](crate::Observe), symmetry by [`Symmetric`](crate::Symmetric).
///
/// # Contract
///
/// * [`moves`](Self::moves) yields strictly ascending moves, and none exactly when
///   [`status`](Self::status) is [`Status::Over`].
/// * [`check`](Self::check) is `Ok` exactly for the moves that `moves` yields.
/// * [`play`](Self::play) leaves the position as it was on an error.
/// * Equal positions have equal [`key`](Self::key)s; different positions of one game have different
///   ones, but for accidents that 64 bits make unlikely.
/// * No move changes the options, and `Self::new(&options).options() == options`.
///
/// The macro `conformance!` of the feature `testkit` tests all of this for a game.
///
/// # Examples
///
/// Code for any game: the moves that end it.
///
/// ```
/// use board_play::Position;
/// use board_play::nim::Nim;
///
/// fn last_moves<P: Position>(position: &P) -> Vec<P::Move> {
///     let is_last = |&m: &P::Move| {
///         let mut next = *position;
///         next.play_unchecked(m);
///         next.is_over()
///     };
///     position.moves().filter(is_last).collect()
/// }
///
/// // A move takes one, two or three stones from a pile, and the last stone ends the game.
/// let position = Nim::new(&"stones=2".parse()?);
/// assert_eq!(last_moves(&position), ["2".parse()?]);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait Position: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's name: its crate's name, as in records and on the command line (`leap-over`).
    const NAME: &'static str;

    /// The rule options, valid by construction. The default is the rule booklet's game.
    type Options: Clone + Eq + Default + Debug + Send + Sync + 'static;

    /// The smallest decision that a seat, or chance, makes at one time.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// Why a move is refused: a variant for each rule that can be broken.
    type Illegal: Error + Clone + Eq + Send + Sync + 'static;

    /// Sets up the start of a game.
    #[must_use]
    fn new(options: &Self::Options) -> Self;

    /// Sets up the start of a game by the default options.
    #[must_use]
    fn start() -> Self {
        Self::new(&Self::Options::default())
    }

    /// Returns the options that this game is played by.
    #[must_use]
    fn options(&self) -> Self::Options;

    /// Returns whose decision comes next, or how the game ended.
    #[must_use]
    fn status(&self) -> Status;

    /// Lists the legal moves in strictly ascending order; there are none exactly when the game is
    /// over.
    fn moves(&self) -> impl Iterator<Item = Self::Move>;

    /// Returns whether a move is legal, without listing all moves.
    ///
    /// # Errors
    ///
    /// The rule that the move breaks.
    fn check(&self, m: Self::Move) -> Result<(), Self::Illegal>;

    /// Makes a move that the caller knows to be legal, for instance because
    /// [`moves`](Self::moves) yielded it.
    ///
    /// An illegal move leaves a position about which nothing is promised, but never undefined
    /// behaviour; the call may panic.
    fn play_unchecked(&mut self, m: Self::Move);

    /// Returns a hash of the whole position, options included.
    ///
    /// Keys are the same in every run of the same build, and may change between versions. The default
    /// hashes the position with the hasher of the standard library each time; the games of this
    /// workspace keep a Zobrist key up to date move by move instead.
    #[must_use]
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// Counts the legal moves.
    #[must_use]
    fn move_count(&self) -> usize {
        self.moves().count()
    }

    /// Returns the `n`-th legal move in ascending order, counted from 0.
    #[must_use]
    fn nth_move(&self, n: usize) -> Option<Self::Move> {
        self.moves().nth(n)
    }

    /// Appends the legal moves, in ascending order, to a buffer of the caller's, which can be a `Vec`, a
    /// `SmallVec` or anything else that grows. A loop that clears its buffer and fills it again allocates
    /// only while the buffer grows.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::Position;
    /// use board_play::nim::Nim;
    ///
    /// let mut position = Nim::start();
    /// let mut moves = Vec::new();
    /// while !position.is_over() {
    ///     moves.clear();
    ///     position.moves_into(&mut moves);
    ///     position.play_unchecked(moves[0]);
    /// }
    /// // The last of the twelve stones could only be taken by itself.
    /// assert_eq!(moves, ["1".parse()?]);
    /// # Ok::<(), board_play::TextError>(())
    /// ```
    fn moves_into(&self, buffer: &mut impl Extend<Self::Move>) {
        buffer.extend(self.moves());
    }

    /// Lists, in ascending order, the moves with which the seat to move has won at once. There are none
    /// where chance decides or the game is over, and a move that makes the other seat win is none.
    ///
    /// Cost: each legal move is made.
    ///
    /// # Examples
    ///
    /// ```
    /// use board_play::Position;
    /// use board_play::nim::Nim;
    ///
    /// // A move takes one, two or three stones from a pile; the seat that takes the last one wins.
    /// let position = Nim::new(&"stones=2".parse()?);
    /// assert!(position.winning_moves().eq(["2".parse()?]));
    /// # Ok::<(), board_play::TextError>(())
    /// ```
    fn winning_moves(&self) -> impl Iterator<Item = Self::Move> {
        let seats = self.to_move().into_iter();
        seats.flat_map(move |seat| {
            self.moves().filter(move |&m| {
                let mut next = *self;
                next.play_unchecked(m);
                next.outcome() == Some(Outcome::Win(seat))
            })
        })
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// The rule that the move breaks; the position is unchanged then.
    fn play(&mut self, m: Self::Move) -> Result<(), Self::Illegal> {
        self.check(m)?;
        self.play_unchecked(m);
        Ok(())
    }

    /// Returns the position after a move.
    ///
    /// # Errors
    ///
    /// The rule that the move breaks.
    fn after(&self, m: Self::Move) -> Result<Self, Self::Illegal> {
        let mut next = *self;
        next.play(m)?;
        Ok(next)
    }

    /// Returns the seat to move; none when chance decides or the game is over.
    #[must_use]
    fn to_move(&self) -> Option<Seat> {
        self.status().to_move()
    }

    /// Returns whether the game is over.
    #[must_use]
    fn is_over(&self) -> bool {
        self.status().is_over()
    }

    /// Returns how the game ended, once it is over.
    #[must_use]
    fn outcome(&self) -> Option<Outcome> {
        self.status().outcome()
    }

    /// Returns the relative probability of a legal chance move among all chance moves of this position,
    /// never 0. Moves that a seat makes have no weight; the answer for them means nothing.
    #[must_use]
    fn chance_weight(&self, m: Self::Move) -> u32 {
        let _ = m;
        1
    }

    /// Returns the sum of the weights of all legal moves.
    #[must_use]
    fn total_weight(&self) -> u64 {
        self.moves().map(|m| u64::from(self.chance_weight(m))).sum()
    }

    /// Returns the move that unit number `n` of the [total weight](Self::total_weight) belongs to,
    /// counted from 0. Each move has as many units as its weight; which ones is up to the game. A
    /// uniform `n` draws a chance move.
    ///
    /// By default the units are dealt out in the order of the moves, which takes a walk along them.
    #[must_use]
    fn nth_weighted(&self, n: u64) -> Option<Self::Move> {
        let mut left = n;
        self.moves().find(|&m| {
            let weight = u64::from(self.chance_weight(m));
            let found = left < weight;
            left = left.saturating_sub(weight);
            found
        })
    }

    /// Returns whether the game is alternating from here to its end: no chance moves come, and the
    /// seats take turns move by move.
    ///
    /// Some search algorithms (alpha-beta in its plain form, the crate `minimax`) are right only for
    /// such positions. `false` is always a safe answer, and the default; `true` must be the truth.
    #[must_use]
    fn is_alternating(&self) -> bool {
        false
    }
}
