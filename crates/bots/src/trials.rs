//! Positions that are tried out many times at once.

use core::fmt::Debug;

use board_play::{Seat, Status};
use rand_chacha::ChaCha8Rng;

/// A position that a search walks from and tries out, for a game without chance and secrets whose moves
/// keep their meaning while others are made: they are numbered, and a trial tells of each what it is
/// worth, whenever it is made (*all moves as first*).
pub trait Trials: Debug + Send {
    /// Returns how many moves are numbered.
    fn actions(&self) -> usize;

    /// Goes back to the position that is searched.
    fn rewind(&mut self);

    /// Returns whose decision comes next, or the outcome; never chance.
    fn status(&self) -> Status;

    /// Returns in which of the two halves of an [`Amaf`], 0 or 1, the moves of the seat to move are counted.
    fn side(&self) -> usize;

    /// Lists the legal moves, with what is thought of them; at least one. A move that is left out is never
    /// made.
    fn list(&self, prospects: &mut Vec<Prospect>);

    /// Returns whether the list has all legal moves. Where it has not, that all of it loses proves nothing.
    fn lists_all(&self) -> bool {
        true
    }

    /// Strikes moves from the list that are proved to lose; returns who wins, if that is proved. The
    /// position is the one that was judged last, whose list this is. At least one move is left, if need be
    /// one that the list had left out.
    fn prove(&mut self, prospects: &mut Vec<Prospect>) -> Option<Seat>;

    /// Looks for a proof of who wins the position, in steps of which each takes as long as some hundred
    /// trials, as long as `go_on` says so before each. Strikes moves from its list that are proved to lose, and
    /// returns who wins, if that is proved.
    fn look_closely(
        &mut self,
        _prospects: &mut Vec<Prospect>,
        _go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Seat> {
        None
    }

    /// Returns how many visits of a position are worth a step of a [closer look](Self::look_closely), at least
    /// 1: from so many visits on it gets one.
    fn visits_a_look(&self) -> u32 {
        1024
    }

    /// Returns how much more is won in good games than in trials: a share of the trials that is so much over
    /// one half, times this, is a chance of winning by [`likelihood`].
    fn steepness(&self) -> f32;

    /// Returns what each mark counts for, in thousandths of an advantage: [`list`](Self::list) lets a move
    /// [lean](Prospect::lean) by the sum of its marks, or a share of it. The example `tune` fits them. There are
    /// none by default.
    fn weights(&self) -> &'static [i16] {
        &[]
    }

    /// Lists what marks a legal move before any trial, such as the pieces around it, as numbers in
    /// [`weights`](Self::weights), none of them twice; a move may have none.
    fn marks(&self, _action: usize) -> Vec<usize> {
        Vec::new()
    }

    /// Makes a legal move.
    fn play(&mut self, action: usize);

    /// Tries the position out, which is not over, and counts the moves.
    fn judge(&mut self, rng: &mut ChaCha8Rng, amaf: &mut Amaf) -> Judgement;
}

/// A move and what is thought of it before it is tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The number of the move.
    pub action: usize,
    /// About how likely it wins, from 0 to 1.
    pub prior: f32,
    /// How many trials that counts for.
    pub weight: f32,
    /// By how much it is better than trials say, however many there are: a finite advantage, as [`likelihood`]
    /// takes it.
    pub lean: f32,
}

impl Prospect {
    /// Returns a move of which nothing is known.
    #[must_use]
    pub const fn new(action: usize) -> Self {
        Self {
            action,
            prior: 0.5,
            weight: 1.0,
            lean: 0.0,
        }
    }
}

/// What a trial comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Judgement {
    /// The first seat wins about as likely as this, from 0 to 1.
    Chance(f32),
    /// It is proved that a seat wins.
    Win(Seat),
}

/// What moves were worth in trials, for two sides: in how many games each move was made, and how many of
/// them were won by who made it. The search hands it to [`Trials::judge`]; who tests [`Trials`] makes one.
///
/// # Examples
///
/// ```
/// use bots::Amaf;
///
/// let mut amaf = Amaf::new(93);
/// amaf.note(1, 92, 8.0, 6.0);
/// assert_eq!(amaf.noted(1, 92), [8.0, 6.0]);
/// assert_eq!(amaf.noted(0, 92), [0.0, 0.0]);
/// ```
#[derive(Clone, Debug)]
pub struct Amaf {
    pub(crate) counts: [Vec<[f32; 2]>; 2],
}

impl Amaf {
    /// Makes room for so many moves.
    #[must_use]
    pub fn new(actions: usize) -> Self {
        Self {
            counts: [vec![[0.0; 2]; actions], vec![[0.0; 2]; actions]],
        }
    }

    /// Notes that a side made a move in so many games, and won so many of them.
    ///
    /// # Panics
    ///
    /// If there is no such side, which is 0 or 1, or no move of such a number.
    pub fn note(&mut self, side: usize, action: usize, games: f32, wins: f32) {
        self.counts[side][action] = [games, wins];
    }

    /// Returns in how many games a side made a move, and how many of them it won, as was noted last.
    ///
    /// # Panics
    ///
    /// If there is no such side, which is 0 or 1, or no move of such a number.
    #[must_use]
    pub fn noted(&self, side: usize, action: usize) -> [f32; 2] {
        self.counts[side][action]
    }
}

/// Returns how likely it is to win with an advantage, which may be negative: much like the logistic
/// function, without its exponential, and the same on every machine.
#[must_use]
pub fn likelihood(advantage: f32) -> f32 {
    0.5 + 0.5 * advantage / (4.0 + advantage * advantage).sqrt()
}
