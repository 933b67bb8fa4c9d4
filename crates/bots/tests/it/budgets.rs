//! Budgets hold inside long work too. A game that counts its moves shows it; no clock is looked at.

use core::ops::ControlFlow;
use core::time::Duration;

use crate::common::counted::{Counted, plays};
use crate::common::rng;
use bots::{Analysis, Bot, BotKind, Budget, Greedy, Search, SeatView, analyse};

/// The most moves that are made between two looks at the watcher. Between two looks are 256 units of
/// work: a move that is looked at is one, a game played out, of at most five moves, is eight, and a visit that
/// goes down as many moves ends in one of these. The last piece of work is the unit of a draw, 32, at most.
const GAP: u64 = 256 + 32 + 8;

/// Counts how often somebody is called who watches `think`, and the most moves that are made without a call.
fn watched(think: impl FnOnce(&mut bots::ProgressFn<'_>)) -> (usize, u64) {
    let (mut calls, mut most, mut last) = (0, 0, plays());
    think(&mut |_| {
        calls += 1;
        most = most.max(plays() - last);
        last = plays();
        ControlFlow::Continue(())
    });
    (calls, most.max(plays() - last))
}

/// Lets `think` be stopped at the first look, and returns how many moves are made in all.
fn stopped(think: impl FnOnce(&mut bots::ProgressFn<'_>)) -> u64 {
    let (begin, mut calls) = (plays(), 0);
    think(&mut |_| {
        calls += 1;
        ControlFlow::Break(())
    });
    assert_eq!(calls, 1, "nobody is asked again after that");
    plays() - begin
}

#[test]
fn the_watcher_is_asked_inside_one_iteration() {
    // The moves of the start and of one position behind it: a thousand.
    let position = Counted::of_width(400);
    let seat = SeatView::new(&position).unwrap();
    let one = |watch: &mut bots::ProgressFn<'_>| {
        analyse(&seat, Budget::iterations(1), &mut rng(1), watch);
    };
    let (calls, gap) = watched(one);
    assert!(calls >= 2, "{calls}");
    assert!(gap <= GAP, "{gap}");

    let found = |watch: &mut bots::ProgressFn<'_>| {
        let analysis = analyse(&seat, Budget::iterations(1), &mut rng(1), watch);
        assert!(!analysis.candidates.is_empty());
        assert!(analysis.candidates.len() < 400, "only what was looked at");
    };
    assert!(stopped(found) <= GAP);
}

#[test]
fn the_watcher_is_asked_all_the_time() {
    for width in [3, 50, 400, 1_000_000] {
        let position = Counted::of_width(width);
        let seat = SeatView::new(&position).unwrap();
        for kind in ["greedy", "search:1", "search:2"] {
            let kind: BotKind = kind.parse().unwrap();
            let (_, gap) = watched(|watch| {
                kind.bot::<Counted>(rng(1)).think(&seat, watch);
            });
            assert!(gap <= GAP, "{kind} of {width}: {gap}");
        }
    }
}

#[test]
fn whoever_is_stopped_makes_a_move() {
    let position = Counted::of_width(400);
    let seat = SeatView::new(&position).unwrap();
    let bots: [Box<dyn Bot<Counted>>; 2] = [
        Box::new(Greedy::new(rng(1))),
        Box::new(Search::new(Budget::iterations(1000), rng(1))),
    ];
    for mut bot in bots {
        let plays = stopped(|watch| {
            assert!(bot.think(&seat, watch) < 400);
        });
        assert!(plays <= GAP, "{plays}");
    }
}

#[test]
fn no_time_is_enough_for_one_look() {
    let position = Counted::of_width(400);
    let seat = SeatView::new(&position).unwrap();
    let begin = plays();
    let none = Budget::time(Duration::ZERO);
    let analysis = analyse(&seat, none, &mut rng(1), &mut |_| ControlFlow::Continue(()));
    assert!(!analysis.candidates.is_empty());
    assert!(plays() - begin <= GAP);
}

/// A million moves are neither listed nor looked at one by one.
#[test]
fn very_many_moves_are_drawn_from() {
    let position = Counted::of_width(1_000_000);
    let seat = SeatView::new(&position).unwrap();
    let mut go_on = |_: bots::Progress| ControlFlow::Continue(());

    // Each of 96 moves is looked at, and once more for what the other seat can do.
    let begin = plays();
    Greedy::new(rng(1)).choose(&seat);
    assert!(plays() - begin <= 2 * 96);

    // An iteration looks at the 96 moves of the one node that it expands, and at one more at each of the
    // six nodes that it comes by; it goes down six moves and plays as many.
    let begin = plays();
    let analysis = analyse(&seat, Budget::iterations(50), &mut rng(1), &mut go_on);
    assert_eq!(analysis.iterations, 50);
    assert!(plays() - begin <= 50 * (96 + 6 + 6 + 6));
    assert!(analysis.candidates.len() <= 96 + 50);
}

fn analysed(position: &Counted, memory: usize) -> Analysis<u32> {
    let seat = SeatView::new(position).unwrap();
    let budget = Budget::iterations(2000).with_memory(memory);
    analyse(&seat, budget, &mut rng(1), &mut |_| {
        ControlFlow::Continue(())
    })
}

#[test]
fn a_search_that_may_keep_nothing_goes_on() {
    for width in [3, 30, 1_000_000] {
        let position = Counted::of_width(width);
        let begin = plays();
        let analysis = analysed(&position, 0);
        assert_eq!(analysis.iterations, 2000);
        let visits: u32 = analysis.candidates.iter().map(|one| one.visits).sum();
        assert_eq!(visits, 2000, "each iteration tries a move of the start");
        // Nothing behind the moves of the start is kept, so nothing is proved.
        assert!(analysis.candidates.iter().all(|one| !one.is_proven));
        assert!(plays() - begin >= 2000 * 6, "each is played to the end");
    }
}

#[test]
fn what_fits_into_memory_is_found_whatever_the_bound() {
    let position = Counted::of_width(30);
    let all = analysed(&position, Budget::MEMORY);
    assert_eq!(all, analysed(&position, usize::MAX));
    assert_ne!(all, analysed(&position, 20_000));
}
