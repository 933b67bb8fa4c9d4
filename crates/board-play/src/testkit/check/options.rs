//! Options and what they leave in a position.

use crate::RuleOptions as _;
use crate::playout::random_move;
use crate::testkit::{Kit, SplitMix, Subject};

/// How many plies are made by two sets of options side by side.
const PLIES: usize = 16;

/// Tests that the options a game offers are part of its positions and keys: that positions under
/// different options differ, and so do their keys, at the start and as far as the same moves can be
/// made; that each set of options is read back from its text and from a position.
///
/// # Panics
///
/// If two sets of options, which the message names, show otherwise.
pub fn options<P: Subject, K: Kit<P>>(_kit: &K) {
    let all = P::Options::all();
    for (at, one) in all.iter().enumerate() {
        let text = one.to_string();
        assert_eq!(text.parse().ok().as_ref(), Some(one), "options {text:?}");
        assert_eq!(&P::new(one).options(), one, "options {text:?}");
        for (seed, other) in (0..).zip(&all[..at]) {
            assert_ne!(one, other, "options {text:?} are listed twice");
            side_by_side::<P>(one, other, &mut SplitMix::new(seed));
        }
    }
}

/// Makes the same moves by two sets of options, as long as both allow them.
fn side_by_side<P: Subject>(one: &P::Options, other: &P::Options, rng: &mut SplitMix) {
    let (mut position, mut twin) = (P::new(one), P::new(other));
    for _ in 0..PLIES {
        assert_ne!(position, twin, "equal by options {one:?} and {other:?}");
        assert_ne!(
            position.key(),
            twin.key(),
            "the same key by options {one:?} and {other:?}: {position} and {twin}"
        );
        let m = random_move(&position, rng).filter(|&m| twin.check(m).is_ok());
        let Some(m) = m else {
            break;
        };
        position.play_unchecked(m);
        twin.play_unchecked(m);
    }
}
