//! Moves and views as numbers.

use std::collections::HashMap;

use proptest::prelude::any;
use proptest::test_runner::TestCaseResult;

use super::assert::{assert_same, assert_that};
use super::sight::foreign;
use super::{MOVES, POSITIONS};
use crate::testkit::candidates::{candidates, spread};
use crate::testkit::run::{run, run_on};
use crate::testkit::{Kit, Play, SplitMix, Subject, plays};
use crate::{Actions, Planes, Seat, Status, Symmetric, SymmetricPlanes, mask_words};

/// Tests that actions and chance actions number moves without gaps; that the numbers of the start are
/// those of all positions; that each legal move has an action, or a chance action if it is made by
/// chance, and not both; that the mask has the legal actions and no others.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn actions<P: Subject + Actions, K: Kit<P>>(kit: &K) {
    let candidates = candidates(kit);
    run(kit, |play| {
        let start = play.start();
        all_numbers(&start)?;
        for &m in &candidates {
            numbered(&start, m)?;
        }
        play.positions()
            .try_for_each(|position| legal_numbers(&start, &position))
    });
}

/// Tests that each action and each chance action is the number of one move.
fn all_numbers<P: Subject + Actions>(start: &P) -> TestCaseResult {
    let (actions, by_chance) = (start.action_count(), start.chance_action_count());
    for action in 0..actions {
        let m = start.move_of(action);
        let back = m.and_then(|m| start.action(m));
        assert_same!(back, Some(action), "move_of and action: {start}");
    }
    for chance_action in 0..by_chance {
        let m = start.chance_move(chance_action);
        let back = m.and_then(|m| start.chance_action(m));
        assert_same!(
            back,
            Some(chance_action),
            "chance_move and chance_action: {start}"
        );
    }
    for beyond in [0, 1, usize::MAX / 2] {
        let action = start.move_of(actions + beyond);
        assert_same!(action, None, "move_of beyond the last: {start}");
        let chance_action = start.chance_move(by_chance + beyond);
        assert_same!(chance_action, None, "chance_move beyond the last: {start}");
    }
    Ok(())
}

/// Tests the numbers of a move, legal or not.
fn numbered<P: Subject + Actions>(start: &P, m: P::Move) -> TestCaseResult {
    let (action, chance_action) = (start.action(m), start.chance_action(m));
    if let Some(action) = action {
        assert_same!(start.move_of(action), Some(m), "move_of {action}: {start}");
    }
    if let Some(chance_action) = chance_action {
        let back = start.chance_move(chance_action);
        assert_same!(back, Some(m), "chance_move {chance_action}: {start}");
    }
    let both = action.is_some() && chance_action.is_some();
    assert_that!(!both, "{m} is an action and a chance action: {start}");
    Ok(())
}

/// Tests the numbers of the legal moves of a position, and its mask.
fn legal_numbers<P: Subject + Actions>(start: &P, position: &P) -> TestCaseResult {
    let counts = (position.action_count(), position.chance_action_count());
    let of_start = (start.action_count(), start.chance_action_count());
    assert_same!(
        counts,
        of_start,
        "action_count, chance_action_count: {position}"
    );
    let mut wanted = vec![0; mask_words(counts.0)];
    for m in position.moves() {
        let numbers = (position.action(m), position.chance_action(m));
        let of_start = (start.action(m), start.chance_action(m));
        assert_same!(numbers, of_start, "numbers of {m}: {position}");
        numbered(position, m)?;
        match (position.status(), numbers) {
            (Status::Chance, (None, Some(chance_action))) => {
                assert_that!(chance_action < counts.1, "chance_action of {m}: {position}");
            }
            (Status::ToMove(_), (Some(action), None)) => {
                assert_that!(action < counts.0, "action of {m}: {position}");
                wanted[action / 64] |= 1 << (action % 64);
            }
            _ => assert_that!(false, "{m} has the numbers {numbers:?}: {position}"),
        }
    }
    assert_same!(mask(position), wanted, "write_mask: {position}");
    Ok(())
}

/// Returns the mask of a position, written over whatever was there.
fn mask<P: Actions>(position: &P) -> Vec<u64> {
    let mut mask = vec![u64::MAX; mask_words(position.action_count())];
    position.write_mask(&mut mask);
    mask
}

/// Tests that planes have numbers from -1 to 1, and that all of them are written; that different views
/// of games that go on have different planes; that guesses at what is hidden change neither planes nor
/// mask; that the grid shows all places.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn planes<P: Subject + Planes + Actions, K: Kit<P>>(kit: &K) {
    let foreign = foreign(kit);
    let strategy = (plays(kit.clone()), any::<u64>());
    run_on(kit.cases(), strategy, |(play, seed)| {
        let mut rng = SplitMix::new(seed);
        grid(&play.start())?;
        for viewer in Seat::ALL {
            views(&play, viewer)?;
            let positions: Vec<P> = play.positions().collect();
            for position in spread(&positions, POSITIONS) {
                let mut guesses = kit.guesses(&position, viewer, &mut rng);
                guesses.push(position.hidden(viewer));
                guesses.extend(foreign.pick(&position, viewer, &mut rng));
                for guess in guesses {
                    guessed(&position, viewer, &guess)?;
                }
            }
        }
        Ok(())
    });
}

