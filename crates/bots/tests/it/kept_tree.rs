//! Trees that are kept from one decision to the next.

use core::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::common::{positions, rng};
use board_play::{Notated, Outcome, Position, Status};
use bots::{Analysis, Bot as _, Budget, KeptTree, Playable, Progress, Search, SeatView, analyse};
use dice_hex::DiceHex;
use leap_over::LeapOver;
use quinta::Quinta;
use wyx::Wyx;
use y::Y;
use yinyang::YinYang;

fn stay(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn think<G: Playable>(
    tree: &mut KeptTree<G>,
    position: &G,
    iterations: u32,
    seed: u64,
) -> Analysis<G::Move> {
    let seat = SeatView::new(position).unwrap();
    let budget = Budget::iterations(iterations);
    tree.analyse(&seat, budget, &mut rng(seed), &mut stay)
}

/// Plays a game by the best moves of one tree, and those that chance draws, and checks the tree at each.
/// Returns how often it was of use.
fn follow<G: Playable + Notated>(rules: &str, plies: usize) -> u32 {
    let mut position = positions::<G>(rules, 1, 3)[0];
    let mut tree = KeptTree::default();
    let mut chance = rng(4);
    let mut kept = 0;
    for ply in 0..plies as u64 {
        let m = match position.status() {
            Status::Over(_) => break,
            Status::Chance => position.sample(&mut chance).unwrap(),
            Status::ToMove(_) => {
                let before = tree.visits();
                kept += u32::from(before > 0);
                let mut twin = tree.clone();
                let found = think(&mut tree, &position, 60, ply);
                assert_eq!(found, think(&mut twin, &position, 60, ply), "{position}");
                assert_eq!(tree.visits(), before + found.iterations, "{position}");
                let visits = found.candidates.iter().map(|candidate| {
                    assert_eq!(position.check(candidate.m), Ok(()), "{position}");
                    candidate.visits
                });
                // The first visit of a node that is no root yet ends there.
                let visits = visits.sum::<u32>();
                assert!(visits <= tree.visits() && visits > 0, "{position}");
                found.candidates[0].m
            }
        };
        position.play(m).unwrap();
        tree.follow(m);
    }
    kept
}

#[test]
fn a_tree_follows_the_moves_of_a_game() {
    // What is best has been visited, so that each tree but the first is of use.
    assert_eq!(follow::<Y>("board=bent:9", 12), 11);
    assert_eq!(follow::<Quinta>("", 12), 11);
    assert_eq!(follow::<LeapOver>("", 12), 11);
    assert_eq!(follow::<Wyx>("", 12), 11);
    // There are three chance moves or more for each visit of some nodes, which need not have been met.
    assert!(follow::<DiceHex>("", 30) > 0);
    // Where something is hidden nothing is kept.
    assert_eq!(follow::<YinYang>("", 12), 0);
}

#[test]
fn a_new_tree_finds_what_an_analysis_finds() {
    let position = positions::<Quinta>("", 4, 1)[3];
    let seat = SeatView::new(&position).unwrap();
    let budget = Budget::iterations(90);
    let found = analyse(&seat, budget, &mut rng(5), &mut stay);
    assert_eq!(think(&mut KeptTree::default(), &position, 90, 5), found);
}

/// Of the same random numbers, in one go and in three.
#[test]
fn an_analysis_in_parts_is_the_whole() {
    let position = Y::start();
    let seat = SeatView::new(&position).unwrap();
    let whole = analyse(&seat, Budget::iterations(90), &mut rng(5), &mut stay);
    let mut tree = KeptTree::default();
    let mut rng = rng(5);
    let mut parts = (0..3).map(|_| {
        let budget = Budget::iterations(30);
        tree.analyse(&seat, budget, &mut rng, &mut stay)
    });
    let last = parts.by_ref().last().unwrap();
    assert_eq!((last.candidates, last.iterations), (whole.candidates, 30));
}

#[test]
fn a_tree_of_another_position_is_dropped() {
    let all = positions::<Y>("", 3, 1);
    let mut tree = KeptTree::default();
    think(&mut tree, &all[0], 50, 1);
    let afresh = think(&mut KeptTree::default(), &all[2], 50, 2);
    assert_eq!(think(&mut tree, &all[2], 50, 2), afresh);

    // A move that is not legal there.
    let taken = all[2].occupied().iter().next().unwrap();
    let taken = y::Move::Place(all[2].board().name(taken));
    assert!(all[2].check(taken).is_err());
    assert!(tree.visits() > 0);
    tree.follow(taken);
    assert_eq!(tree.visits(), 0);

    think(&mut tree, &all[2], 50, 2);
    tree.clear();
    assert_eq!(tree.visits(), 0);
}

/// The position is known to be won, by a move that was seen and not kept: the root has to find it.
#[test]
fn a_win_that_was_only_seen_is_found_again() {
    let mut found = 0;
    for position in positions::<Y>("board=bent:4", 12, 2) {
        let mut tree = KeptTree::default();
        let candidates = think(&mut tree, &position, 300, 1).candidates;
        for candidate in candidates {
            let mut next = position;
            next.play(candidate.m).unwrap();
            let Some(seat) = next.to_move() else {
                continue;
            };
            let mut tree = tree.clone();
            tree.follow(candidate.m);
            if tree.visits() == 0 || next.winning_moves().next().is_none() {
                continue;
            }
            found += 1;
            let best = think(&mut tree, &next, 100, 1).candidates[0];
            assert!(best.is_proven, "{next}");
            next.play(best.m).unwrap();
            assert_eq!(next.outcome(), Some(Outcome::Win(seat)), "{next}");
        }
    }
    assert!(found > 0);
}

#[test]
fn a_tree_keeps_to_its_memory_whatever_it_was_before() {
    let position = Y::start();
    let seat = SeatView::new(&position).unwrap();
    let mut tree = KeptTree::default();
    think(&mut tree, &position, 300, 1);
    // It takes more than that, and is dropped.
    let budget = Budget::iterations(20).with_memory(10_000);
    tree.analyse(&seat, budget, &mut rng(1), &mut stay);
    assert_eq!(tree.visits(), 20);
    // It is full, and stays all the same.
    tree.analyse(&seat, budget, &mut rng(2), &mut stay);
    assert_eq!(tree.visits(), 40);
}

#[test]
fn a_watcher_that_panics_leaves_an_empty_tree() {
    let position = Y::start();
    let seat = SeatView::new(&position).unwrap();
    let mut tree = KeptTree::default();
    think(&mut tree, &position, 300, 1);
    let stopped = catch_unwind(AssertUnwindSafe(|| {
        let budget = Budget::iterations(300);
        tree.analyse(&seat, budget, &mut rng(1), &mut |_| panic!("it fails"))
    }));
    assert!(stopped.is_err());
    assert_eq!(tree.visits(), 0);
    let afresh = think(&mut KeptTree::default(), &position, 50, 2);
    assert_eq!(think(&mut tree, &position, 50, 2), afresh);
}

/// What a small budget could not prove is proved by a larger one, and what is proved stays; what a watcher has
/// stopped is proved by the same budget, and one that panics meanwhile leaves nothing.
#[test]
fn proofs_that_fell_short_are_looked_for_again() {
    let mut position = Y::new(&"board=bent:4".parse().unwrap());
    for m in ["b2", "a1"] {
        position.play(m.parse().unwrap()).unwrap();
    }
    let seat = SeatView::new(&position).unwrap();
    let mut tree = KeptTree::default();
    let mut is_proved = |nodes: u64| {
        let budget = Budget::iterations(10).with_proofs(nodes);
        let found = tree.analyse(&seat, budget, &mut rng(1), &mut stay);
        found.candidates.iter().all(|one| one.is_proven)
    };
    assert!(!is_proved(1));
    assert!(!is_proved(1));
    assert!(is_proved(200_000));
    assert!(is_proved(1));

    let mut tree = KeptTree::default();
    let mut is_proved_if = |flow: ControlFlow<()>| {
        let budget = Budget::iterations(10).with_proofs(200_000);
        let found = tree.analyse(&seat, budget, &mut rng(1), &mut |_| flow);
        found.candidates.iter().all(|one| one.is_proven)
    };
    assert!(!is_proved_if(ControlFlow::Break(())));
    assert!(is_proved_if(ControlFlow::Continue(())));

    let mut tree = KeptTree::default();
    let small = Budget::iterations(10).with_proofs(1);
    tree.analyse(&seat, small, &mut rng(1), &mut stay);
    assert!(tree.visits() > 0);
    let panics = AssertUnwindSafe(|| {
        let larger = Budget::iterations(10).with_proofs(200_000);
        let mut watch = |_: Progress| panic!("watching");
        tree.analyse(&seat, larger, &mut rng(1), &mut watch)
    });
    assert!(catch_unwind(panics).is_err());
    assert_eq!(tree.visits(), 0);
}

#[test]
fn an_opponent_that_searches_goes_on_from_its_tree() {
    let mut position = Y::start();
    let mut tree = KeptTree::default();
    let mut search = Search::new(Budget::iterations(200), rng(1));
    for ply in 0..6 {
        assert_eq!(tree.visits() > 0, ply > 0);
        let seat = SeatView::new(&position).unwrap();
        let m = search.think_on(&mut tree, &seat, &mut stay);
        assert!(tree.visits() >= 200);
        position.play(m).unwrap();
        tree.follow(m);
    }
}

/// The line begins with the best move, its moves are legal one after the other, and where the game is decided
/// within it the seat wins that is said to.
fn lines<G: Playable + Notated>(rules: &str) -> usize {
    let mut longest = 0;
    for position in positions::<G>(rules, 6, 2) {
        if position.to_move().is_none() {
            continue;
        }
        let mut tree = KeptTree::default();
        assert_eq!(tree.line(), []);
        let found = think(&mut tree, &position, 300, 1);
        let line = tree.line();
        let best = found.candidates.first().map(|best| best.m);
        assert_eq!(found.line.first(), best.as_ref());
        // The solver may know better than the tree.
        let has_best = line.first() == best.as_ref();
        assert!(line == found.line || !has_best && found.line.len() == 1);
        let mut after = position;
        for &m in &line {
            after.play(m).unwrap();
        }
        // The tree behind the first move has the rest of the line, unless it is dropped.
        tree.follow(line[0]);
        let rest = tree.line();
        assert!(rest.is_empty() || rest == line[1..], "{position}");
        longest = longest.max(line.len());
    }
    longest
}

#[test]
fn the_line_is_what_both_seats_like_best() {
    assert!(lines::<Y>("board=bent:4") > 3);
    assert!(lines::<Quinta>("") > 2);
    // To the next roll, or the next draw.
    assert!(lines::<DiceHex>("") > 0);
    // What is hidden is not foreseen.
    let position = YinYang::start();
    let mut tree = KeptTree::default();
    think(&mut tree, &position, 50, 1);
    assert_eq!(tree.line(), []);
}
