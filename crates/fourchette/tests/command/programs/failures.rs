//! A program that hangs, lies or ends loses its game with a reason, and nothing else is lost.

use std::thread;

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

/// What a program is that fails: its name here, the lines of its script, and the reason why it loses.
struct Failure {
    name: &'static str,
    rest: String,
    reason: &'static str,
}

/// Makes a script that fails when it is asked for a move.
fn at_go(name: &'static str, answer: &str, reason: &'static str) -> Failure {
    let rest = format!("{READY}    if words[:1] == ['go']:\n        {answer}\n");
    Failure { name, rest, reason }
}

/// Checks that a program loses with its reason, in the record and on standard error.
fn check(failure: &Failure, ended: &str) {
    let Failure { name, rest, reason } = failure;
    let script = script(&format!("programs_{name}"), rest);
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
    let is_known = record.contains("\n# first-engine: Testee\n");
    assert_eq!(is_known, *name != "is_out_of_turn", "{name}: {record}");
    assert!(record.contains(&format!("{{{reason}")), "{name}: {record}");
    let number = said.lines().filter(|line| line.contains(reason)).count();
    assert_eq!(number, 3, "{name}: {said}");
    let first = said
        .lines()
        .find(|line| line.starts_with("game 1: "))
        .expect("game 1");
    let begin = format!("game 1: opponent 1, {player}, loses: {reason}");
    assert!(first.starts_with(&begin), "{first}");
}

#[test]
fn a_program_that_does_not_answer_in_time_loses() {
    let failures = [
        at_go("hangs", "time.sleep(1000)", "no bestmove after 1050 ms"),
        at_go(
            "explains",
            "say('info string error: I do not know how'); time.sleep(1000)",
            "no bestmove after 1050 ms; it said \"I do not know how\"",
        ),
        at_go(
            "never_ends_a_line",
            "sys.stdout.write('x' * 1100000); sys.stdout.flush(); time.sleep(1000)",
            "no bestmove after 1050 ms",
        ),
        at_go(
            "floods",
            "[say('info nodes 1') for _ in iter(int, 1)]",
            "no bestmove after 1050 ms",
        ),
    ];
    // All of them take seconds of waiting: that is done beside each other.
    thread::scope(|scope| {
        for failure in &failures {
            scope.spawn(|| check(failure, "time"));
        }
    });
}

#[test]
fn a_program_that_breaks_the_rules_or_the_protocol_loses() {
    let out_of_turn = Failure {
        name: "is_out_of_turn",
        rest: READY.replace("say('readyok')", "say('bestmove a1')"),
        reason: "it answered \"bestmove a1\", which was not asked",
    };
    for failure in [
        out_of_turn,
        at_go(
            "lies",
            "say('bestmove zz9')",
            "it answered \"bestmove zz9\": move \"zz9\": must be a node's name",
        ),
        at_go(
            "says_nothing",
            "say('bestmove')",
            "it answered \"bestmove \": move \"\": must be",
        ),
        at_go(
            "is_refused",
            "say('bestmove none')",
            "it answered \"bestmove none\"",
        ),
        at_go(
            "refuses",
            "say('info string error: not me'); say('bestmove none')",
            "it answered \"bestmove none\": move \"none\": must be a node's name, such as c5, or swap; \
             it said \"not me\"",
        ),
        at_go(
            "braces",
            "say('bestmove {}')",
            "it answered \"bestmove ()\"",
        ),
        at_go(
            "is_binary",
            "sys.stdout.buffer.write(b'\\xff\\x00bestmove\\nbestmove \\xff\\n'); sys.stdout.flush()",
            "it answered \"bestmove ?\"",
        ),
        at_go("dies", "sys.exit(1)", "it has ended"),
        at_go(
            "dies_halfway",
            "sys.stdout.write('bestmove a1'); sys.stdout.flush(); sys.exit(0)",
            "it has ended",
        ),
        at_go(
            "closes",
            "import os; os.close(1); time.sleep(1000)",
            "it has ended",
        ),
        at_go(
            "shouts",
            "say('x' * 1100000)",
            "it has sent too long a line",
        ),
    ] {
        check(&failure, "forfeit");
    }
}

#[test]
fn what_a_program_calls_itself_is_written_so_that_it_can_be_read() {
    let named = READY.replace("say(", "say('id name T\\te\\x1bst {ü} ' + 300 * 'x'); say(");
    let script = script("programs_named", &named);
    let (record, _) = lost("is_named", &player(&script));
    // 200 letters are kept, of which these are the first eleven.
    let header = format!("\n# first-engine: T?e?st {{ü}} {}\n", "x".repeat(189));
    assert!(record.contains(&header), "{record}");
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
        "--double is not played by programs, such as engine:a: \
         no protocol tells them that two games count as one"
    );
}

/// Plays a match whose folder of records gets something of the name of its second game, by a statement of
/// Python about the path `way`, and returns what lay there then and why the match ended.
fn record_in_the_way(name: &str, statement: &str) -> (Option<String>, String) {
    let records = folder(name);
    let records_path = records.to_str().expect("a path");
    let in_the_way = records.join("y-000002.txt");
    let rest = format!(
        "{READY}    if words[:1] == ['go']:\n        import os\n        way = '{}'\n        \
         {statement}\n        print('bestmove none', flush=True)\n",
        in_the_way.display()
    );
    let script = script(name, &rest);
    let series = run(&[
        "match",
        "y",
        "--first",
        &player(&script),
        "--second",
        "random",
        "--games",
        "3",
        "--threads",
        "1",
        "--records",
        records_path,
        "--json",
    ]);
    assert_eq!(series.status, Some(1), "{}", series.err);
    // The game before is not lost.
    let json: Value = serde_json::from_str(&series.out).expect("JSON");
    assert_eq!((&json["games"], &json["wanted"]), (&1.into(), &3.into()));
    let lies = std::fs::read_to_string(in_the_way).ok();
    std::fs::remove_dir_all(&records).expect("the folder can be removed");
    (lies, series.err)
}

#[test]
fn a_record_that_cannot_be_written_does_not_lose_the_games_before() {
    let name = "programs_no_record";
    let (_, reason) = record_in_the_way(name, "os.makedirs(way, exist_ok=True)");
    assert!(
        reason.ends_with("y-000002.txt: it is a folder\n"),
        "{reason}"
    );
}

#[test]
fn two_matches_in_one_folder_do_not_replace_each_other_s_records() {
    let name = "programs_other_record";
    let (lies, reason) = record_in_the_way(name, "open(way, 'w').write('# game y\\n\\ne5\\n')");
    assert!(
        reason.ends_with("so something else writes into the folder\n"),
        "{reason}"
    );
    assert_eq!(lies.as_deref(), Some("# game y\n\ne5\n"));
}

/// A traceback, say, that tells its author why it has ended.
#[test]
fn what_a_program_writes_to_standard_error_is_shown() {
    let failure = at_go(
        "complains",
        "sys.stderr.write('the author should know\\n'); sys.stderr.flush(); say('bestmove zz9')",
        "it answered \"bestmove zz9\"",
    );
    let script = script("programs_complains", &failure.rest);
    let (record, said) = lost("complains", &player(&script));
    let lines = said.lines();
    let shown = lines.filter(|&line| line == "the author should know");
    assert_eq!(shown.count(), 3, "{said}");
    assert!(!record.contains("the author should know"), "{record}");
}
