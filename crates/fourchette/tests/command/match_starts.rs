//! Where the games of `match` begin.

use std::fs;

use fourchette::AnyPosition;
use serde_json::Value;

use crate::harness::{TestFile, folder, run};

const MATCH: [&str; 9] = [
    "match", "quinta", "--first", "random", "--second", "random", "--games", "6", "--json",
];

/// Returns everything that the report says but the time.
fn report(more: &[&str]) -> Value {
    let out = run(&[&MATCH[..], more].concat()).good();
    let mut json: Value = serde_json::from_str(&out).unwrap();
    json.as_object_mut().unwrap().remove("seconds");
    json
}

#[test]
fn games_begin_where_moves_a_position_or_a_record_end() {
    let moves = "a1-b1 a3-b3";
    let mut position = AnyPosition::new("quinta", "corners=black").unwrap();
    for m in moves.split(' ') {
        position.play(m).unwrap();
    }
    let line = position.to_string();
    let file = TestFile::with("match_start.txt", format!("# game: quinta\n\n{moves}\n"));
    let folder = folder("match_start_records");
    let by_moves = report(&["--moves", moves, "--records", folder.to_str().unwrap()]);
    assert_eq!(by_moves["position"], line.as_str());
    assert_eq!(report(&["--position", &line]), by_moves);
    assert_eq!(report(&["--record", file.path()]), by_moves);
    assert_ne!(report(&[])["plies"], by_moves["plies"]);
    assert_eq!(report(&[])["position"], Value::Null);
    for game in 1..=6 {
        let record = fs::read_to_string(folder.join(format!("quinta-{game:06}.txt"))).unwrap();
        assert!(
            record.contains(&format!("# position: {line}\n")),
            "{record}"
        );
    }
}

#[test]
fn options_of_a_position_are_its_own() {
    let position = AnyPosition::new("quinta", "fork=off").unwrap().to_string();
    assert_eq!(report(&["--position", &position])["rules"], "fork=off");
    let twice = ["--position", &position, "--rules", "fork=off"];
    run(&[&MATCH[..], &twice].concat()).refused(2);
}

#[test]
fn limits_of_a_record_give_way_to_those_of_the_match() {
    let file = TestFile::with(
        "match_limited.txt",
        "# game: quinta\n# max-plies: 2\n\na1-b1 a3-b3\n",
    );
    let json = report(&["--record", file.path(), "--max-plies", "5"]);
    assert_eq!(json["longest"], 5);
}

#[test]
fn no_game_begins_at_its_end() {
    let resigned = TestFile::with(
        "match_resigned.txt",
        "# game: quinta\n# result: 2\n# ended: resignation\n\na1-b1 a3-b3\n",
    );
    let folder = folder("match_over_records");
    let args = [
        "--record",
        resigned.path(),
        "--records",
        folder.to_str().unwrap(),
    ];
    let reason = run(&[&MATCH[..], &args].concat()).refused(1);
    assert_eq!(
        reason,
        "no game can begin here: the second seat has won by resignation"
    );
    assert!(
        !folder.exists(),
        "nothing is made for a series that is refused"
    );
    let reason = run(&[&MATCH[..], &["--moves", "a1-b1 a1-b1"]].concat()).refused(1);
    assert!(reason.starts_with("number 2 of --moves: "), "{reason}");
}
