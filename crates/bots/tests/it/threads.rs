//! Searches on several threads.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;
use core::time::Duration;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use crate::common::counted::Counted;
use crate::common::{has_won, positions, rng};
use board_play::{Notated, Position};
use bots::{
    Analysis, Bot, Budget, Candidate, KeptTree, Playable, Progress, Search, SeatView, analyse,
};
use dice_hex::DiceHex;
use leap_over::LeapOver;
use quinta::Quinta;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use wyx::Wyx;
use y::Y;
use yinyang::YinYang;

const HOUR: Duration = Duration::from_secs(3600);

fn stay(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).unwrap()
}

fn on_threads<G: Playable>(position: &G, count: usize, iterations: u32) -> Analysis<G::Move> {
    let seat = SeatView::new(position).unwrap();
    let budget = Budget::iterations(iterations).with_threads(threads(count));
    analyse(&seat, budget, &mut rng(1), &mut stay)
}

#[test]
fn one_thread_is_what_a_budget_has() {
    for budget in [Budget::iterations(5), Budget::time(HOUR)] {
        assert_eq!(budget.with_threads(threads(1)), budget);
        assert_eq!(budget.with_threads(threads(3)).threads(), threads(3));
    }
    let position = Y::start();
    let seat = SeatView::new(&position).unwrap();
    let alone = analyse(&seat, Budget::iterations(70), &mut rng(1), &mut stay);
    assert_eq!(on_threads(&position, 1, 70), alone);
}

/// More than a round of each, and a number that cannot be shared out equally.
fn repeats<G: Playable + Notated>(rules: &str, count: usize, iterations: u32) {
    let position = positions::<G>(rules, 3, 5)[2];
    let found = on_threads(&position, count, iterations);
    assert_eq!(
        on_threads(&position, count, iterations),
        found,
        "{position}"
    );
    assert_eq!(found.iterations, iterations);
    let visits: u32 = found.candidates.iter().map(|one| one.visits).sum();
    assert_eq!(
        visits, iterations,
        "each iteration tries a move: {position}"
    );
    let most = found.candidates.iter().map(|one| one.visits).max();
    let is_favourite = |one: &Candidate<G::Move>| Some(2 * one.visits) >= most;
    for pair in found.candidates.windows(2) {
        let [one, other] = [pair[0], pair[1]];
        let is_by_rate = [one, other].iter().all(is_favourite) && one.win_rate >= other.win_rate;
        let is_by_visits = one.visits >= other.visits;
        assert!(is_by_visits || is_by_rate || one.is_proven || other.is_proven);
    }
    for candidate in found.candidates {
        assert_eq!(position.check(candidate.m), Ok(()), "{position}");
        assert!((0.0..=1.0).contains(&candidate.win_rate));
    }
}

#[test]
fn a_search_on_several_threads_repeats_itself() {
    repeats::<Y>("board=bent:9", 2, 1501);
    repeats::<Y>("board=bent:9", 3, 101);
    repeats::<Quinta>("", 2, 301);
    repeats::<Wyx>("", 3, 100);
    repeats::<DiceHex>("", 2, 201);
    repeats::<YinYang>("", 2, 101);
    // More threads than iterations.
    repeats::<Quinta>("", 9, 5);
}

/// As two searches with half of the iterations and half of the memory each, which is too little for them.
fn adds_up<G: Playable>() {
    let position = G::start();
    let seat = SeatView::new(&position).unwrap();
    let whole = Budget::iterations(800).with_memory(120_000);
    let half = Budget::iterations(400).with_memory(60_000);
    let mut visits = BTreeMap::new();
    let mut generator = rng(1);
    for _ in 0..2 {
        let mut rng = ChaCha8Rng::from_rng(&mut generator);
        let free = analyse(&seat, Budget::iterations(400), &mut rng.clone(), &mut stay);
        let found = analyse(&seat, half, &mut rng, &mut stay);
        assert_ne!(found, free);
        for one in found.candidates {
            *visits.entry(one.m).or_insert(0) += one.visits;
        }
    }
    let budget = whole.with_threads(threads(2));
    let found = analyse(&seat, budget, &mut rng(1), &mut stay);
    let together: BTreeMap<_, _> = found
        .candidates
        .iter()
        .map(|one| (one.m, one.visits))
        .collect();
    assert_eq!(together, visits);
}

#[test]
fn two_threads_that_share_no_moves_out_find_what_two_searches_find_together() {
    adds_up::<Y>();
}

#[test]
fn a_win_in_one_is_found_and_proved() {
    fn won<G: Playable + Notated>(rules: &str, count: usize) -> u32 {
        let mut found = 0;
        for position in (1..7).flat_map(|seed| positions::<G>(rules, 60, seed)) {
            let seat = position.to_move().expect("a seat is to move");
            let wins = |m| has_won(&position.after(m).expect("it is legal"), seat);
            if !position.moves().any(wins) {
                continue;
            }
            found += 1;
            let best = on_threads(&position, count, 400).candidates[0];
            assert!(best.is_proven && wins(best.m), "{position}");
        }
        found
    }
    assert!(won::<Y>("board=bent:4", 2) > 3);
    assert!(won::<Quinta>("", 3) > 3);
}

/// Whoever proves a win ends the search of all: otherwise these would take an hour and days.
#[test]
fn a_proof_by_one_thread_is_enough() {
    let mut decided = 0;
    for position in positions::<Y>("board=bent:5", 60, 2) {
        let seat = SeatView::new(&position).unwrap();
        if position.winning_moves().next().is_none() {
            continue;
        }
        decided += 1;
        for budget in [Budget::iterations(u32::MAX), Budget::time(HOUR)] {
            let budget = budget.with_threads(threads(3)).with_proofs(0);
            let found = analyse(&seat, budget, &mut rng(1), &mut stay);
            assert!(found.candidates[0].is_proven, "{position}");
        }
    }
    assert!(decided > 0);
}

