//! Keys, comparison and hashing.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};

use proptest::prelude::{prop_assert, prop_assert_eq};
use proptest::test_runner::TestCaseResult;

use super::{MOVES, POSITIONS};
use crate::testkit::candidates::spread;
use crate::testkit::run::run;
use crate::testkit::{Kit, Subject};

/// Tests that the key kept up to date move by move is the key computed afresh, for a position that is
/// read from its text; that different positions of a game have different keys (with 64 bits, chance
/// is no excuse); that `Eq` and `Hash` agree.
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
                prop_assert!(a != b || alike, "Eq and Hash: {a}");
            }
        }
        Ok(())
    });
}

/// Tests the key of a position against a fresh one and those met before.
fn meet<P: Subject>(position: &P, met: &mut HashMap<u64, P>) -> TestCaseResult {
    let key = position.key();
    if let Ok(fresh) = position.to_string().parse::<P>() {
        prop_assert_eq!(fresh.key(), key, "not the fresh key: {}", position);
    }
    let other = met.entry(key).or_insert(*position);
    prop_assert_eq!(
        *other,
        *position,
        "the same key: {} and {}",
        other,
        position
    );
    Ok(())
}
