//! A program that hangs, lies or ends loses its game with a reason, and nothing else is lost.

use serde_json::Value;

use super::{READY, player, script};
use crate::harness::{folder, run};

/// Plays three games against an opponent, of which the program must lose all; returns the record of the
/// first, and what was said.
fn lost(name: &str, player: &str) -> (String, String) {
    let records = folder(&format!("programs_{name}"));
    let records_path = records.to_str().expect("a path");
    let series = run(&[
        "match",
        "y",
        "--rules",
        "board=bent:4",
        "--first",
        player,
        "--second",
        "random",
        "--games",
        "3",
        "--seats",
        "alternate",
        "--move-time",
        "50",
        "--records",
        records_path,
        "--json",
    ]);
    assert_eq!(series.status, Some(0), "{}", series.err);
    let json: Value = serde_json::from_str(&series.out).expect("JSON");
    assert_eq!(json["games"], 3, "{name}");
    assert_eq!(json["opponents"][1]["wins"], 3, "{name}: {}", series.err);
    let record = std::fs::read_to_string(records.join("y-000001.txt")).expect("a record");
    std::fs::remove_dir_all(&records).expect("the folder can be removed");
    (record, series.err)
}

#[test]
fn a_program_that_fails_loses_with_a_reason() {
    let go = |answer: &str| format!("{READY}    if words[:1] == ['go']:\n        {answer}\n");
    for (name, rest, ended, reason) in [
        (
            "lies",
            go("say('bestmove zz9')"),
            "forfeit",
            "it answered \"bestmove zz9\": move \"zz9\": must be a node's name",
        ),
        (
            "says_nothing",
            go("say('bestmove')"),
            "forfeit",
            "it answered \"bestmove \": move \"\": must be",
        ),
        (
            "refuses",
            go("say('info string error: not me'); say('bestmove none')"),
            "forfeit",
            "it answered \"bestmove none\": move \"none\": must be a node's name, such as c5, or swap; it said \"not me\"",
        ),
        (
            "is_refused",
            go("say('bestmove none')"),
            "forfeit",
            "it answered \"bestmove none\"",
        ),
        (
            "braces",
            go("say('bestmove {}')"),
            "forfeit",
            "it answered \"bestmove ()\"",
        ),
        (
            "hangs",
            go("time.sleep(1000)"),
            "time",
            "no bestmove after 1050 ms",
        ),
        (
            "explains",
            go("say('info string error: I do not know how'); time.sleep(1000)"),
            "time",
            "no bestmove after 1050 ms; it said \"I do not know how\"",
        ),
        ("dies", go("sys.exit(1)"), "forfeit", "it has ended"),
        (
            "closes",
            go("import os; os.close(1); time.sleep(1000)"),
            "forfeit",
            "it has ended",
        ),
        (
            "shouts",
            go("say('x' * 1100000)"),
            "forfeit",
            "it has sent too long a line",
        ),
        (
            "never_ends_a_line",
            go("sys.stdout.write('x' * 1100000); sys.stdout.flush(); time.sleep(1000)"),
            "time",
            "no bestmove after 1050 ms",
        ),
        (
            "floods",
            go("[say('info nodes 1') for _ in iter(int, 1)]"),
            "time",
            "no bestmove after 1050 ms",
        ),
        (
            "is_out_of_turn",
            "    if words == ['isready']:\n        say('bestmove a1')\n        say('readyok')\n"
                .to_owned(),
            "forfeit",
            "it answered \"bestmove a1\", which was not asked",
        ),
        (
            "is_binary",
            go(
                "sys.stdout.buffer.write(b'\\xff\\x00bestmove\\nbestmove \\xff\\n'); sys.stdout.flush()",
            ),
            "forfeit",
            "it answered \"bestmove ?\"",
        ),
    ] {
        let script = script(&format!("programs_{name}"), &rest);
        let player = player(&script);
        let (record, said) = lost(name, &player);
        assert!(
            record.contains(&format!("\n# ended: {ended}\n")),
            "{name}: {record}"
        );
        assert!(
            record.contains(&format!("\n# first: {player}\n")),
            "{name}: {record}"
        );
        // One that fails before it is ready is not known by its name.
        let is_known = name != "is_out_of_turn";
        assert_eq!(
            record.contains("\n# first-engine: Testee\n"),
            is_known,
            "{name}: {record}"
        );
        assert!(record.contains(&format!("{{{reason}")), "{name}: {record}");
        let number = said.lines().filter(|line| line.contains(reason)).count();
        assert_eq!(number, 3, "{name}: {said}");
        let first = said
            .lines()
            .find(|line| line.starts_with("game 1: "))
            .expect("game 1");
        assert!(first.starts_with(&format!("game 1: opponent 1, {player}, loses: {reason}")));
    }
}

#[test]
fn a_program_that_cannot_be_started_loses() {
    let (record, _) = lost("is_missing", "engine:/nowhere/at all");
    assert!(record.contains("{it does not start: "), "{record}");
    assert!(record.contains("\n# ended: forfeit\n"), "{record}");
}

#[test]
fn what_names_no_program_is_bad_usage() {
    for (text, reason) in [
        ("engine:", "names no program"),
        ("engine:'a", "has a quote without end"),
        ("engine", "or engine:CMD"),
    ] {
        let call = [
            "match", "y", "--first", text, "--second", "random", "--games", "1",
        ];
        let refused = run(&call).refused(2);
        assert!(refused.contains(reason), "{refused}");
        let refused = run(&["play", "y", "--first", text]).refused(2);
        assert!(
            refused.contains(reason.trim_start_matches("or ")),
            "{refused}"
        );
    }
    let double = [
        "match", "wyx", "--double", "--first", "engine:a", "--second", "random", "--games", "1",
    ];
    let refused = run(&double).refused(2);
    assert_eq!(
        refused,
        "--double is not played by programs, such as engine:a"
    );
}
