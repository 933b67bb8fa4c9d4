//! What is found, as data for other programs.
#![cfg(feature = "serde")]

mod refusals;

use core::fmt::Debug;
use core::ops::ControlFlow;

use board_play::{Outcome, Position as _, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, from_str, from_value, json, to_string, to_value};
use solver::{Expectation, Progress, Solution, SolvedMove, Solver, Stop, Value, Wanted};
use y::{Move, Y};

use crate::chance::endings;
use crate::toys::Chase;
use crate::{small, solve, solve_by};

/// Writes something, and checks that it is read back.
fn read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Json {
    let json = to_value(value).unwrap();
    assert_eq!(from_value::<T>(json.clone()).unwrap(), *value, "{json}");
    json
}

/// Checks that text is read and written again, to the byte.
#[track_caller]
fn read_and_written<T: Serialize + DeserializeOwned>(text: &str) -> T {
    let read: T = from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(to_string(&read).unwrap(), text);
    read
}

#[track_caller]
fn refused<T: DeserializeOwned + Debug>(cases: &[(Json, &str)]) {
    for (bad, reason) in cases {
        let error = from_value::<T>(bad.clone()).unwrap_err().to_string();
        assert_eq!(error, *reason, "{bad}");
    }
}

fn start(board: &str) -> Y {
    Y::new(&format!("board={board}").parse().unwrap())
}

/// Three stones in a row of their sides' middles join all sides of `flat:3`: whoever is first there wins with
/// the third stone, the fifth move. After a corner that is the other seat, with the sixth.
#[test]
fn a_win_is_read_back() {
    let position = start("flat:3");
    let solution = solve(&position);
    let moves = position.moves().map(|m| {
        let m = m.to_string();
        let (outcome, distance) = match &*m {
            "a1" | "a3" | "a5" => ("2", 5),
            _ => ("1", 4),
        };
        json!({
            "move": m,
            "value": {"kind": "decided", "outcome": outcome},
            "distance": distance,
            "longer_than": null,
        })
    });
    let expected = json!({
        "value": {"kind": "decided", "outcome": "1"},
        "distance": 5,
        "longer_than": null,
        "moves": moves.collect::<Vec<_>>(),
        "nodes": solution.nodes,
        "stop": null,
    });
    assert_eq!(read_back(&solution), expected);
    assert_eq!(read_back(&solution.map(|m: Move| m.to_string())), expected);
}

#[test]
fn a_draw_is_read_back() {
    let ring = Chase::new(&"ground=ring".parse().unwrap());
    let json = read_back(&solve(&ring).map(|m| m.to_string()));
    assert_eq!(json["value"], json!({"kind": "decided", "outcome": "draw"}));
    assert_eq!(json["distance"], Json::Null);
    assert_eq!(json["moves"].as_array().unwrap().len(), ring.move_count());
}

#[test]
fn what_is_not_known_is_read_back() {
    let position = start("bent:9");
    let moves = position.moves().map(|m| {
        json!({
            "move": m.to_string(),
            "value": {"kind": "unknown"},
            "distance": null,
            "longer_than": null,
        })
    });
    let expected = json!({
        "value": {"kind": "unknown"},
        "distance": null,
        "longer_than": null,
        "moves": moves.collect::<Vec<_>>(),
        "nodes": 0,
        "stop": "nodes",
    });
    assert_eq!(
        read_back(&solve_by(&position, small().with_nodes(0))),
        expected
    );
}

/// With some nodes it is known only how long a win takes at least.
#[test]
fn what_a_distance_is_longer_than_is_read_back() {
    let position = start("flat:4");
    let limits = |nodes| small().with_distances(Wanted::Yes).with_nodes(nodes);
    let bounded = (1..40).map(|nodes| solve_by(&position, limits(60 * nodes)));
    let bounded: Vec<_> = bounded
        .filter(|solution| solution.longer_than.is_some())
        .collect();
    assert!(!bounded.is_empty());
    for solution in bounded {
        let json = read_back(&solution);
        assert_eq!(json["longer_than"], json!(solution.longer_than));
        assert_eq!(json["distance"], Json::Null);
    }
}

