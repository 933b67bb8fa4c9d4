//! What opponents are called, and what a search finds, as data for other programs.
#![cfg(feature = "serde")]

use core::ops::ControlFlow;

use board_play::Position as _;
use bots::{Analysis, BotKind, Budget, Level, Progress, SeatView, analyse};
use serde_json::{from_str, json, to_string, to_value};
use y::{Move, Y};

use crate::common::rng;

#[test]
fn opponents_are_their_names() {
    for kind in BotKind::all() {
        let json = format!("{:?}", kind.to_string());
        assert_eq!(to_string(&kind).unwrap(), json);
        assert_eq!(from_str::<BotKind>(&json).unwrap(), kind);
    }
    let refused = from_str::<BotKind>("\"search:9\"").unwrap_err().to_string();
    assert!(
        refused.starts_with(r#"bot "search:9": must be random, greedy"#),
        "{refused}"
    );
    assert!(from_str::<BotKind>("5").is_err());
}

#[test]
fn levels_are_numbers() {
    for (number, level) in (1..).zip(Level::ALL) {
        assert_eq!(to_value(level).unwrap(), json!(number));
        assert_eq!(from_str::<Level>(&number.to_string()).unwrap(), level);
    }
    for (bad, reason) in [
        ("0", "level 0: must be 1 to 5"),
        ("6", "level 6: must be 1 to 5"),
        ("256", "expected u8"),
        ("-1", "expected u8"),
        ("\"3\"", "expected u8"),
        ("null", "expected u8"),
    ] {
        let refused = from_str::<Level>(bad).unwrap_err().to_string();
        assert!(refused.contains(reason), "{bad}: {refused}");
    }
}

#[test]
fn an_analysis_is_read_back() {
    let position = Y::new(&"board=flat:3".parse().unwrap());
    let seat = SeatView::new(&position).unwrap();
    let mut stay = |_: Progress| ControlFlow::Continue(());
    let found = analyse(&seat, Budget::iterations(64), &mut rng(1), &mut stay);
    let json = to_value(&found).unwrap();
    assert_eq!(json["iterations"], found.iterations);
    let line: Vec<_> = found.line.iter().map(ToString::to_string).collect();
    assert_eq!(json["line"], json!(line));
    let written = json["candidates"].as_array().unwrap();
    // A triangle with three nodes a side has six, of which three are no corners.
    assert_eq!((written.len(), found.candidates.len()), (3, 3));
    for (written, candidate) in written.iter().zip(&found.candidates) {
        let expected = json!({
            "move": candidate.m.to_string(),
            "visits": candidate.visits,
            "win_rate": candidate.win_rate,
            "is_proven": candidate.is_proven,
        });
        assert_eq!(*written, expected);
    }

    // Halves and quarters are the same in binary and in decimal, so that nothing is rounded.
    let json = json!({
        "candidates": [
            {"move": "c1", "visits": 40, "win_rate": 1.0, "is_proven": true},
            {"move": "swap", "visits": 8, "win_rate": 0.25, "is_proven": false},
        ],
        "line": ["c1", "swap"],
        "iterations": 48,
    })
    .to_string();
    let read: Analysis<Move> = from_str(&json).unwrap();
    assert_eq!((read.iterations, read.line.len()), (48, 2));
    assert_eq!(read.candidates[1].m.to_string(), "swap");
    assert_eq!(
        from_str::<Analysis<Move>>(&to_string(&read).unwrap()).unwrap(),
        read
    );
}

#[test]
fn progress_is_read_back() {
    let json = r#"{"iterations":12,"share":0.5}"#;
    let progress: Progress = from_str(json).unwrap();
    assert_eq!((progress.iterations, progress.share), (12, 0.5));
    assert_eq!(to_string(&progress).unwrap(), json);
    for (bad, reason) in [
        (
            r#"{"iterations":12,"share":1.5}"#,
            "share: 1.5 must be 0 to 1",
        ),
        (
            r#"{"iterations":12,"share":-0.5}"#,
            "share: -0.5 must be 0 to 1",
        ),
        // What no number is, is written as null.
        (
            r#"{"iterations":12,"share":null}"#,
            "share: invalid type: null",
        ),
        (
            r#"{"iterations":-1,"share":0}"#,
            "iterations: invalid value",
        ),
        (r#"{"share":0.5}"#, "missing field `iterations`"),
        (
            "[12,0.5]",
            "expected an object with the fields iterations, share",
        ),
    ] {
        let refused = from_str::<Progress>(bad).unwrap_err().to_string();
        assert!(refused.contains(reason), "{bad}: {refused}");
    }
}

#[test]
fn damaged_analyses_are_refused() {
    let candidate = |win_rate: &str, m: &str| {
        let candidate =
            format!(r#"{{"move":{m},"visits":1,"win_rate":{win_rate},"is_proven":false}}"#);
        format!(r#"{{"candidates":[{candidate}],"line":[],"iterations":1}}"#)
    };
    assert!(from_str::<Analysis<Move>>(&candidate("0.5", "\"a2\"")).is_ok());
    for (bad, reason) in [
        (
            candidate("2", "\"a2\""),
            "candidates: win_rate: 2 must be 0 to 1",
        ),
        (candidate("1e999", "\"a2\""), "number out of range"),
        (
            candidate("0.5", "\"4\""),
            r#"candidates: move: move "4": must be a node's name"#,
        ),
        (
            candidate("0.5", "2"),
            "candidates: move: invalid type: integer `2`",
        ),
        (
            r#"{"candidates":[]}"#.to_owned(),
            "missing field `iterations`",
        ),
        (
            r#"{"candidates":{},"iterations":1}"#.to_owned(),
            "candidates: invalid type: map",
        ),
        (
            r#"{"candidates":[{"move":"a1"}],"iterations":1}"#.to_owned(),
            "candidates: missing field `visits`",
        ),
        (
            r#"{"candidates":[],"iterations":1,"best":0}"#.to_owned(),
            "unknown field `best`",
        ),
    ] {
        let refused = from_str::<Analysis<Move>>(&bad).unwrap_err().to_string();
        assert!(refused.contains(reason), "{bad}: {refused}");
    }
}
