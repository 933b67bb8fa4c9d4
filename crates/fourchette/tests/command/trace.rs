//! `trace`.

use fourchette::NAMES;
use serde_json::{Value, json};

use crate::harness::{Run, TestFile, data, run, run_with};

/// The hash of nothing, which stands for the moves of a game that is over (rulings, vectors).
const NOTHING: &str = "cbf29ce484222325";

/// The records of the reference models, for every game that has some, to the byte.
#[test]
fn traces_agree_with_the_vectors() {
    let mut checked = 0;
    for name in NAMES {
        let file = format!("{name}.jsonl");
        let Some(expected) = data(name, &file) else {
            continue;
        };
        checked += expected.lines().count();
        let requests = TestFile::with(&file, requests(&expected));
        assert_eq!(run(&["trace", requests.path()]).good(), expected);
        // A trace is a request too.
        assert_eq!(run_with(&["trace"], &expected).good(), expected);
    }
    assert!(checked > 0);
}

/// Makes requests of traces, with their keys in another order and blanks between.
fn requests(traces: &str) -> String {
    let requests: Vec<String> = traces
        .lines()
        .map(|line| {
            let trace: Value = serde_json::from_str(line).unwrap();
            let (moves, rules, game) = (&trace["moves"], &trace["rules"], &trace["game"]);
            let keys = format!("\"moves\": {moves}, \"rules\":{rules},\"note\":[1,{{}}]");
            format!("{{ {keys},\"game\":{game} }}\n")
        })
        .collect();
    requests.concat()
}

