//! What the tests need to know about a game.

use core::fmt::Debug;

use proptest::sample::select;
use proptest::strategy::{BoxedStrategy, Strategy as _};

use super::SplitMix;
use crate::playout::random_move;
use crate::{Notated, NotatedSight, Observe, RuleOptions, Seat};

/// A game that can be tested: it has text, and its options are declared by a table.
pub trait Subject: Notated<Options: RuleOptions> {}

impl<P: Notated<Options: RuleOptions>> Subject for P {}

/// A game that may hide something, and that can be followed by text.
pub trait SecretSubject: Subject + NotatedSight {}

impl<P: Subject + NotatedSight> SecretSubject for P {}

/// How a game is to be tested. Everything has a default, so that a kit says only what is special:
///
/// ```
/// use board_play::nim::Nim;
/// use board_play::testkit::Kit;
///
/// #[derive(Clone, Debug)]
/// struct ShortPlay;
///
/// impl Kit<Nim> for ShortPlay {
///     fn max_plies(&self) -> usize {
///         8
///     }
/// }
///
/// board_play::conformance!(Nim: perfect, ends; ShortPlay);
/// # fn main() {}
/// ```
pub trait Kit<P: Subject>: Clone + Debug + 'static {
    /// Returns the options to test; the default is [every combination](RuleOptions::all) of those that
    /// the game's table of options offers.
    fn options(&self) -> BoxedStrategy<P::Options> {
        select(P::Options::all()).boxed()
    }

    /// Sets up the start of one play; the default is the start of the game. A game with a
    /// phase that random play hardly reaches can begin there.
    fn start(&self, options: &P::Options, rng: &mut SplitMix) -> P {
        let _ = rng;
        P::new(options)
    }

    /// Chooses the next move of random play; the default is any legal move. Play stops early if there
    /// is none. The choice may depend only on the arguments.
    fn choose(&self, position: &P, rng: &mut SplitMix) -> Option<P::Move> {
        random_move(position, rng)
    }

    /// Returns the most plies that random play has.
    fn max_plies(&self) -> usize {
        256
    }

    /// Returns moves, as text, that random play hardly meets, for the test that `check` agrees with
    /// `moves`. Each must be a move of the game, legal or not.
    fn move_texts(&self) -> Vec<String> {
        Vec::new()
    }

    /// Returns guesses at what is hidden from a seat, good or bad, for the test of
    /// [`Observe::complete`]. The tests add guesses of their own: what is hidden in other positions,
    /// and what would be hidden had the other seat done something else that looks the same.
    fn guesses(&self, position: &P, from: Seat, rng: &mut SplitMix) -> Vec<P::Hidden>
    where
        P: Observe,
    {
        let _ = (position, from, rng);
        Vec::new()
    }

    /// Returns how many random plays each test makes.
    fn cases(&self) -> u32 {
        64
    }

    /// Returns the plies within which a game that is marked `ends` must end.
    fn ends_within(&self) -> usize {
        100_000
    }
}

/// The kit of a game that needs none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standard;

impl<P: Subject> Kit<P> for Standard {}
