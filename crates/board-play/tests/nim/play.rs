//! Random play as a strategy: what it covers and what it shrinks to.

use std::collections::HashSet;

use board_play::nim::{Nim, Options};
use board_play::testkit::{Play, Standard, plays, positions};
use board_play::{Position, Status};
use proptest::prelude::Strategy as _;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// Shrinks as proptest does: simplifies what fails and complicates what passes.
fn shrink<T: ValueTree>(tree: &mut T, fails: impl Fn(&T::Value) -> bool) {
    let mut going = tree.simplify();
    while going {
        going = if fails(&tree.current()) {
            tree.simplify()
        } else {
            tree.complicate()
        };
    }
}

/// Returns the stones that each move takes.
fn taken(play: &Play<Nim>) -> Vec<usize> {
    let texts = play.moves().iter().map(ToString::to_string);
    texts.map(|text| text.parse().expect("a number")).collect()
}

#[test]
fn what_fails_shrinks_to_the_shortest_play() {
    let mut runner = TestRunner::deterministic();
    let fails = |play: &Play<Nim>| taken(play).iter().sum::<usize>() >= 7;
    let mut shrunk = 0;
    for _ in 0..50 {
        let tree = plays::<Nim, _>(Standard).new_tree(&mut runner);
        let mut tree = tree.expect("a play");
        if !fails(&tree.current()) {
            continue;
        }
        shrink(&mut tree, fails);
        let taken = taken(&tree.current());
        let all: usize = taken.iter().sum();
        assert!(all >= 7, "it no longer fails: {taken:?}");
        // With any one move left out, fewer than seven stones are taken.
        let needed = taken.iter().all(|stones| all - stones < 7);
        assert!(needed, "a move could be left out: {taken:?}");
        shrunk += 1;
    }
    assert!(shrunk > 10, "most plays take seven stones");
}

#[test]
fn random_play_meets_all_positions() {
    let mut runner = TestRunner::deterministic();
    let met = (0..30_000).map(|_| {
        let tree = positions::<Nim, _>(Standard).new_tree(&mut runner);
        tree.expect("a position").current()
    });
    let met: HashSet<Nim> = met
        .filter(|position| position.options() == Options::default())
        .collect();
    // No move leaves 12 stones and only one leaves 11; any fewer can be left by an odd number of
    // moves as well as by an even one, with the one seat to move or the other.
    let stones = |position: &Nim| {
        let text = position.to_string();
        text.rsplit(' ').next().map(str::to_owned)
    };
    let count = |n: &str| {
        met.iter()
            .filter(|p| stones(p).as_deref() == Some(n))
            .count()
    };
    assert_eq!([count("12"), count("11")], [1, 1]);
    for n in 0..=10 {
        assert_eq!(count(&n.to_string()), 2, "{n} stones");
    }
    assert!(met.iter().any(|p| matches!(p.status(), Status::Over(_))));
}
