//! Generation, checks, results and paths against a second model, position by position.

use std::collections::BTreeSet;

use crate::common::{Model, crowd, random, take};
use aliens_amazons::{AliensAmazons, Move, Position};
use board_graph::Board;
use board_play::testkit::SplitMix;
use board_stones::testkit::{Names, names};

const RULES: [&str; 6] = [
    "",
    "fork=off",
    "amazons-needed=1",
    "amazons-needed=1,fork=off",
    "amazons-needed=28",
    "amazons-needed=22,fork=off",
];

/// What the model says about a position must be what the crate says. Returns the legal moves.
fn assert_agree(model: &Model, position: &AliensAmazons) -> BTreeSet<String> {
    let expected = model.moves();
    let legal: Vec<Move> = position.moves().collect();
    let texts: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), legal.len(), "a move twice at {position}");
    assert_eq!(texts, expected, "{position}");
    assert_eq!(position.must_pass(), expected.contains("pass"));

    let turn = position.status().turn().to_string();
    assert_eq!(turn, model.turn().to_string(), "{position}");
    let outcome = position.outcome().map(|outcome| outcome.to_string());
    assert_eq!(outcome, model.winner().map(String::from), "{position}");
    assert_eq!(names(position.aliens()), model.aliens);
    assert_eq!(names(position.amazons()), model.amazons);
    expected
}

/// Random games, in half of which White captures when it can.
#[test]
fn random_games_agree_with_the_model() {
    let mut rng = SplitMix::new(1);
    let [mut compared, mut captures] = [0; 2];
    for round in 0..24 {
        let rules = RULES[round % RULES.len()];
        let mut position = AliensAmazons::new(&rules.parse().unwrap());
        let mut model = Model::of(&position);
        for _ in 0..100 {
            let moves = assert_agree(&model, &position);
            compared += 1;
            let greedy = round % 2 == 0;
            let capturing: Vec<&String> = moves.iter().filter(|text| text.contains('x')).collect();
            let all: Vec<&String> = moves.iter().collect();
            let choice = if greedy && !capturing.is_empty() {
                &capturing
            } else {
                &all
            };
            if choice.is_empty() {
                break;
            }
            let text = choice[random(choice.len(), &mut rng)].clone();
            captures += usize::from(text.contains('x'));
            position.play(text.parse().unwrap()).unwrap();
            model.play(&text);
        }
    }
    assert!(compared >= 1_900, "{compared} positions compared");
    assert!(captures > 100, "only {captures} captures");
}

/// Crowded boards, where chains are long.
#[test]
fn crowded_boards_agree_with_the_model() {
    let mut rng = SplitMix::new(2);
    let [mut compared, mut longest] = [0; 2];
    for round in 0..400 {
        let rules = RULES[round % 4];
        let amazons = 10 + random(14, &mut rng);
        let Some(position) = crowd(rules, amazons, &mut rng) else {
            continue;
        };
        if position.move_count() > 1500 {
            continue;
        }
        let moves = assert_agree(&Model::of(&position), &position);
        compared += 1;
        let captured = moves.iter().filter_map(|text| text.split_once('x'));
        longest = captured.fold(longest, |longest, (_, list)| {
            longest.max(list.split(',').count())
        });
    }
    assert!(compared >= 390, "{compared} positions compared");
    assert!(longest >= 8, "at most {longest} captures in a move");
}

