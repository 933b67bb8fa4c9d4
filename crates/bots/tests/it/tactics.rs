//! Wins that can be forced are found, by the search, by the opponent that looks one move ahead, and by
//! the crate minimax.

use crate::common::{after, forces, has_won, positions, rng};
use board_play::minimax::{Search as Rules, State};
use board_play::{Notated, Outcome, PerfectInformation, Position as _, Seat, Status};
use bots::{Bot, BotKind, Budget, Greedy, Level, Playable, Search, SeatView};
use dice_hex::DiceHex;
use kwintie::Kwintie;
use minimax::{Evaluation, Evaluator, Negamax, Strategy};
use solver::Value;
use wyx::Wyx;
use y::Y;

/// Sees no difference between positions that are not decided.
struct Blind<G>(core::marker::PhantomData<G>);

impl<G: PerfectInformation> Evaluator for Blind<G> {
    type G = Rules<G>;

    fn evaluate(&self, _: &State<G>) -> Evaluation {
        0
    }
}

/// Finds positions in random games in which the seat to move can force a win within three plies but
/// not with every move, and lets everybody find a move that does; the search may have proved that another one
/// wins within `far` plies. Returns how many there were.
fn find_wins<G: Playable + Notated + PerfectInformation>(
    rules: &str,
    seeds: core::ops::Range<u64>,
    far: usize,
) -> usize {
    let mut found = 0;
    for seed in seeds {
        for position in positions::<G>(rules, 1000, seed).into_iter().rev().take(3) {
            let seat = position.to_move().unwrap();
            let is_good = |m| forces(&after(&position, m), seat, 2);
            let good = position.moves().filter(|&m| is_good(m)).count();
            if good == 0 || good == position.move_count() || !position.is_alternating() {
                continue;
            }
            found += 1;
            let view = SeatView::new(&position).unwrap();
            let m = Search::new(Budget::iterations(4000), rng(seed)).choose(&view);
            let wins = is_good(m) || forces(&after(&position, m), seat, far);
            assert!(wins, "search: {m} in {position}");
            let mut search = Negamax::new(Blind::<G>(core::marker::PhantomData), 3);
            let m = search.choose_move(&State::new(position).unwrap()).unwrap();
            assert!(is_good(m), "minimax: {m} in {position}");
        }
    }
    found
}

#[test]
fn forced_wins_are_found_as_by_minimax() {
    assert!(find_wins::<Y>("board=bent:4", 0..12, 14) >= 10);
    assert!(find_wins::<Kwintie>("", 0..12, 2) >= 10);
}

/// What a game tells of wins with the next move is what comes of making its moves.
#[test]
fn wins_at_once_are_told_as_they_are() {
    for rules in ["", "ruleset=boardless", "no-five=draw"] {
        let mut told = [0; 2];
        for position in (0..12).flat_map(|seed| positions::<Kwintie>(rules, 1000, seed)) {
            let seat = position.to_move().unwrap();
            let wins = position
                .moves()
                .any(|m| has_won(&after(&position, m), seat));
            assert_eq!(position.can_win_at_once(), Some(wins), "{position}");
            told[usize::from(wins)] += 1;
        }
        assert!(told.iter().all(|&count| count > 0), "{rules}: {told:?}");
    }
}

/// On small boards the solver decides every move before the search begins; how much it may do is said.
#[test]
fn small_boards_are_proved() {
    let all_proved = |rules: &str, moves: &str, budget: Budget| {
        let mut position = Y::new(&rules.parse().unwrap());
        for m in moves.split_whitespace() {
            position.play(m.parse().unwrap()).unwrap();
        }
        let view = SeatView::new(&position).unwrap();
        let mut stay = |_: bots::Progress| core::ops::ControlFlow::Continue(());
        let found = bots::analyse(&view, budget, &mut rng(1), &mut stay);
        found.candidates.iter().all(|one| one.is_proven)
    };
    assert!(all_proved("board=bent:3", "", Budget::iterations(100)));
    let budget = Budget::iterations(100).with_proofs(200_000);
    assert!(all_proved("board=bent:4", "b2 a1", budget));
    let none = Budget::iterations(100).with_proofs(0);
    assert!(!all_proved("board=bent:4", "b2 a1", none));
}

/// Far from the end the search proves what it looks at closely, and what it says of moves is what the solver
/// says, which is tested against playing everything.
#[test]
fn closer_looks_prove_the_truth() {
    let mut proven = [0, 0];
    for first in ["a1", "a2", "b2", "c1"] {
        let mut position = Y::new(&"board=flat:7".parse().unwrap());
        position.play(first.parse().unwrap()).unwrap();
        let view = SeatView::new(&position).unwrap();
        let mut stay = |_: bots::Progress| core::ops::ControlFlow::Continue(());
        let budget = Budget::iterations(8000);
        let found = bots::analyse(&view, budget, &mut rng(1), &mut stay);
        let limits = solver::Limits::default().with_memory(1 << 20);
        let solution = bots::solve(&position, limits, &mut |_| {
            core::ops::ControlFlow::Continue(())
        });
        for solved in solution.unwrap().moves {
            let candidate = found.candidates.iter().find(|one| one.m == solved.m);
            let Some(candidate) = candidate.filter(|one| one.is_proven) else {
                continue;
            };
            let is_win = solved.value == Value::Decided(Outcome::Win(view.seat()));
            assert_eq!(candidate.win_rate > 0.5, is_win, "{first} {candidate:?}");
            proven[usize::from(is_win)] += 1;
        }
        assert!(found.candidates[0].is_proven, "{first}");
    }
    assert!(proven[0] > 20 && proven[1] >= 2, "{proven:?}");
}

