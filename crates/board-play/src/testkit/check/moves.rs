//! Legal moves and what they do.

use proptest::prelude::any;
use proptest::test_runner::TestCaseResult;

use super::assert::{assert_same, assert_that};
use super::texts::readable;
use super::{MOVES, POSITIONS};
use crate::Status;
use crate::playout::random_move;
use crate::testkit::candidates::{candidates, spread};
use crate::testkit::run::{run, run_on};
use crate::testkit::{Kit, SplitMix, Subject, plays};

/// Tests that `moves` ascends strictly and is empty exactly when the game is over; that `move_count`,
/// `nth_move`, `to_move` and `outcome` agree with `moves` and `status`; that chance moves have
/// weights.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn moves<P: Subject, K: Kit<P>>(kit: &K) {
    run(kit, |play| {
        play.positions().try_for_each(|position| listing(&position))
    });
}

/// Tests the list of the legal moves of a position.
pub(super) fn listing<P: Subject>(position: &P) -> TestCaseResult {
    let status = position.status();
    let moves: Vec<P::Move> = position.moves().collect();
    assert_same!(
        moves.is_empty(),
        status.is_over(),
        "moves when over: {position}"
    );
    assert_that!(
        moves.is_sorted_by(|a, b| a < b),
        "the moves do not ascend strictly: {position}"
    );
    assert_same!(position.move_count(), moves.len(), "move_count: {position}");
    let places: Vec<usize> = (0..moves.len()).collect();
    for n in spread(&places, MOVES) {
        assert_same!(position.nth_move(n), Some(moves[n]), "nth_move: {position}");
    }
    for n in [moves.len(), moves.len() + 1] {
        assert_same!(position.nth_move(n), None, "nth_move: {position}");
    }
    assert_same!(position.to_move(), status.to_move(), "to_move: {position}");
    assert_same!(position.outcome(), status.outcome(), "outcome: {position}");
    if status == Status::Chance {
        weights(position, &moves)?;
    }
    Ok(())
}

/// The most units of weight that are dealt out one by one.
const UNITS: u64 = 1000;

/// Tests the weights of the chance moves of a position: that each has one, and that `total_weight`
/// and `nth_weighted` deal out as many units.
fn weights<P: Subject>(position: &P, moves: &[P::Move]) -> TestCaseResult {
    let mut total = 0;
    for &m in moves {
        let weight = u64::from(position.chance_weight(m));
        assert_that!(weight > 0, "weight of {m}: {position}");
        total += weight;
    }
    assert_same!(position.total_weight(), total, "total_weight: {position}");
    assert_same!(
        position.nth_weighted(total),
        None,
        "nth_weighted: {position}"
    );
    if total > UNITS {
        return Ok(());
    }
    let mut dealt: Vec<_> = (0..total)
        .filter_map(|n| position.nth_weighted(n))
        .collect();
    dealt.sort_unstable();
    let mut due = Vec::new();
    for &m in moves {
        due.extend((0..position.chance_weight(m)).map(|_| m));
    }
    assert_same!(dealt, due, "nth_weighted: {position}");
    Ok(())
}

/// Tests that `check` is `Ok` exactly for the moves that `moves` lists, over many candidates: moves
/// of other positions and under other options, mutations of their text that are moves, and those of
/// the kit.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn check<P: Subject, K: Kit<P>>(kit: &K) {
    let candidates = candidates(kit);
    run(kit, |play| {
        let positions: Vec<P> = play.positions().collect();
        for position in spread(&positions, POSITIONS) {
            let moves: Vec<P::Move> = position.moves().collect();
            for &m in &moves {
                assert_same!(position.check(m), Ok(()), "listed {m}: {position}");
            }
            for &m in &candidates {
                let listed = moves.binary_search(&m).is_ok();
                let checked = position.check(m);
                assert_same!(checked.is_ok(), listed, "unlisted {m}: {position}");
            }
        }
        Ok(())
    });
}

