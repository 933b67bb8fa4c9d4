//! Games in which chance decides.

use core::num::NonZeroUsize;
use core::ops::ControlFlow;
use std::collections::HashMap;

use board_play::{Outcome, Position, Seat, Status};
use dice_hex::{DiceHex, Nasty};
use solver::certificate::check::check;
use solver::{Expectation, Limits, Solver, Stop, Value, Wanted};

use crate::certificates::certificate;
use crate::obvious::{fewest, wins};
use crate::{small, solve, solve_by};

/// What a position is worth to the first seat, by the definition.
fn worth(position: &DiceHex, known: &mut HashMap<DiceHex, f64>) -> f64 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let next = |m| worth(&position.after(m).unwrap(), known);
    let value = match position.status() {
        Status::Over(outcome) => f64::from(outcome == Outcome::Win(Seat::First)),
        Status::ToMove(Seat::First) => position.moves().map(next).fold(0.0, f64::max),
        Status::ToMove(Seat::Second) => position.moves().map(next).fold(1.0, f64::min),
        Status::Chance => {
            let mut sum = 0.0;
            for m in position.moves() {
                let weight = f64::from(position.chance_weight(m));
                sum += weight / 216.0 * worth(&position.after(m).unwrap(), known);
            }
            sum
        }
    };
    known.insert(*position, value);
    value
}

/// Positions of recorded games with so many cells left.
pub(crate) fn endings(most: usize) -> Vec<DiceHex> {
    let lines = include_str!("../../../dice-hex/tests/data/dice-hex.jsonl").lines();
    let mut found = Vec::new();
    for line in lines {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        let mut position = DiceHex::new(&game["rules"].as_str().unwrap().parse().unwrap());
        for m in game["moves"].as_array().unwrap() {
            position.play(m.as_str().unwrap().parse().unwrap()).unwrap();
            if position.vacant().len() <= most && !position.is_over() {
                found.push(position);
            }
        }
    }
    found
}

/// The probability that the first seat wins, of something that is known.
fn probability(value: Value) -> f64 {
    match value {
        Value::Expected(Expectation { first, error }) => {
            assert!(error > 0.0 && error < 1e-12, "{error}");
            first
        }
        Value::Decided(outcome) => f64::from(outcome == Outcome::Win(Seat::First)),
        Value::Unknown => panic!("it is not known"),
    }
}

#[test]
fn odds_are_those_of_the_definition() {
    let all = endings(6);
    assert!(all.len() > 100, "{}", all.len());
    let is_nasty = |position: &&DiceHex| position.options().nasty() == Nasty::On;
    let nasty = all.iter().filter(is_nasty).count();
    assert!(nasty > 20, "{nasty}");
    for position in all {
        let mut known = HashMap::new();
        let expected = worth(&position, &mut known);
        let solution = solve(&position);
        assert!(
            (probability(solution.value) - expected).abs() <= 1e-12,
            "{position}"
        );
        let best: Vec<_> = solution.best_moves().collect();
        for solved in &solution.moves {
            let behind = worth(&position.after(solved.m).unwrap(), &mut known);
            assert!(
                (probability(solved.value) - behind).abs() <= 1e-12,
                "{position}"
            );
            let keeps = (behind - expected).abs() <= 1e-12;
            assert_eq!(best.contains(&solved.m), keeps, "{position} {}", solved.m);
        }
        let chooses = position.to_move().is_some();
        assert!(!chooses || !best.is_empty(), "{position}");
    }
}

/// A win is forced where no roll can prevent it, and nowhere else; then it has a length and a certificate.
#[test]
fn what_is_certain_whatever_chance_does_is_decided() {
    let (mut decided, mut open) = (0, 0);
    for position in endings(4) {
        let certain = Seat::ALL.map(|seat| wins(&position, seat, &mut HashMap::new()));
        let solution = solve(&position);
        let winner = solution.value.outcome().and_then(Outcome::winner);
        assert_eq!(
            Seat::ALL.map(|seat| winner == Some(seat)),
            certain,
            "{position}"
        );
        let Some(seat) = winner else {
            assert_eq!(solution.distance, None);
            open += 1;
            continue;
        };
        assert_eq!(solution.distance, fewest(&position, seat, 20), "{position}");
        for limits in [small(), small().with_distances(Wanted::Yes)] {
            let text = certificate(&position, limits);
            let verified =
                check::<DiceHex>(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!((verified.len(), verified[0].seat), (1, seat));
        }
        decided += 1;
    }
    assert!(decided > 10 && open > 10, "{decided} {open}");
}

#[test]
fn a_game_that_is_over_is_decided() {
    let mut position = endings(3)[0];
    while let Some(m) = position.nth_move(0) {
        position.play_unchecked(m);
    }
    let solution = solve(&position);
    assert_eq!(solution.value, Value::Decided(position.outcome().unwrap()));
    assert_eq!((solution.distance, solution.moves.len()), (Some(0), 0));
}

/// What is certain is found among what is not, and its certificate is verified.
#[test]
fn certainty_is_certified_some_turns_before_the_end() {
    let mut decided = 0;
    for position in endings(8) {
        if position.vacant().len() <= 4 {
            continue;
        }
        let solution = solve_by(&position, small());
        if let Some(outcome) = solution.value.outcome() {
            let text = certificate(&position, small());
            let verified =
                check::<DiceHex>(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(Some(verified[0].seat), outcome.winner());
            decided += 1;
        }
    }
    assert!(decided > 10, "{decided}");
}

#[test]
fn odds_do_not_depend_on_threads() {
    let long = endings(12);
    let long: Vec<_> = long.iter().filter(|one| one.vacant().len() == 12).collect();
    assert!(long.len() > 10, "{}", long.len());
    let three = NonZeroUsize::new(3).unwrap();
    for position in long {
        let limits = Limits::default().with_memory(1 << 24);
        let by_one = solve_by(position, limits);
        assert!(by_one.value.is_known(), "{position}");
        assert_eq!(by_one, solve_by(position, limits.with_threads(three)));
    }
}

/// The watcher is told of positions while they are looked into, and can end it.
#[test]
fn a_watcher_ends_the_weighing() {
    let long = endings(14);
    let position = long.iter().find(|one| one.vacant().len() == 14).unwrap();
    let mut solver = Solver::new(*position, Limits::default()).unwrap();
    let solution = solver.solve(&mut |progress| match progress.nodes {
        0..1000 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    });
    let solution = solution.unwrap();
    assert_eq!(
        (solution.value, solution.stop),
        (Value::Unknown, Some(Stop::Watcher))
    );
    assert!((1000..2000).contains(&solution.nodes), "{}", solution.nodes);
    // So does a limit.
    let limited = solve_by(position, Limits::default().with_nodes(1000));
    assert_eq!(
        (limited.value, limited.stop),
        (Value::Unknown, Some(Stop::Nodes))
    );
    assert!(limited.nodes <= 1000, "{}", limited.nodes);
}

/// All positions have to be kept, and with 36 cells there are too many.
#[test]
fn too_many_positions_are_no_answer() {
    let solution = solve_by(&DiceHex::start(), small());
    assert_eq!(solution.value, Value::Unknown);
    assert_eq!(solution.stop, Some(Stop::Memory));
}