#[test]
fn what_is_said_to_be_proven_is_true() {
    let mut proven = 0;
    for seed in 0..6 {
        for position in positions::<Y>("board=bent:3", 1000, seed) {
            let view = SeatView::new(&position).unwrap();
            let mut stay = |_: bots::Progress| core::ops::ControlFlow::Continue(());
            let budget = Budget::iterations(300);
            let analysis = bots::analyse(&view, budget, &mut rng(seed), &mut stay);
            let seat = view.seat();
            for candidate in analysis.candidates.iter().filter(|one| one.is_proven) {
                proven += 1;
                // A Y of nine nodes is over after nine moves, and there are no draws.
                let wins = forces(&after(&position, candidate.m), seat, 9);
                let said = if wins { 1.0 } else { 0.0 };
                assert!(
                    (candidate.win_rate - said).abs() < 1e-9,
                    "{candidate:?} {position}"
                );
            }
        }
    }
    assert!(proven > 50, "{proven}");
}

/// Lets an opponent decide in positions of random games where it can win at once, and, for games of
/// strict turns, where it must stop the other seat from doing so.
fn take_and_stop<G: Playable + Notated + Notated>(
    rules: &str,
    seeds: core::ops::Range<u64>,
) -> [usize; 2] {
    let [mut taken, mut stopped] = [0; 2];
    for seed in seeds {
        for position in positions::<G>(rules, 1000, seed).into_iter().rev().take(4) {
            let seat = position.to_move().unwrap();
            let wins = |position: &G, m| has_won(&after(position, m), position.to_move().unwrap());
            let can_win = |position: &G| position.moves().any(|m| wins(position, m));
            let is_safe = |m| {
                let next = after(&position, m);
                let threatens = next.to_move() == Some(!seat) && can_win(&next);
                !has_won(&next, !seat) && !threatens
            };
            let view = SeatView::new(&position).unwrap();
            let bots: [Box<dyn Bot<G>>; 2] = [
                Box::new(Greedy::new(rng(seed))),
                BotKind::Search(Level::ALL[2]).bot(rng(seed)),
            ];
            for mut bot in bots {
                let m = bot.choose(&view);
                if can_win(&position) {
                    taken += 1;
                    assert!(wins(&position, m), "{m} in {position}");
                } else if position.moves().any(is_safe) && !position.moves().all(is_safe) {
                    stopped += 1;
                    assert!(is_safe(m), "{m} in {position}");
                }
            }
        }
    }
    [taken, stopped]
}

#[test]
fn a_win_is_taken_and_a_loss_is_stopped() {
    let all = [
        take_and_stop::<Y>("board=bent:5", 0..6),
        take_and_stop::<tetra::Tetra>("", 0..4),
        take_and_stop::<Kwintie>("", 0..6),
        take_and_stop::<Wyx>("", 0..6),
    ];
    for [taken, _] in all {
        assert!(taken > 0, "{all:?}");
    }
    assert!(
        all.iter().map(|[_, stopped]| stopped).sum::<usize>() > 10,
        "{all:?}"
    );
}

/// How likely a seat wins if both play for the best odds, by the definition.
fn odds(position: &DiceHex, seat: Seat) -> f64 {
    let next = |m| odds(&after(position, m), seat);
    match position.status() {
        Status::Over(outcome) => f64::from(outcome == Outcome::Win(seat)),
        Status::ToMove(mover) if mover == seat => position.moves().map(next).fold(0.0, f64::max),
        Status::ToMove(_) => position.moves().map(next).fold(1.0, f64::min),
        Status::Chance => {
            let weighted = |m| f64::from(position.chance_weight(m)) / 216.0 * next(m);
            position.moves().map(weighted).sum()
        }
    }
}

/// Near the end of Dice-hex the win rates are the odds, and the best move is first.
#[test]
fn odds_near_the_end_are_exact() {
    let (mut between, mut known) = (0, 0);
    for seed in 0..400 {
        for position in positions::<DiceHex>("", 1000, seed) {
            if position.vacant().len() > 2 {
                continue;
            }
            let view = SeatView::new(&position).unwrap();
            let mut stay = |_: bots::Progress| core::ops::ControlFlow::Continue(());
            let found = bots::analyse(&view, Budget::iterations(20), &mut rng(seed), &mut stay);
            let expected = |m| odds(&after(&position, m), view.seat());
            let mut best: f64 = 0.0;
            for candidate in &found.candidates {
                let expected = expected(candidate.m);
                best = best.max(expected);
                assert!(candidate.is_proven, "{candidate:?} in {position}");
                assert!(
                    (candidate.win_rate - expected).abs() < 1e-9,
                    "{candidate:?} in {position}"
                );
                between += usize::from(expected > 0.0 && expected < 1.0);
            }
            let first = found.candidates[0].m;
            assert!(
                (expected(first) - best).abs() < 1e-9,
                "{first} in {position}"
            );
            known += 1;
        }
    }
    assert!(known > 40 && between > 10, "{known} {between}");
}