#[test]
fn a_trace_has_its_keys_in_order_and_no_blanks() {
    let request = r#"{"game":"y","rules":"board=bent:3,handicap=9","moves":["a1","a3","a2"]}"#;
    let out = run_with(&["trace"], request).good();
    let begin = request.strip_suffix('}').unwrap();
    // a1 and a3 are corners, so that a1 a2 a3 is connected and touches all sides. The seat with the
    // handicap moves again and again.
    let middle = r#","turns":"111o","legal":[[9,""#;
    assert!(out.starts_with(&format!("{begin}{middle}")), "{out}");
    let end = format!(r#",[0,"{NOTHING}"]],"outcome":"1"}}"#);
    assert!(out.ends_with(&format!("{end}\n")), "{out}");
    assert_eq!(out.lines().count(), 1);
}

#[test]
fn missing_rules_are_the_defaults() {
    let with = run_with(&["trace"], r#"{"game":"y","rules":"","moves":["e5"]}"#).good();
    let without = run_with(&["trace"], r#"{"moves":["e5"],"game":"y"}"#).good();
    assert_eq!(with, without);
}

#[test]
fn rules_are_given_back_as_they_came() {
    let request = r#"{"game":"y","rules":"opening=free,board=bent:9","moves":[]}"#;
    let out = run_with(&["trace"], request).good();
    assert!(out.starts_with(request.strip_suffix('}').unwrap()), "{out}");
}

#[test]
fn a_record_is_traced_like_its_line_of_json() {
    let request = r#"{"game":"y","rules":"opening=pie,board=bent:9","moves":["e5","swap","f1"]}"#;
    let record = "# game: y\n# rules: opening=pie,board=bent:9\n# first: Ada\n\ne5 swap\nf1\n";
    let expected = run_with(&["trace"], request).good();
    assert_eq!(run_with(&["trace"], record).good(), expected);
    let file = TestFile::with("trace_record.txt", record);
    assert_eq!(run(&["trace", file.path()]).good(), expected);
}

#[test]
fn blank_lines_may_come_first_and_count() {
    let request = "  {\"game\":\"y\",\"moves\":[\"e5\"]}\n";
    let record = "# game: y\n\ne5\n";
    let expected = run_with(&["trace"], request.trim()).good();
    for input in [request, record] {
        assert_eq!(
            run_with(&["trace"], &format!("\n \t\r\n{input}")).good(),
            expected
        );
    }
    let bad = "\n\n{\"game\":\"y\",\"moves\":[\"e99\"]}\n";
    let (reason, lines) = refused(bad);
    assert_eq!(lines.len(), 1);
    assert!(reason.contains("the first is line 3: "), "{reason}");
    let (reason, _) = refused("\n\n# game: y\n# first\n\ne5\n");
    assert!(reason.contains("line 4"), "{reason}");
}

/// Runs `trace` on bad input, checks that it complains once on standard error, and returns the lines
/// of standard output as values.
fn refused(input: &(impl AsRef<[u8]> + ?Sized)) -> (String, Vec<Value>) {
    let Run { status, out, err } = run_with(&["trace"], input);
    let lines = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let reason = Run { status, out, err }.refused(1);
    (reason, lines)
}

/// Checks that a request is refused, and returns the index of the move and the reason.
fn refusal(request: &str) -> (i64, String) {
    let (_, lines) = refused(request);
    let [line] = &lines[..] else {
        panic!("not one line: {lines:?}");
    };
    let object = line.as_object().unwrap();
    assert_eq!(object.keys().collect::<Vec<_>>(), ["error", "ply"]);
    (
        line["ply"].as_i64().unwrap(),
        line["error"].as_str().unwrap().to_owned(),
    )
}

#[test]
fn refused_moves_are_named_by_their_index() {
    for (rules, moves, ply, reason) in [
        ("", json!(["e5", "f1", "e5"]), 2, "e5 is occupied"),
        ("", json!(["e5", "e99"]), 1, "e99"),
        ("", json!(["E5"]), 0, "E5"),
        ("", json!(["e5", "swap"]), 1, "swap"),
        ("opening=pie", json!(["e5", "f1", "swap"]), 2, "swap"),
        ("opening=pie", json!(["swap"]), 0, "swap"),
        (
            "board=bent:3",
            json!(["a1", "a6", "b1", "a5", "b2", "a3", "a4", "a2"]),
            7,
            "over",
        ),
    ] {
        let request = json!({"game": "y", "rules": rules, "moves": moves}).to_string();
        let (found, error) = refusal(&request);
        assert_eq!(found, ply, "{request}: {error}");
        assert!(error.contains(reason), "{request}: {error}");
    }
}

#[test]
fn refused_lines_have_no_index() {
    for (request, reason) in [
        (r#"{"game":"go","moves":[]}"#, "go"),
        (r#"{"game":"","moves":[]}"#, "unknown"),
        (r#"{"moves":[]}"#, "game"),
        (r#"{"game":"y"}"#, "moves"),
        (r#"{"game":"y","moves":"e5"}"#, "moves"),
        (r#"{"game":"y","rules":3,"moves":[]}"#, "rules"),
        (r#"{"game":"y","rules":"size=3","moves":[]}"#, "size"),
        (
            r#"{"game":"y","rules":"board=bent:26","moves":[]}"#,
            "bent:26",
        ),
        (
            r#"{"game":"y","rules":"board=bent:9,board=bent:9","moves":[]}"#,
            "board",
        ),
        (
            r#"{"game":"y","rules":"opening=pie,handicap=2","moves":[]}"#,
            "handicap",
        ),
        (r#"{"game":"y","moves":["e5""#, "EOF"),
        ("{", "EOF"),
        ("{}\u{0}", "JSON"),
        ("", "game"),
        ("e5 f1", "game"),
        ("[]", "game"),
        ("# game: go\n\ne5", "go"),
    ] {
        let (ply, error) = refusal(request);
        assert_eq!(ply, -1, "{request}: {error}");
        assert!(error.contains(reason), "{request}: {error}");
        assert!(!error.contains('\n'), "{error}");
    }
}

#[test]
fn refused_records_name_the_move() {
    let (reason, lines) = refused("# game: y\n\ne5 f1\ne5\n");
    // One numbering of the moves is enough, and one of the lines.
    let error = r#"line 4: move "e5": e5 is occupied"#;
    assert_eq!(lines, [json!({"error": error, "ply": 2})]);
    assert_eq!(reason, format!("record on standard input: {error}"));
}

#[test]
fn the_run_goes_on_behind_bad_lines() {
    let good = r#"{"game":"y","rules":"","moves":["e5"]}"#;
    let answer = run_with(&["trace"], good).good();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let mut input = Vec::new();
    for line in [
        good.as_bytes(),
        b"{\xff\xfe\x00}",
        b"",
        b" \t\r",
        b"garbage",
        b"[1",
        good.as_bytes(),
    ] {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    let (reason, lines) = refused(&input);
    // Blank lines are skipped.
    assert_eq!(lines.len(), 5);
    assert_eq!(lines[0], answer);
    assert_eq!(lines[4], answer);
    for line in &lines[1..4] {
        assert_eq!(line["ply"], -1, "{line}");
    }
    assert!(
        reason.starts_with("3 of 5 lines refused, the first is line 2: "),
        "{reason}"
    );
}

#[test]
fn a_refused_line_is_counted_among_all_lines() {
    let good = r#"{"game":"y","rules":"","moves":["e5"]}"#;
    let (reason, lines) = refused(&format!("{good}\n\n\ngarbage\n"));
    assert_eq!(lines.len(), 2);
    let begin = "1 of 2 lines refused, the first is line 4: ";
    assert!(reason.starts_with(begin), "{reason}");
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let request = r#"{"game":"y","rules":"","moves":["e5"]}"#;
    let expected = run_with(&["trace"], request).good();
    let record = "# game: y\n\n{so} e5 {it begins}\n";
    for input in [request, record] {
        let marked = format!("\u{feff}{input}");
        assert_eq!(run_with(&["trace"], &marked).good(), expected);
        let file = TestFile::with("trace_marked.txt", &*marked);
        assert_eq!(run(&["trace", file.path()]).good(), expected);
    }
}

#[test]
fn a_line_without_end_is_skipped_in_bounded_memory() {
    let good = r#"{"game":"y","rules":"","moves":["e5"]}"#;
    let long = format!("{{\"game\":\"{}\"}}", "y".repeat(20 << 20));
    let (_, lines) = refused(&format!("{long}\n{good}\n"));
    assert_eq!(lines.len(), 2);
    assert_eq!(
        lines[0],
        json!({"error": "longer than 16777216 bytes", "ply": -1})
    );
    assert_eq!(lines[1]["turns"], "12");
    // The same as a record.
    let (ply, error) = refusal(&"e5 ".repeat(7 << 20));
    assert_eq!((ply, &*error), (-1, "longer than 16777216 bytes"));
}

#[test]
fn a_million_moves_are_read() {
    let moves = vec!["e5"; 1_000_000];
    let request = json!({"game": "y", "rules": "", "moves": moves}).to_string();
    let (ply, error) = refusal(&request);
    assert_eq!(ply, 1);
    assert!(error.contains("e5 is occupied"), "{error}");
    let (ply, error) = refusal(&format!("# game: y\n\n{}\n", moves.join("\n")));
    assert_eq!(ply, 1);
    assert!(error.contains("e5 is occupied"), "{error}");
}

#[test]
fn binary_garbage_is_no_record() {
    let garbage: Vec<u8> = (0..=255).cycle().skip(128).take(5000).collect();
    let (reason, lines) = refused(&garbage);
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0]["ply"], -1);
    assert!(reason.contains("byte 0 is not UTF-8 text"), "{reason}");
}

#[test]
fn a_missing_file_is_named() {
    let reason = run(&["trace", "/nowhere/at/all"]).refused(1);
    assert!(reason.starts_with("/nowhere/at/all: "), "{reason}");
}

#[test]
fn a_folder_cannot_be_read_and_is_named() {
    let reason = run(&["trace", "/"]).refused(1);
    // Windows does not even open it.
    let failed = if cfg!(windows) { "open" } else { "read" };
    let wanted = format!("/: cannot {failed}: ");
    assert!(reason.starts_with(&wanted), "{reason}");
}