/// `check` accepts exactly the legal moves among many that look like some: other ends, an Amazon more
/// or less.
#[test]
fn nearly_legal_moves_are_refused() {
    let mut rng = SplitMix::new(3);
    let mut refused = 0;
    for round in 0..150 {
        let amazons = 8 + random(10, &mut rng);
        let Some(position) = crowd(RULES[round % 4], amazons, &mut rng) else {
            continue;
        };
        if position.move_count() > 800 {
            continue;
        }
        let legal = Model::of(&position).moves();
        let board = Board::bent9();
        for m in position.moves().step_by(3) {
            let Move::Go { from, to, captured } = m else {
                panic!("White moves an Alien");
            };
            for _ in 0..6 {
                let mut captured = captured;
                for node in take(&mut position.amazons(), random(3, &mut rng), &mut rng) {
                    captured.toggle(node);
                }
                let mut ends = board.all();
                let to = match random(2, &mut rng) {
                    0 => to,
                    _ => take(&mut ends, 1, &mut rng).first().unwrap(),
                };
                let tried = Move::Go { from, to, captured };
                let is_legal = legal.contains(&tried.to_string());
                assert_eq!(
                    position.check(tried).is_ok(),
                    is_legal,
                    "{tried} at {position}"
                );
                refused += usize::from(!is_legal);
            }
        }
    }
    assert!(refused > 3000, "only {refused} were refused");
}

/// The path of a move consists of jumps that the model makes too, as few as any chain needs, or is one
/// step.
#[test]
fn paths_are_shortest_chains() {
    let mut rng = SplitMix::new(4);
    let mut with_detours = 0;
    for round in 0..150 {
        let amazons = 6 + random(12, &mut rng);
        let Some(position) = crowd(RULES[round % 4], amazons, &mut rng) else {
            continue;
        };
        if position.move_count() > 1000 {
            continue;
        }
        let model = Model::of(&position);
        for alien in &model.aliens {
            let lengths = model.chains(alien);
            let board = Board::bent9();
            for m in position.moves() {
                let Move::Go { from, to, captured } = m else {
                    panic!("White moves an Alien");
                };
                if board.name(from).to_string() != *alien {
                    continue;
                }
                let path = position.path(m).unwrap();
                assert_eq!(path.last(), Some(&to), "{m} at {position}");
                if captured.is_empty() && board.are_adjacent(from, to) {
                    assert_eq!(path, [to]);
                    continue;
                }
                let path = path.iter().map(|&node| board.name(node).to_string());
                let path: Vec<String> = path.collect();
                let all = names(captured);
                let end = (board.name(to).to_string(), all.clone());
                assert_eq!(path.len(), lengths[&end], "{m} at {position}");
                assert!(
                    leads(&model, alien, alien, &path, &Names::new(), &all),
                    "{m} does not go over {path:?} at {position}"
                );
                with_detours += usize::from(path.len() > captured.len());
            }
        }
    }
    assert!(with_detours > 300, "only {with_detours} paths with hops");
}

/// Returns whether jumps with these landings capture just this; where two stones can be jumped over
/// to the same landing, any.
fn leads(
    model: &Model,
    from: &str,
    at: &str,
    path: &[String],
    captured: &Names,
    all: &Names,
) -> bool {
    let Some((landing, rest)) = path.split_first() else {
        return captured == all;
    };
    let jumps = model.jump(from, at, captured);
    jumps
        .iter()
        .filter(|(node, _)| node == landing)
        .any(|(node, captured)| leads(model, from, node, rest, captured, all))
}

/// Moves are ordered as they are listed: puts, then goes by origin, number of captures, captures and
/// end, then the pass.
#[test]
fn moves_are_ordered_as_they_are_listed() {
    let texts = [
        "a1",
        "a2",
        "f3",
        "a1-a2",
        "a1-a1xa2",
        "a1-a3xa2",
        "a1-a2xa3",
        "a1-a3xb1,b2",
        "a2-a1",
        "f3-f1",
        "pass",
    ];
    let moves: Vec<Move> = texts.iter().map(|text| text.parse().unwrap()).collect();
    for (one, a) in moves.iter().enumerate() {
        for (other, b) in moves.iter().enumerate() {
            assert_eq!(a.cmp(b), one.cmp(&other), "{a} and {b}");
            assert_eq!(a == b, one == other);
        }
    }
    let [a1, a2] = [0, 1].map(|at| Board::bent9().rim()[at]);
    assert_eq!(Move::quiet(a1, a2), "a1-a2".parse().unwrap());
}
