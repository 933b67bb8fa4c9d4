//! Keys, comparison and hashing.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};

use proptest::test_runner::TestCaseResult;

use super::assert::{assert_same, assert_that};
use super::{MOVES, POSITIONS};
use crate::testkit::candidates::spread;
use crate::testkit::run::run;
use crate::testkit::{Kit, Subject};

/// Tests that the key kept up to date move by move is that of the same position read from its text;
/// that different positions of a game have different keys (with 64 bits, an accident is too unlikely);
/// that `Eq` and `Hash` agree.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn keys<P: Subject, K: Kit<P>>(kit: &K) {
    run(kit, |play| {
        let mut met: HashMap<u64, P> = HashMap::new();
        let positions: Vec<P> = play.positions().collect();
        for position in &positions {
            meet(position, &mut met)?;
        }
        let close = spread(&positions, POSITIONS);
        for position in &close {
            let moves: Vec<P::Move> = position.moves().collect();
            for m in spread(&moves, MOVES) {
                let mut next = *position;
                next.play_unchecked(m);
                meet(&next, &mut met)?;
            }
        }
        let state = RandomState::new();
        for a in &close {
            for b in &close {
                let alike = state.hash_one(a) == state.hash_one(b);
                assert_that!(a != b || alike, "Eq and Hash: {a}");
            }
        }
        Ok(())
    });
}

/// Tests the key of a position against that of the position read anew and against those met before.
fn meet<P: Subject>(position: &P, met: &mut HashMap<u64, P>) -> TestCaseResult {
    let key = position.key();
    if let Ok(fresh) = position.to_string().parse::<P>() {
        assert_same!(fresh.key(), key, "not the fresh key: {position}");
    }
    let other = met.entry(key).or_insert(*position);
    assert_same!(*other, *position, "the same key: {other} and {position}");
    Ok(())
}
