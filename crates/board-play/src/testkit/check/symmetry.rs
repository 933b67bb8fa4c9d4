//! Symmetries.

use proptest::test_runner::TestCaseResult;

use super::assert::{assert_same, assert_that};
use super::{MOVES, POSITIONS};
use crate::Symmetric;
use crate::testkit::candidates::spread;
use crate::testkit::run::run;
use crate::testkit::{Kit, Subject};

/// Tests that number 0 changes nothing; that a symmetry keeps options, status and the number of
/// symmetries, and maps the legal moves onto the legal moves; that to transform and then play is to
/// play and then transform; that all images of a position have the same canonical one, which is the
/// least of them; that `Ord` agrees with `Eq`.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn symmetric<P: Subject + Symmetric, K: Kit<P>>(kit: &K) {
    run(kit, |play| {
        let positions: Vec<P> = play.positions().collect();
        order(&spread(&positions, POSITIONS))?;
        for position in spread(&positions, POSITIONS) {
            assert_same!(position.transform(0), position, "symmetry 0: {position}");
            let images: Vec<P> = (0..position.symmetries())
                .map(|symmetry| position.transform(symmetry))
                .collect();
            assert_same!(
                Some(position.canonical()),
                images.iter().min().copied(),
                "canonical: {position}"
            );
            for (symmetry, image) in images.iter().enumerate() {
                image_is_alike(&position, image)?;
                moves_are_mapped(&position, image, symmetry)?;
            }
        }
        Ok(())
    });
}

/// Tests that positions are in an order that agrees with equality.
fn order<P: Subject + Symmetric>(positions: &[P]) -> TestCaseResult {
    for a in positions {
        for b in positions {
            let order = a.cmp(b);
            assert_same!(a == b, order.is_eq(), "Eq and Ord: {a} and {b}");
            assert_same!(b.cmp(a), order.reverse(), "Ord: {a} and {b}");
            assert_same!(a.partial_cmp(b), Some(order), "Ord: {a} and {b}");
        }
    }
    Ok(())
}

/// Tests what a position and its image have in common.
fn image_is_alike<P: Subject + Symmetric>(position: &P, image: &P) -> TestCaseResult {
    assert_same!(image.options(), position.options(), "options: {image}");
    assert_same!(image.status(), position.status(), "status: {image}");
    assert_same!(
        image.symmetries(),
        position.symmetries(),
        "symmetries: {image}"
    );
    assert_same!(
        image.canonical(),
        position.canonical(),
        "canonical: {image}"
    );
    assert_same!(
        image.is_alternating(),
        position.is_alternating(),
        "is_alternating: {image}"
    );
    Ok(())
}

/// Tests what a symmetry does to moves.
fn moves_are_mapped<P: Subject + Symmetric>(
    position: &P,
    image: &P,
    symmetry: usize,
) -> TestCaseResult {
    let moves: Vec<P::Move> = position.moves().collect();
    let mut mapped: Vec<P::Move> = moves
        .iter()
        .map(|&m| position.transform_move(m, symmetry))
        .collect();
    mapped.sort_unstable();
    let listed: Vec<P::Move> = image.moves().collect();
    assert_same!(mapped, listed, "moves, symmetry {symmetry}: {position}");
    for m in spread(&moves, MOVES) {
        let target = position.transform_move(m, symmetry);
        assert_that!(
            symmetry != 0 || target == m,
            "symmetry 0 of {m}: {position}"
        );
        let weights = (position.chance_weight(m), image.chance_weight(target));
        assert_same!(weights.0, weights.1, "weight of {m}: {position}");
        let (mut played, mut mirrored) = (*position, *image);
        played.play_unchecked(m);
        mirrored.play_unchecked(target);
        let transformed = played.transform(symmetry);
        assert_same!(
            transformed,
            mirrored,
            "{m}, symmetry {symmetry}: {position}"
        );
    }
    Ok(())
}