#[test]
fn a_watcher_hears_on_its_own_thread_and_stops_all() {
    let position = positions::<Quinta>("", 2, 1)[1];
    let seat = SeatView::new(&position).unwrap();
    for budget in [Budget::iterations(u32::MAX), Budget::time(HOUR)] {
        let (own, mut calls, mut last) = (thread::current().id(), 0, 0);
        let watch = &mut |progress: Progress| {
            assert_eq!(thread::current().id(), own);
            assert!(progress.iterations >= last && (0.0..=1.0).contains(&progress.share));
            last = progress.iterations;
            calls += 1;
            if calls < 50 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let budget = budget.with_threads(threads(2));
        let found = analyse(&seat, budget, &mut rng(1), watch);
        assert_eq!(calls, 50, "nobody is asked again who has said stop");
        assert!(found.iterations >= last && !found.candidates.is_empty());
    }
}

#[test]
fn a_time_is_kept_to() {
    let position = Y::start();
    let seat = SeatView::new(&position).unwrap();
    for time in [Duration::ZERO, Duration::from_millis(20)] {
        let budget = Budget::time(time).with_threads(threads(2));
        let found = analyse(&seat, budget, &mut rng(1), &mut stay);
        assert!(found.iterations > 0 && !found.candidates.is_empty());
    }
}

#[test]
fn threads_that_may_keep_nothing_go_on() {
    let position = Counted::of_width(30);
    let seat = SeatView::new(&position).unwrap();
    let budget = Budget::iterations(900).with_threads(threads(3));
    let found = analyse(&seat, budget.with_memory(0), &mut rng(1), &mut stay);
    assert_eq!(found.iterations, 900);
    assert!(found.candidates.iter().all(|one| !one.is_proven));
}

/// Plays by the best moves of trees that are kept, with another number of threads now and then.
fn follow<G: Playable + Notated>(rules: &str) -> u32 {
    let mut position = G::new(&rules.parse().unwrap_or_else(|_| panic!("{rules}")));
    let mut tree = KeptTree::default();
    let mut kept = 0;
    for (ply, count) in (0..).zip([2, 2, 3, 3, 2, 1, 2, 3]) {
        let seat = SeatView::new(&position).unwrap();
        let budget = Budget::iterations(90).with_threads(threads(count));
        let before = tree.visits();
        kept += u32::from(before > 0);
        let mut twin = tree.clone();
        let found = tree.analyse(&seat, budget, &mut rng(ply), &mut stay);
        let again = twin.analyse(&seat, budget, &mut rng(ply), &mut stay);
        assert_eq!(found, again, "{position}");
        // Trees that have no thread any more are dropped.
        assert!(tree.visits() >= found.iterations, "{position}");
        assert!(tree.visits() <= before + found.iterations, "{position}");
        let best = found.candidates[0].m;
        assert_eq!(found.line[0], best);
        let mut after = position;
        for &m in &found.line {
            after.play(m).unwrap();
        }
        position.play(best).unwrap();
        tree.follow(best);
        let rest = tree.line();
        assert!(rest.is_empty() || rest == found.line[1..], "{position}");
    }
    kept
}

#[test]
fn trees_of_all_threads_follow_the_moves_of_a_game() {
    assert_eq!(follow::<Y>("board=bent:9"), 7);
    assert_eq!(follow::<Quinta>(""), 7);
    assert_eq!(follow::<LeapOver>(""), 7);
}

#[test]
fn an_analysis_that_goes_on_adds_to_all_trees() {
    let position = Y::start();
    let seat = SeatView::new(&position).unwrap();
    let mut tree = KeptTree::default();
    let mut rng = rng(1);
    for done in 1..4 {
        let budget = Budget::iterations(101).with_threads(threads(2));
        let found = tree.analyse(&seat, budget, &mut rng, &mut stay);
        let visits: u32 = found.candidates.iter().map(|one| one.visits).sum();
        assert_eq!((found.iterations, visits), (101, 101 * done));
        assert_eq!(tree.visits(), 101 * done);
    }
}

#[test]
fn a_watcher_that_panics_ends_all_threads_and_leaves_an_empty_tree() {
    let position = Quinta::start();
    let seat = SeatView::new(&position).unwrap();
    let mut tree = KeptTree::default();
    let stopped = catch_unwind(AssertUnwindSafe(|| {
        let budget = Budget::time(HOUR).with_threads(threads(2));
        tree.analyse(&seat, budget, &mut rng(1), &mut |_| panic!("it fails"))
    }));
    assert!(stopped.is_err());
    assert_eq!(tree.visits(), 0);
}

#[test]
fn an_opponent_uses_the_threads_it_is_given() {
    let position = Quinta::start();
    let seat = SeatView::new(&position).unwrap();
    let choice = |budget: Budget, asked: Option<usize>| {
        let mut search = Search::new(budget, rng(1));
        if let Some(count) = asked {
            Bot::<Quinta>::use_threads(&mut search, threads(count));
        }
        let mut tree = KeptTree::default();
        let m = search.think_on(&mut tree, &seat, &mut stay);
        (m, tree.line(), tree.visits())
    };
    let budget = Budget::iterations(300);
    let alone = choice(budget, None);
    let by_two = choice(budget.with_threads(threads(2)), None);
    assert_eq!(choice(budget, Some(2)), by_two);
    assert_eq!(choice(budget.with_threads(threads(2)), Some(1)), alone);
    assert_eq!(by_two.2, 300);
}
