//! Searches keep to their budgets, repeat themselves, and know no more than their seat.

use core::ops::ControlFlow;
use core::time::Duration;

use crate::common::{positions, rng};
use board_play::{Observe, Past, Position};
use bots::{BotKind, Budget, Playable, Progress, SeatView, analyse};
use y::Y;
use yinyang::{Phase, YinYang};

fn stay(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn an_iteration_of_y_tries_one_move() {
    for position in positions::<Y>("board=bent:4", 6, 3) {
        let Some(seat) = SeatView::new(&position) else {
            continue;
        };
        let found = analyse(&seat, Budget::iterations(200), &mut rng(1), &mut stay);
        let visits: u32 = found.candidates.iter().map(|one| one.visits).sum();
        assert_eq!(visits, found.iterations, "{position}");
    }
}

#[test]
fn time_and_the_watcher_end_a_search() {
    let position = Y::new(&y::Options::default());
    let seat = SeatView::new(&position).unwrap();
    let none = Budget::time(Duration::ZERO);
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
    let many = Budget::iterations(1_000_000);
    let analysis = analyse(&seat, many, &mut rng(0), &mut watch);
    assert_eq!(seen.len(), 3);
    assert_eq!(seen[2].iterations, analysis.iterations);
    assert!(
        seen.is_sorted_by(
            |one, other| one.iterations <= other.iterations && one.share <= other.share
        )
    );
    assert!(seen[2].iterations > 1, "{seen:?}");
}

/// An iteration that comes back to what stood before ends there, without any judgement.
#[test]
fn time_ends_a_search_in_which_all_has_stood_before() {
    let position = leap_over::LeapOver::new(&leap_over::Options::default());
    let behind = position.moves().map(|m| crate::common::after(&position, m));
    let past: Past = behind.map(|next| next.key()).collect();
    let seat = SeatView::new(&position).unwrap().after(&past);
    let budget = Budget::time(Duration::from_millis(1));
    let found = analyse(&seat, budget, &mut rng(1), &mut stay);
    assert!(!found.candidates.is_empty());
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
        let choice = |past: &[u64]| {
            let past = past.iter().copied().collect();
            kind.bot::<LeapOver>(rng(1)).choose(&seat.after(&past))
        };
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
        let past: Past = position
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

/// Returns a position of Y after some moves.
fn played<const W: usize>(rules: &str, moves: &str) -> y::YOn<W> {
    let mut position = y::YOn::new(&rules.parse().unwrap());
    for m in moves.split_whitespace() {
        position.play(m.parse().unwrap()).unwrap();
    }
    position
}

/// Returns the moves of Y that the search looks at.
fn listed(rules: &str, moves: &str) -> String {
    let position = played::<2>(rules, moves);
    let seat = SeatView::new(&position).unwrap();
    let budget = Budget::iterations(100);
    let found = analyse(&seat, budget, &mut rng(1), &mut stay);
    let names = found.candidates.iter().map(|one| one.m.to_string());
    let mut names: Vec<_> = names.collect();
    names.sort_unstable();
    names.join(" ")
}

/// Whoever has no stone yet puts the first one as far from the rim as can be, where the other colour has none
/// there; but a first stone that may be swapped is to be a weak one, and an answer may be the swap.
#[test]
fn the_first_stone_of_a_colour_goes_into_the_middle_of_y() {
    // Side 11 has rings of 30, 21, 12 and 3 nodes, of which the last is the middle; side 9 of 24, 15 and 6, of
    // which three are corners with two neighbours on the ring, and three between them with four.
    assert_eq!(listed("board=flat:11", ""), "d1 d2 d3");
    assert_eq!(listed("board=flat:9", ""), "c2 c4 c6");
    assert_eq!(listed("board=flat:11", "a1"), "d1 d2 d3");
    // On these two it is proved that they win, and that the corners lose: `docs/facts.md`.
    assert_eq!(listed("board=flat:6", ""), "b2 b4 b6");
    assert_eq!(listed("board=bent:5", ""), "c2 c4 c6");
    assert_eq!(listed("", "a1"), "f1 f2 f3");
    assert_eq!(listed("opening=pie", "e1"), "f1 f2 f3 swap");
    // Elsewhere all vacant nodes are moves.
    let count = |rules: &str, moves: &str| listed(rules, moves).split(' ').count();
    assert_eq!(count("", "f1"), 92);
    assert_eq!(count("", "a1 f1 a2"), 90);
    assert_eq!(count("opening=pie", ""), 93);
    // All six nodes of this board are on the rim, a triangle of the same kind.
    assert_eq!(listed("board=flat:3", ""), "a2 a4 a6");
}

/// `docs/facts.md` has all answers that win against first stones that can be answered, each of which is an image
/// of one of these: the search looks at none of the others.
#[test]
fn first_stones_of_y_are_answered_by_moves_that_are_proved_to_win() {
    let proved = [
        ("board=bent:5", "a1", "c4"),
        ("board=bent:5", "a2", "c2 c4"),
        ("board=bent:5", "a3", "b1 b4 c4 c6"),
        ("board=flat:9", "a1", "c1 c2 c3 c4 c5 c6"),
        ("board=flat:9", "a2", "c2 c3 c4 c6"),
        ("board=flat:9", "a3", "c2 c3 c4 c6"),
        ("board=flat:9", "a4", "c2 c3 c4 c6"),
        ("board=flat:9", "a5", "c4 c6"),
        ("board=flat:9", "b1", "c2 c4 c6"),
        ("board=flat:9", "b2", "c4"),
        ("board=flat:9", "b3", "c2 c4"),
    ];
    for (rules, stone, answers) in proved {
        let listed = listed(rules, stone);
        assert!(!listed.is_empty());
        for answer in listed.split(' ') {
            let wins = answers.split(' ').any(|proved| proved == answer);
            assert!(wins, "{rules} {stone} {answer}");
        }
    }
}

/// On boards of all kinds and sizes, whatever the random numbers; and no more after two stones in the middle.
#[test]
fn no_board_of_y_is_opened_on_the_rim() {
    fn check<const W: usize>(rules: &str, moves: &str, seeds: u64) {
        let position = played::<W>(rules, moves);
        let board = position.board();
        let seat = SeatView::new(&position).unwrap();
        for seed in 0..seeds {
            for iterations in [100, 1000] {
                let budget = Budget::iterations(iterations);
                let found = analyse(&seat, budget, &mut rng(seed), &mut stay);
                let y::Move::Place(name) = found.candidates[0].m else {
                    panic!("the first move is a stone");
                };
                let node = board.node(name).unwrap();
                assert!(!board.is_rim(node), "{name} in {position}");
            }
        }
    }
    for side in [5, 7, 9, 11, 13] {
        check::<2>(&format!("board=flat:{side}"), "", 3);
    }
    for side in [3, 4, 5, 7] {
        check::<2>(&format!("board=bent:{side}"), "", 3);
    }
    check::<2>("", "", 5);
    check::<2>("", "e5 e7", 5);
    check::<4>("board=bent:13", "", 1);
}

/// After the swap the middle of ten nodes may stop nothing, and no other node is thought of at first.
#[test]
fn a_first_stone_that_may_be_taken_over_is_answered_on_boards_with_one_node_in_the_middle() {
    let rules = "board=flat:4,opening=pie";
    let start: Y = played(rules, "");
    for m in start.moves() {
        let position: Y = played(rules, &m.to_string());
        for seed in 0..4 {
            let view = SeatView::new(&position).unwrap();
            let kind: BotKind = "search:1".parse().unwrap();
            let answer = kind.bot::<Y>(rng(seed)).choose(&view);
            assert_eq!(position.check(answer), Ok(()), "{m}, seed {seed}");
        }
    }
}