/// Tests the planes of all views of a play.
fn views<P: Subject + Planes>(play: &Play<P>, viewer: Seat) -> TestCaseResult {
    let mut met: HashMap<Vec<u32>, P::View> = HashMap::new();
    for position in play.positions() {
        let view = position.view(viewer);
        let planes = written::<P>(&position, &view, viewer);
        let good = planes.iter().all(|number| (-1.0..=1.0).contains(number));
        assert_that!(good, "numbers of planes for {viewer}: {position}");
        if position.is_over() {
            continue;
        }
        let bits = planes.iter().map(|number| number.to_bits()).collect();
        let other = met.entry(bits).or_insert_with(|| view.clone());
        assert_same!(*other, view, "views with the same planes: {position}");
    }
    Ok(())
}

/// Returns the planes of a view, written over whatever was there.
fn written<P: Planes>(position: &P, view: &P::View, viewer: Seat) -> Vec<f32> {
    let mut planes = vec![f32::NAN; position.plane_numbers()];
    P::write_planes(view, viewer, &mut planes);
    planes
}

/// Tests that a guess at what is hidden, if it is accepted, changes nothing that the viewer is told.
fn guessed<P: Subject + Planes + Actions>(
    position: &P,
    viewer: Seat,
    guess: &P::Hidden,
) -> TestCaseResult {
    let view = position.view(viewer);
    let Some(other) = P::complete(&view, guess) else {
        return Ok(());
    };
    let planes = written(position, &view, viewer);
    let others = written(&other, &other.view(viewer), viewer);
    assert_same!(others, planes, "planes: {position} and {other}");
    let moves: Vec<P::Move> = position.moves().collect();
    for m in spread(&moves, MOVES) {
        let numbers = (position.action(m), other.action(m));
        assert_same!(numbers.1, numbers.0, "{m}: {position} and {other}");
    }
    if position.to_move() == Some(viewer) {
        assert_same!(mask(&other), mask(position), "{position} and {other}");
    }
    Ok(())
}

/// Tests that each place lies in the grid, and nothing else does.
fn grid<P: Subject + Planes>(start: &P) -> TestCaseResult {
    let grid = start.grid();
    let cells = grid.rows() * grid.columns();
    assert_same!(grid.cells().len(), cells, "cells of the grid: {start}");
    let mut lies = vec![false; start.places()];
    for &place in grid.cells().iter().flatten() {
        assert_that!(place < lies.len(), "place {place} of the grid: {start}");
        lies[place] = true;
    }
    assert_that!(
        !lies.contains(&false),
        "a place is not in the grid: {start}"
    );
    Ok(())
}

/// Tests that a symmetry maps the mask of a position onto that of its image, and the planes of each
/// seat's view onto those of the image, place by place.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn symmetric_numbers<P: Subject + SymmetricPlanes + Actions, K: Kit<P>>(kit: &K) {
    run(kit, |play| {
        let positions: Vec<P> = play.positions().collect();
        for position in spread(&positions, POSITIONS) {
            for symmetry in 0..position.symmetries() {
                mapped_mask(&position, symmetry)?;
                mapped_planes(&position, symmetry)?;
            }
        }
        Ok(())
    });
}

fn mapped_mask<P: Subject + Symmetric + Actions>(position: &P, symmetry: usize) -> TestCaseResult {
    let image = position.transform(symmetry);
    let legal = mask(position);
    let mut mapped = vec![0; legal.len()];
    for action in 0..position.action_count() {
        if legal[action / 64] >> (action % 64) & 1 == 0 {
            continue;
        }
        let target = position.transform_action(action, symmetry);
        let wanted = position
            .move_of(action)
            .and_then(|m| image.action(position.transform_move(m, symmetry)));
        assert_same!(target, wanted, "transform_action {action}: {position}");
        if let Some(target) = target {
            mapped[target / 64] |= 1 << (target % 64);
        }
    }
    assert_same!(
        mapped,
        mask(&image),
        "mask, symmetry {symmetry}: {position}"
    );
    Ok(())
}

fn mapped_planes<P: Subject + SymmetricPlanes>(position: &P, symmetry: usize) -> TestCaseResult {
    let image = position.transform(symmetry);
    let length = position.places();
    let targets: Vec<usize> = (0..length)
        .map(|place| position.transform_place(place, symmetry))
        .collect();
    for viewer in Seat::ALL {
        let planes = written(position, &position.view(viewer), viewer);
        let of_image = written(&image, &image.view(viewer), viewer);
        let mut mapped = vec![f32::NAN; planes.len()];
        for (index, &number) in planes.iter().enumerate() {
            let place = index % length;
            mapped[index - place + targets[place]] = number;
        }
        let what = "planes of the image, symmetry";
        assert_same!(mapped, of_image, "{what} {symmetry}: {position}");
    }
    Ok(())
}