#[test]
fn odds_are_read_back() {
    let mut expected = 0;
    for position in endings(3) {
        let solution = solve(&position);
        let json = read_back(&solution);
        let Value::Expected(Expectation { first, error }) = solution.value else {
            continue;
        };
        expected += 1;
        assert_eq!(
            json["value"],
            json!({"kind": "expected", "first": first, "error": error})
        );
    }
    assert!(expected > 0);
}

/// Halves and quarters are the same in binary and in decimal, so that nothing is rounded.
#[test]
fn fields_are_written_in_their_order() {
    let text = concat!(
        r#"{"value":{"kind":"expected","first":0.625,"error":0.0},"distance":null,"longer_than":null,"#,
        r#""moves":[{"move":"a1","value":{"kind":"expected","first":0.25,"error":0.5},"#,
        r#""distance":null,"longer_than":null},"#,
        r#"{"move":"swap","value":{"kind":"decided","outcome":"2"},"distance":3,"longer_than":null},"#,
        r#"{"move":"e5","value":{"kind":"unknown"},"distance":null,"longer_than":7}],"#,
        r#""nodes":12,"stop":"interrupted"}"#,
    );
    let read: Solution<Move> = read_and_written(text);
    let first = |first, error| Value::Expected(Expectation { first, error });
    assert_eq!(read.value, first(0.625, 0.0));
    let moves = read.moves.iter().map(|solved| {
        let SolvedMove { m, value, .. } = *solved;
        (m.to_string(), value, solved.distance, solved.longer_than)
    });
    let second = Value::Decided(Outcome::Win(Seat::Second));
    assert_eq!(
        moves.collect::<Vec<_>>(),
        [
            ("a1".to_owned(), first(0.25, 0.5), None, None),
            ("swap".to_owned(), second, Some(3), None),
            ("e5".to_owned(), Value::Unknown, None, Some(7)),
        ]
    );
    assert_eq!((read.nodes, read.stop), (12, Some(Stop::Watcher)));

    let read: Expectation = read_and_written(r#"{"first":0.75,"error":0.0}"#);
    assert_eq!(Value::Expected(read), first(0.75, 0.0));
}

#[test]
fn what_ended_the_work_is_a_word() {
    for (word, stop) in [
        ("nodes", Stop::Nodes),
        ("time", Stop::Time),
        ("memory", Stop::Memory),
        ("interrupted", Stop::Watcher),
    ] {
        assert_eq!(read_back(&stop), json!(word));
    }
    let words = "must be nodes, time, memory or interrupted";
    refused::<Stop>(&[
        (json!("watcher"), &format!(r#"stop "watcher": {words}"#)),
        (json!("Time"), &format!(r#"stop "Time": {words}"#)),
        (json!(1), "invalid type: integer `1`, expected a text"),
        (json!(null), "invalid type: null, expected a text"),
    ]);
}

#[test]
fn progress_is_read_back() {
    let mut solver = Solver::new(start("flat:4"), small()).unwrap();
    let mut told = Vec::new();
    let mut watch = |progress| {
        told.push(progress);
        ControlFlow::Continue(())
    };
    solver.solve(&mut watch).unwrap();
    // A triangle with four nodes a side has ten.
    assert!(told.iter().all(|progress| progress.moves == 10) && !told.is_empty());
    for progress in told {
        let Progress { nodes, decided, .. } = progress;
        assert_eq!(
            read_back(&progress),
            json!({"nodes": nodes, "decided": decided, "moves": 10})
        );
    }
    refused::<Progress>(&[
        (
            json!({"nodes": 5, "decided": 3, "moves": 2}),
            "decided: 3 of 2 moves",
        ),
        (
            json!({"nodes": -5, "decided": 0, "moves": 2}),
            "nodes: invalid value: integer `-5`, expected u64",
        ),
        (json!({"nodes": 5, "moves": 2}), "missing field `decided`"),
        (
            json!([5, 0, 2]),
            "invalid type: sequence, expected an object with the fields nodes, decided, moves",
        ),
    ]);
}
