//! What opponents and the adviser keep at a table from one decision to the next.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use board_play::Seat;
use fourchette::bots::{Budget, Progress};
use fourchette::{AnyRecord, AnyTable, NAMES, Player, Start};

const SEED: u64 = 5;

/// How many plies are played: more than the 64 that the rack of Wyx takes.
const PLIES: usize = 70;

fn stay(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn search() -> Player {
    "search:1".parse().unwrap()
}

fn table(game: &str, players: [Player; 2]) -> AnyTable {
    let record = AnyRecord::begin(game, Start::Rules("")).unwrap();
    record.into_table(players, SEED)
}

fn keeping(game: &str, players: [Player; 2]) -> AnyTable {
    let mut table = table(game, players);
    table.keep_trees();
    table
}

/// Whether nothing is hidden, so that trees are kept along the moves.
fn is_open(game: &str) -> bool {
    game != "yinyang"
}

/// Plays between two searches from the start, and a copy of the table beside them.
#[test]
fn opponents_go_on_from_what_they_have_found() {
    for game in NAMES {
        let mut table = keeping(game, [search(); 2]);
        let mut of_use = 0;
        let mut decisions = 0;
        while table.plies() < PLIES && decisions < 6 && table.end().is_none() {
            let mover = table.position().status().to_move();
            let before = mover.map_or(0, |seat| table.kept_visits(seat));
            of_use += u32::from(before > 0);
            let mut twin = table.clone();
            let m = table.decide().unwrap();
            assert_eq!(twin.decide(), Some(m.clone()), "{game}");
            if let Some(seat) = mover {
                decisions += 1;
                let after = table.kept_visits(seat);
                assert!(after >= before, "{game}");
                assert_eq!(twin.kept_visits(seat), after, "{game}");
            }
            table.push(&m).unwrap();
        }
        // In Dice-hex two rolls come between, and so few iterations seldom meet both.
        if *game != "dice-hex" {
            assert_eq!(of_use > 0, is_open(game), "{game}");
        }
    }
}

#[test]
fn the_same_calls_give_the_same_game() {
    for game in ["y", "dice-hex", "quinta"] {
        let [one, other] = [(); 2].map(|()| {
            let mut table = keeping(game, [search(); 2]);
            for _ in 0..10 {
                let m = table.decide().unwrap();
                table.push(&m).unwrap();
            }
            table.record_text()
        });
        assert_eq!(one, other, "{game}");
    }
}

#[test]
fn what_chance_draws_is_the_same_whoever_keeps_a_tree() {
    let mut afresh = table("dice-hex", [search(); 2]);
    let mut kept = keeping("dice-hex", [search(); 2]);
    let mut is_chance = 0;
    for _ in 0..12 {
        let m = afresh.decide().unwrap();
        let decided = kept.decide().unwrap();
        if afresh.position().status().to_move().is_none() {
            assert_eq!(decided, m);
            is_chance += 1;
        }
        afresh.push(&m).unwrap();
        kept.push(&m).unwrap();
    }
    assert!(is_chance >= 4, "{is_chance}");
}

#[test]
fn an_analysis_is_continued_and_followed() {
    let budget = Budget::iterations(100);
    let mut table = keeping("y", [Player::Human; 2]);
    let mut afresh = self::table("y", [Player::Human; 2]);
    let first = table.advise(budget, &mut stay).unwrap();
    assert_eq!(Some(first), afresh.advise(budget, &mut stay));
    assert_eq!((table.advice_visits(), afresh.advice_visits()), (100, 0));

    let second = table.advise(budget, &mut stay).unwrap();
    assert_eq!(table.advice_visits(), 200);
    // At the root each visit goes on by one of the moves.
    let visits = |candidates: &[fourchette::bots::Candidate<String>]| {
        candidates.iter().map(|one| one.visits).sum::<u32>()
    };
    assert_eq!((visits(&second.candidates), second.iterations), (200, 100));

    let best = &second.candidates[0];
    table.push(&best.m).unwrap();
    assert_eq!(table.advice_visits(), best.visits);
    let third = table.advise(budget, &mut stay).unwrap();
    assert_eq!(table.advice_visits(), best.visits + 100);
    for candidate in &third.candidates {
        table.position().check(&candidate.m).unwrap();
    }
    // Advice is no decision: the opponent's trees know nothing of it.
    assert_eq!(Seat::ALL.map(|seat| table.kept_visits(seat)), [0, 0]);
}

#[test]
fn an_analysis_of_what_is_hidden_is_continued_at_the_same_position() {
    let mut table = keeping("yinyang", [Player::Human; 2]);
    let budget = Budget::iterations(30);
    for visits in [30, 60] {
        table.advise(budget, &mut stay).unwrap();
        assert_eq!(table.advice_visits(), visits);
    }
    let m = table.position().nth_move(0).unwrap();
    table.push(&m).unwrap();
    assert_eq!(table.advice_visits(), 0);
}

#[test]
fn trees_are_dropped_where_they_no_longer_fit() {
    let begun = || {
        let mut table = keeping("quinta", [search(); 2]);
        for _ in 0..4 {
            let m = table.decide().unwrap();
            table.push(&m).unwrap();
        }
        assert!(Seat::ALL.iter().all(|&seat| table.kept_visits(seat) > 0));
        table
    };
    let kept = |table: &AnyTable| Seat::ALL.map(|seat| table.kept_visits(seat) > 0);

    let mut table = begun();
    table.truncate(3);
    assert_eq!(kept(&table), [false, false]);
    assert_eq!(table.decide(), self::table_at(&table).decide());

    let mut table = begun();
    table.set_player(Seat::First, Player::Human);
    assert_eq!(kept(&table), [false, true]);

    let mut table = begun();
    table.exchange_players();
    assert_eq!(kept(&table), [false, false]);

    let mut table = begun();
    table.drop_trees();
    assert_eq!(kept(&table), [false, false]);
    // Each decision is made afresh again, and nothing is kept of it.
    for _ in 0..2 {
        let m = table.decide();
        assert_eq!(m, self::table_at(&table).decide());
        assert_eq!(kept(&table), [false, false]);
        table.push(&m.unwrap()).unwrap();
    }

    // What is ended and goes on is the same position.
    let mut table = begun();
    let visits = table.kept_visits(Seat::First);
    table.resign_for(Seat::First).unwrap();
    let next = table.rematch().unwrap();
    assert_eq!(kept(&next), [false, false]);
    table.truncate(table.plies());
    assert_eq!(table.kept_visits(Seat::First), visits);
}

/// Returns a new table with the same record.
fn table_at(table: &AnyTable) -> AnyTable {
    table.record().into_table([search(); 2], SEED)
}

#[test]
fn the_next_game_of_the_players_keeps_trees_too() {
    let mut table = keeping("y", [Player::Human; 2]);
    table.resign_for(Seat::First).unwrap();
    let mut next = table.rematch().unwrap();
    next.advise(Budget::iterations(20), &mut stay).unwrap();
    assert_eq!(next.advice_visits(), 20);
}

/// Opponents and the adviser, who may ask for more threads than the table has.
#[test]
fn everybody_at_a_table_thinks_on_its_threads() {
    let threads = |count| NonZeroUsize::new(count).unwrap();
    let on = |count, players| {
        let mut table = keeping("quinta", players);
        table.use_threads(threads(count));
        table
    };
    let decide = |count| on(count, [search(); 2]).decide().unwrap();
    assert_eq!(
        decide(1),
        keeping("quinta", [search(); 2]).decide().unwrap()
    );
    assert_eq!(decide(2), decide(2));
    let budget = Budget::iterations(100);
    let advise = |count, budget| {
        let mut table = on(count, [Player::Human; 2]);
        let found = table.advise(budget, &mut stay).unwrap();
        assert_eq!(table.advice_visits(), 100);
        found
    };
    let by_two = advise(2, budget);
    assert_ne!(advise(1, budget), by_two);
    assert_eq!(advise(1, budget.with_threads(threads(2))), by_two);
    // So they do in the next game.
    let mut table = on(2, [Player::Human; 2]);
    table.resign_for(Seat::First).unwrap();
    let mut next = table.rematch().unwrap();
    let afresh = next.advise(budget, &mut stay).unwrap();
    table = keeping("quinta", [Player::Human; 2]);
    table.set_number(1);
    assert_ne!(table.advise(budget, &mut stay).unwrap(), afresh);
    table.drop_trees();
    table.use_threads(threads(2));
    assert_eq!(table.advise(budget, &mut stay).unwrap(), afresh);
}

#[test]
fn a_watcher_that_panics_costs_the_tree_and_nothing_else() {
    let mut table = keeping("y", [Player::Human; 2]);
    let budget = Budget::iterations(300);
    table.advise(budget, &mut stay).unwrap();
    let advised = catch_unwind(AssertUnwindSafe(|| {
        table.advise(budget, &mut |_| panic!("the watcher fails"))
    }));
    assert!(advised.is_err());
    assert_eq!(table.advice_visits(), 0);
    let afresh = self::table("y", [Player::Human; 2]).advise(budget, &mut stay);
    assert_eq!(table.advise(budget, &mut stay), afresh);
}