/// Tests that `play`, `after` and `play_unchecked` do the same; that an illegal move is refused by
/// all for the same reason, a readable one, and leaves the position as it was; that the options stay
/// the same.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn play<P: Subject, K: Kit<P>>(kit: &K) {
    let candidates = candidates(kit);
    run(kit, |play| {
        let positions: Vec<P> = play.positions().collect();
        for position in spread(&positions, POSITIONS) {
            assert_same!(
                position.options(),
                play.start().options(),
                "options: {position}"
            );
            let moves: Vec<P::Move> = position.moves().collect();
            for m in spread(&moves, MOVES) {
                legal_move(&position, m)?;
            }
            for m in spread(&candidates, MOVES) {
                refused_move(&position, m)?;
            }
        }
        Ok(())
    });
}

/// Tests that a legal move does the same whichever way it is made.
fn legal_move<P: Subject>(position: &P, m: P::Move) -> TestCaseResult {
    let mut unchecked = *position;
    unchecked.play_unchecked(m);
    let mut played = *position;
    assert_same!(played.play(m), Ok(()), "play of {m}: {position}");
    assert_same!(played, unchecked, "play_unchecked of {m}: {position}");
    assert_same!(position.after(m), Ok(played), "after {m}: {position}");
    Ok(())
}

/// Tests that a move, if illegal, is refused the same whichever way it is tried.
fn refused_move<P: Subject>(position: &P, m: P::Move) -> TestCaseResult {
    let Err(reason) = position.check(m) else {
        return Ok(());
    };
    readable(&reason)?;
    let mut tried = *position;
    assert_same!(
        tried.play(m),
        Err(reason.clone()),
        "play of {m}: {position}"
    );
    assert_same!(tried, *position, "changed by the refused {m}: {position}");
    assert_same!(
        tried.key(),
        position.key(),
        "changed by the refused {m}: {position}"
    );
    assert_same!(position.after(m), Err(reason), "after {m}: {position}");
    Ok(())
}

/// Tests that `is_alternating` is true only where it may be: from such a position on there is no
/// chance, the seats alternate, and all positions are such.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn alternating<P: Subject, K: Kit<P>>(kit: &K) {
    run(kit, |play| {
        let positions: Vec<P> = play.positions().collect();
        for pair in positions.windows(2) {
            alternating_step(&pair[0], &pair[1])?;
        }
        for position in spread(&positions, POSITIONS) {
            let moves: Vec<P::Move> = position.moves().collect();
            for m in spread(&moves, MOVES) {
                let mut next = position;
                next.play_unchecked(m);
                alternating_step(&position, &next)?;
            }
        }
        Ok(())
    });
}

/// Tests one move from a position, if that is alternating.
fn alternating_step<P: Subject>(position: &P, next: &P) -> TestCaseResult {
    if !position.is_alternating() {
        return Ok(());
    }
    let mover = position.to_move();
    assert_that!(
        mover.is_some(),
        "alternating, but no seat is to move: {position}"
    );
    match next.status() {
        Status::Over(_) => return Ok(()),
        Status::Chance => assert_that!(false, "chance comes after the alternating {position}"),
        Status::ToMove(seat) => {
            let why = "the same seat moves again after the alternating";
            assert_same!(mover, Some(!seat), "{why} {position}");
        }
    }
    assert_that!(
        next.is_alternating(),
        "alternating {position}, and then not: {next}"
    );
    Ok(())
}

/// Tests that play ends, from wherever it is.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn ends<P: Subject, K: Kit<P>>(kit: &K) {
    let strategy = (plays(kit.clone()), any::<u64>());
    run_on(kit.cases(), strategy, |(play, seed)| {
        let mut rng = SplitMix::new(seed);
        let mut position = play.last();
        for _ in 0..kit.ends_within() {
            let chosen = kit.choose(&position, &mut rng);
            let Some(m) = chosen.or_else(|| random_move(&position, &mut rng)) else {
                break;
            };
            position.play_unchecked(m);
        }
        let over = position.status().is_over();
        assert_that!(
            over,
            "not over after {} plies: {position}",
            kit.ends_within()
        );
        Ok(())
    });
}
