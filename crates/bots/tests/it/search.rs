//! Searches keep to their budgets, repeat themselves, and know no more than their seat.

use core::ops::ControlFlow;
use core::time::Duration;

use crate::common::{positions, rng};
use board_play::{Observe, Position, Record, Seat};
use bots::{BotKind, Budget, Playable, Progress, SeatView, analyse};
use fourchette::{Game, GameVisitor, RecordVisitor, Start, visit_all, visit_start};
use y::Y;
use yinyang::{Phase, YinYang};

fn stay(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Lets every opponent choose twice with the same seed.
#[derive(Clone)]
struct Repeats;

impl GameVisitor for Repeats {
    type Out = ();

    fn visit<G: Game>(self) {
        for position in positions::<G>("", 30, 1).into_iter().step_by(9) {
            let seat = SeatView::new(&position).unwrap();
            for kind in ["random", "greedy", "search:1"] {
                let kind: BotKind = kind.parse().unwrap();
                let [one, other] = [(); 2].map(|()| {
                    let mut bot = kind.bot::<G>(rng(5));
                    [bot.choose(&seat), bot.choose(&seat)]
                });
                assert_eq!(one, other, "{kind} in {position}");
                for m in one {
                    assert_eq!(position.check(m), Ok(()), "{kind} in {position}");
                }
            }
            let budget = Budget::Iterations(70);
            let [one, other] = [(); 2].map(|()| analyse(&seat, budget, &mut rng(6), &mut stay));
            assert_eq!(one, other, "{position}");
            assert!(one.iterations <= 70);
            let visits: u32 = one
                .candidates
                .iter()
                .map(|candidate| candidate.visits)
                .sum();
            assert!(visits <= one.iterations);
            for candidate in one.candidates {
                assert_eq!(position.check(candidate.m), Ok(()), "{position}");
                assert!((0.0..=1.0).contains(&candidate.win_rate), "{candidate:?}");
            }
        }
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_moves_in_every_game() {
    visit_all(&Repeats);
}

/// Checks what a game tells opponents.
#[derive(Clone)]
struct Sound;

impl GameVisitor for Sound {
    type Out = ();

    fn visit<G: Game>(self) {
        let mut rng = rng(3);
        for seed in 0..4 {
            for position in positions::<G>("", 60, seed) {
                let m = position.sample(&mut rng).unwrap();
                assert_eq!(position.check(m), Ok(()), "{position}");
                let value = position.judge(&mut rng);
                assert!((0.0..=1.0).contains(&value), "{value} {position}");
                let [first, second] = Seat::ALL.map(|seat| position.estimate(seat).unwrap_or(0.5));
                assert!((0.0..=1.0).contains(&first), "{first} {position}");
                assert!(
                    (first + second - 1.0).abs() < 1e-9,
                    "{first} {second} {position}"
                );
                let seat = position.to_move().unwrap();
                let view = position.view(seat);
                let guess = G::guess(&view, &mut rng);
                let guess = guess.unwrap_or_else(|| panic!("no guess in {position}"));
                assert!(guess.view(seat) == view, "{position}");
                assert!(guess.moves().eq(position.moves()), "{position}");
            }
        }
    }
}

#[test]
fn estimates_samples_and_guesses_keep_their_promises() {
    visit_all(&Sound);
}

/// The start of a game of which nobody has won or lost at once.
struct Begin;

impl RecordVisitor for Begin {
    type Out = u32;

    fn visit<G: Game>(self, record: Record<G>) -> u32 {
        let seat = SeatView::new(record.position()).unwrap();
        analyse(&seat, Budget::Iterations(123), &mut rng(0), &mut stay).iterations
    }
}

#[test]
fn a_budget_of_iterations_is_used_up() {
    for game in ["y", "quinta", "yinyang", "leap-over"] {
        assert_eq!(
            visit_start(game, Start::Rules(""), Begin).unwrap(),
            123,
            "{game}"
        );
    }
}

#[test]
fn time_and_the_watcher_end_a_search() {
    let position = Y::new(&y::Options::default());
    let seat = SeatView::new(&position).unwrap();
    let none = Budget::Time(Duration::ZERO);
    let analysis = analyse(&seat, none, &mut rng(0), &mut stay);
    assert!(
        (1..1000).contains(&analysis.iterations),
        "{}",
        analysis.iterations
    );
    assert!(!analysis.candidates.is_empty());

    let mut seen = Vec::new();
    let mut watch = |progress: Progress| {
        seen.push(progress);
        if seen.len() == 3 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let many = Budget::Iterations(1_000_000);
    let analysis = analyse(&seat, many, &mut rng(0), &mut watch);
    assert_eq!(seen.len(), 3);
    assert_eq!(seen[2].iterations, analysis.iterations);
    assert!(seen.is_sorted_by(|one, other| one.iterations < other.iterations && one.share < other.share));
}

#[test]
fn a_choice_depends_on_the_view_alone() {
    let mut different = 0;
    for seed in 0..12 {
        for position in positions::<YinYang>("", 24, seed).into_iter().step_by(3) {
            if matches!(position.phase(), Phase::Over { .. }) {
                continue;
            }
            let seat = position.to_move().unwrap();
            let view = position.view(seat);
            let other = YinYang::guess(&view, &mut rng(seed + 100)).unwrap();
            different += usize::from(other != position);
            assert_eq!(other.view(seat), view);
            let views = [&position, &other].map(|position| SeatView::new(position).unwrap());
            for kind in ["greedy", "search:1", "search:2"] {
                let kind: BotKind = kind.parse().unwrap();
                let [one, other] = views.map(|view| kind.bot::<YinYang>(rng(seed)).choose(&view));
                assert_eq!(one, other, "{kind} in {position}");
            }
        }
    }
    assert!(different > 20, "{different}");
}

/// Leap Over is a game in which moves can be taken back.
#[test]
fn what_stood_before_is_not_brought_back() {
    use leap_over::LeapOver;

    let mut position = LeapOver::new(&leap_over::Options::default());
    for m in ["c4-a4", "c10-a14"] {
        position.play(m.parse().unwrap()).unwrap();
    }
    let seat = SeatView::new(&position).unwrap();
    for kind in ["greedy", "search:1"] {
        let kind: BotKind = kind.parse().unwrap();
        let choice = |past: &[u64]| kind.bot::<LeapOver>(rng(1)).choose(&seat.after(past));
        let first = choice(&[]);
        let mut next = position;
        next.play(first).unwrap();
        let second = choice(&[next.key()]);
        assert_ne!(first, second, "{kind}");
        // What leads elsewhere is no reason to think again.
        assert_eq!(choice(&[position.key()]), first, "{kind}");
    }
}

/// Yin Yang hides something: keys of positions could give it away.
#[test]
fn keys_do_not_tell_of_what_is_hidden() {
    for position in positions::<YinYang>("", 24, 1).into_iter().step_by(5) {
        let seat = SeatView::new(&position).unwrap();
        let past: Vec<u64> = position
            .moves()
            .take(300)
            .map(|m| crate::common::after(&position, m).key())
            .collect();
        for kind in ["greedy", "search:1"] {
            let kind: BotKind = kind.parse().unwrap();
            let [one, other] =
                [seat, seat.after(&past)].map(|seat| kind.bot::<YinYang>(rng(1)).choose(&seat));
            assert_eq!(one, other, "{kind} in {position}");
        }
    }
}

/// A stone on the rim is the shortest way to two sides, and of little use on an empty board: it is cut
/// off from the third.
#[test]
fn a_game_of_y_is_not_opened_on_the_rim() {
    let options = "".parse().unwrap();
    let start = Y::new(&options);
    let openings = ["e5", "f1", "d4"].map(|m| start.after(m.parse().unwrap()).unwrap());
    for position in [start].into_iter().chain(openings) {
        let seat = SeatView::new(&position).unwrap();
        for kind in ["greedy", "search:1", "search:2"] {
            let kind: BotKind = kind.parse().unwrap();
            let y::Move::Place(name) = kind.bot::<Y>(rng(1)).choose(&seat) else {
                panic!("{kind} puts a stone down");
            };
            let board = position.board();
            let node = board.node(name).unwrap();
            assert!(!board.is_rim(node), "{kind} {name} in {position}");
        }
    }
}
