//! What the tests of a game need: [`conformance!`](crate::conformance), random play for property
//! tests, and the check against test vectors.
//!
//! A game's crate has `board-play` with the feature `testkit` among its development dependencies. Its
//! file `tests/it/conformance.rs` can be as short as
//!
//! ```
//! use board_play::nim::Nim;
//!
//! board_play::conformance!(Nim: perfect, ends);
//! # fn main() {}
//! ```
//!
//! A [`Kit`] makes it thorough: it says which options to test, chooses moves that lead somewhere
//! interesting, and adds candidates for moves that random play hardly meets.
//!
//! # Repeating and deepening
//!
//! Each run is the same. The environment variables of proptest change that: `PROPTEST_RNG_SEED=7` for
//! other play, `PROPTEST_CASES=5000` for more. A failure shrinks to a short line of play, which the
//! message gives as rules and moves.

mod candidates;
pub mod check;
mod kit;
mod legal;
mod mutate;
mod play;
mod refusal;
mod run;
pub mod vectors;

pub use crate::playout::SplitMix;
pub use kit::{Kit, SecretSubject, Standard, Subject};
pub use legal::legal;
pub use play::{Play, plays, positions};
pub use refusal::{illegal, refusal};

/// Defines the tests that every game must pass: whatever [`Position`](crate::Position) and its
/// companions promise, tried in random play.
///
/// The call names the game and says what it is:
///
/// * `perfect` (it has [`PerfectInformation`](crate::PerfectInformation)) or `hidden` (it has
///   [`Observe`](crate::Observe) of its own), which comes first;
/// * `symmetric`: it has [`Symmetric`](crate::Symmetric);
/// * `ends`: no play goes on forever;
/// * `numbers`: it has [`Actions`](crate::Actions) and [`Planes`](crate::Planes);
/// * `symmetric_numbers`: it has [`SymmetricPlanes`](crate::SymmetricPlanes) too.
///
/// Then, after a semicolon, a [`Kit`](crate::testkit::Kit) may follow:
/// `conformance!(Y: perfect, symmetric, ends; YKit)`.
///
/// Each test is a function of its own; for two games in one file, put each call in a module. What each
/// one tests is described at the functions of [`testkit::check`](crate::testkit::check).
#[macro_export]
macro_rules! conformance {
    ($game:ty: $sight:ident $(, $marker:ident)* $(,)?) => {
        $crate::conformance!($game: $sight $(, $marker)*; $crate::testkit::Standard);
    };
    ($game:ty: $sight:ident $(, $marker:ident)*; $kit:expr $(,)?) => {
        $crate::conformance!(@test conformance_moves, moves, $game, $kit);
        $crate::conformance!(@test conformance_check, check, $game, $kit);
        $crate::conformance!(@test conformance_play, play, $game, $kit);
        $crate::conformance!(@test conformance_keys, keys, $game, $kit);
        $crate::conformance!(@test conformance_texts, texts, $game, $kit);
        $crate::conformance!(@test conformance_garbage, garbage, $game, $kit);
        $crate::conformance!(@test conformance_alternating, alternating, $game, $kit);
        $crate::conformance!(@test conformance_options, options, $game, $kit);
        $crate::conformance!(@test conformance_views, views, $game, $kit);
        $crate::conformance!(@sight $sight, $game, $kit);
        $($crate::conformance!(@marker $marker, $game, $kit);)*
    };
    (@sight perfect, $game:ty, $kit:expr) => {
        // A blanket implementation makes the view of such a game: there is nothing to guess.
        const _: () = {
            const fn has_no_secrets<P: $crate::PerfectInformation>() {}
            has_no_secrets::<$game>();
        };
    };
    (@sight hidden, $game:ty, $kit:expr) => {
        $crate::conformance!(@test conformance_hidden, hidden, $game, $kit);
    };
    (@sight $other:ident, $game:ty, $kit:expr) => {
        ::core::compile_error!("the first marker must be `perfect` or `hidden`");
    };
    (@marker symmetric, $game:ty, $kit:expr) => {
        $crate::conformance!(@test conformance_symmetric, symmetric, $game, $kit);
    };
    (@marker ends, $game:ty, $kit:expr) => {
        $crate::conformance!(@test conformance_ends, ends, $game, $kit);
    };
    (@marker numbers, $game:ty, $kit:expr) => {
        $crate::conformance!(@test conformance_actions, actions, $game, $kit);
        $crate::conformance!(@test conformance_planes, planes, $game, $kit);
    };
    (@marker symmetric_numbers, $game:ty, $kit:expr) => {
        $crate::conformance!(@test conformance_symmetric_numbers, symmetric_numbers, $game, $kit);
    };
    (@marker $other:ident, $game:ty, $kit:expr) => {
        ::core::compile_error!(
            "the other markers are `symmetric`, `ends`, `numbers` and `symmetric_numbers`"
        );
    };
    (@test $name:ident, $check:ident, $game:ty, $kit:expr) => {
        #[test]
        fn $name() {
            $crate::testkit::check::$check::<$game, _>(&$kit);
        }
    };
}
