//! What is refused.

use serde::de::value::{Error, MapDeserializer};
use serde_json::{Map, Value as Json, from_str, from_value, json, to_value};
use solver::{Expectation, Solution, Value};
use y::Move;

use super::{refused, start};
use crate::solve;

#[test]
fn damaged_values_are_refused() {
    let expected =
        |first: Json, error: Json| json!({"kind": "expected", "first": first, "error": error});
    refused::<Value>(&[
        (expected(json!(1.5), json!(0)), "first: 1.5 must be 0 to 1"),
        (
            expected(json!(-0.25), json!(0)),
            "first: -0.25 must be 0 to 1",
        ),
        // What no number is, is written as null.
        (
            expected(json!(null), json!(0)),
            "first: invalid type: null, expected f64",
        ),
        (
            expected(json!("0.5"), json!(0)),
            r#"first: invalid type: string "0.5", expected f64"#,
        ),
        (
            expected(json!(0.5), json!(-0.5)),
            "error: -0.5 must be 0 or more, and finite",
        ),
        (
            expected(json!(0.5), json!(null)),
            "error: invalid type: null, expected f64",
        ),
        (
            json!({"kind": "expected", "first": 0.5}),
            "missing field `error`",
        ),
        (
            json!({"kind": "expected", "first": 0.5, "error": 0, "outcome": "1"}),
            "unknown field `outcome`, expected `first` or `error`",
        ),
        (
            json!({"kind": "decided", "outcome": "3"}),
            r#"outcome: result "3": must be 1, 2 or draw"#,
        ),
        (
            json!({"kind": "decided", "outcome": 1}),
            "outcome: invalid type: integer `1`, expected a text",
        ),
        (json!({"kind": "decided"}), "missing field `outcome`"),
        (
            json!({"kind": "decided", "outcome": "1", "first": 1}),
            "unknown field `first`, expected `outcome`",
        ),
        (
            json!({"kind": "unknown", "first": 1}),
            "unknown field `first`, there are no fields",
        ),
        (
            json!({"kind": "won"}),
            "unknown variant `won`, expected one of `decided`, `expected`, `unknown`",
        ),
        (json!({"outcome": "1"}), "missing field `kind`"),
        (
            json!("unknown"),
            r#"invalid type: string "unknown", expected an object with a kind"#,
        ),
    ]);
    let twice = r#"{"kind":"expected","first":0.5,"error":0,"first":0.5}"#;
    let reason = from_str::<Value>(twice).unwrap_err().to_string();
    assert!(reason.starts_with("duplicate field `first`"), "{reason}");
}

/// JSON has no such numbers, other formats have.
#[test]
fn what_is_no_number_is_refused() {
    for (first, error, reason) in [
        (f64::NAN, 0.0, "first: NaN must be 0 to 1"),
        (f64::INFINITY, 0.0, "first: inf must be 0 to 1"),
        (0.5, f64::NAN, "error: NaN must be 0 or more, and finite"),
        (
            0.5,
            f64::INFINITY,
            "error: inf must be 0 or more, and finite",
        ),
    ] {
        let fields = [("first", first), ("error", error)];
        let map = MapDeserializer::<_, Error>::new(fields.into_iter());
        let refused = <Expectation as serde::Deserialize>::deserialize(map).unwrap_err();
        assert_eq!(refused.to_string(), reason);
    }
}

/// Each field of a solution is missed, and a field more is refused, of the solution and of a move; what is
/// wrong in a field is told with its name.
#[test]
fn damaged_solutions_are_refused() {
    let good = to_value(solve(&start("flat:3"))).unwrap();
    let damaged = |pointer: &str, value: Json| {
        let mut json = good.clone();
        *json.pointer_mut(pointer).expect(pointer) = value;
        json
    };
    refused::<Solution<Move>>(&[
        (
            damaged("/value", json!("1")),
            r#"value: invalid type: string "1", expected an object with a kind"#,
        ),
        (
            damaged("/value/outcome", json!("both")),
            r#"value: outcome: result "both": must be 1, 2 or draw"#,
        ),
        (
            damaged("/value/kind", json!("won")),
            "value: unknown variant `won`, expected one of `decided`, `expected`, `unknown`",
        ),
        (
            damaged("/distance", json!(-1)),
            "distance: invalid value: integer `-1`, expected u32",
        ),
        (
            damaged("/longer_than", json!(4)),
            "longer_than: 4, though the distance is 5",
        ),
        (
            damaged("/value", json!({"kind": "decided", "outcome": "draw"})),
            "distance: 5, though no seat wins",
        ),
        (
            damaged("/moves/0/value", json!({"kind": "unknown"})),
            "moves: distance: 5, though no seat wins",
        ),
        (
            damaged("/nodes", json!(null)),
            "nodes: invalid type: null, expected u64",
        ),
        (
            damaged("/stop", json!("tired")),
            r#"stop: stop "tired": must be nodes, time, memory or interrupted"#,
        ),
        (
            damaged("/moves", json!({})),
            "moves: invalid type: map, expected a sequence",
        ),
        (
            damaged("/moves/0/longer_than", json!(2)),
            "moves: longer_than: 2, though the distance is 5",
        ),
        (
            damaged("/moves/0/move", json!(4)),
            "moves: move: invalid type: integer `4`, expected a text",
        ),
        (
            damaged(
                "/moves/0/value",
                json!({"kind": "expected", "first": 2, "error": 0}),
            ),
            "moves: value: first: 2 must be 0 to 1",
        ),
    ]);
    for path in ["", "/moves/0"] {
        let fields = good.pointer(path).unwrap().as_object().unwrap();
        let within = if path.is_empty() { "" } else { "moves: " };
        let damaged = |fields: Map<String, Json>| {
            let mut json = good.clone();
            *json.pointer_mut(path).unwrap() = fields.into();
            from_value::<Solution<Move>>(json).unwrap_err().to_string()
        };
        for key in fields.keys() {
            let mut without = fields.clone();
            without.remove(key);
            let reason = format!("{within}missing field `{key}`");
            assert_eq!(damaged(without), reason);
        }
        let mut more = fields.clone();
        more.insert("best".to_owned(), json!("a2"));
        let reason = damaged(more);
        let begin = format!("{within}unknown field `best`, expected one of ");
        assert!(reason.starts_with(&begin), "{reason}");
    }
}
