//! Traces: to the byte, and refused with the index of the bad move.

use board_play::nim::Nim;
use board_play::trace::{Request, TraceError, digest};
use serde_json::Value;

fn answer(request: &str) -> Result<String, TraceError> {
    request.parse::<Request>()?.answer::<Nim>()
}

/// FNV-1a, written a second time, after its definition.
fn fnv(text: &str) -> String {
    let mut hash: u128 = 14_695_981_039_346_656_037;
    for byte in text.bytes() {
        hash = (hash ^ u128::from(byte)) * 1_099_511_628_211 % (1 << 64);
    }
    format!("{hash:016x}")
}

#[test]
fn a_trace_is_as_the_format_says() {
    let start = fnv("1\n2\n3");
    let (after, over) = (fnv("1\n2"), fnv(""));
    assert_eq!(over, "cbf29ce484222325");
    assert_eq!(
        answer(r#" {"moves": ["3","2"], "more": [1], "rules": "stones=5", "game": "nim"} "#),
        Ok(format!(
            r#"{{"game":"nim","rules":"stones=5","moves":["3","2"],"turns":"12o","legal":[[3,"{start}"],[2,"{after}"],[0,"{over}"]],"outcome":"2"}}"#
        ))
    );
    assert_eq!(
        answer(r#"{"game":"nim","moves":[]}"#),
        Ok(format!(
            r#"{{"game":"nim","rules":"","moves":[],"turns":"1","legal":[[3,"{start}"]],"outcome":null}}"#
        ))
    );
    // A byte order mark before it is skipped.
    let plain = r#"{"game":"nim","moves":["3"]}"#;
    assert_eq!(answer(&format!("\u{feff}{plain}")), answer(plain));
    assert!(answer(&format!("\u{feff}\u{feff}{plain}")).is_err());
    // A trace is a request for itself, and rules come back as they came.
    let line = answer(r#"{"game":"nim","rules":"last=wins,stones=5","moves":["1"]}"#);
    let line = line.expect("a trace");
    assert!(line.contains(r#""rules":"last=wins,stones=5""#), "{line}");
    assert_eq!(answer(&line), Ok(line));
}

#[test]
fn moves_are_hashed_in_the_order_of_their_bytes() {
    let texts = ["b1", "a10", "a2", "B1", "a1"].map(str::to_owned);
    let hash = digest(texts.to_vec());
    assert_eq!(format!("{hash:016x}"), fnv("B1\na1\na10\na2\nb1"));
}

#[test]
fn bad_requests_are_refused() {
    for (request, error) in [
        (
            "",
            "not a JSON object: EOF while parsing a value at line 1 column 0",
        ),
        ("[]", "not a JSON object"),
        ("7", "not a JSON object"),
        ("{}", "the key \"game\" is missing"),
        (r#"{"game":"nim"}"#, "the key \"moves\" is missing"),
        (r#"{"game":1,"moves":[]}"#, "\"game\" must be a string"),
        (
            r#"{"game":"nim","rules":null,"moves":[]}"#,
            "\"rules\" must be a string",
        ),
        (
            r#"{"game":"nim","moves":"1"}"#,
            "\"moves\" must be a list of strings",
        ),
        (
            r#"{"game":"nim","game":"nim","moves":[]}"#,
            "the key \"game\" is given twice",
        ),
        (
            r#"{"rules":"","moves":[],"game":"nim","rule\u0073":"stones=5"}"#,
            "the key \"rules\" is given twice",
        ),
        (
            r#"{"game":"nim","moves":["1"],"moves":["1","3"]}"#,
            "the key \"moves\" is given twice",
        ),
        (
            r#"{"game":"nim","moves":[]} {}"#,
            "not a JSON object: trailing characters at line 1 column 27",
        ),
        (
            r#"{"game":"nim","moves":{"0":"1"}}"#,
            "\"moves\" must be a list of strings",
        ),
        (
            r#"{"game":"nim","moves":["\ud800"]}"#,
            "\"moves\": unexpected end of hex escape at line 1 column 9",
        ),
        (r#"{"game":"hex","moves":[]}"#, "game \"hex\": must be nim"),
        (
            r#"{"game":"nim","rules":"stones=0","moves":[]}"#,
            "option stones \"0\": must be 1 to 99",
        ),
    ] {
        let found = answer(request).unwrap_err();
        assert_eq!(found.to_string(), error, "{request}");
        assert_eq!(found.ply(), None, "{request}");
    }
}

/// Other keys may be nested however deeply, and given however often.
#[test]
fn other_keys_are_ignored() {
    let deep = ["[".repeat(100_000), "]".repeat(100_000)].concat();
    let request = format!(r#"{{"more":{deep},"game":"nim","more":{{"game":"go"}},"moves":[]}}"#);
    assert_eq!(answer(&request), answer(r#"{"game":"nim","moves":[]}"#));
}

#[test]
fn bad_moves_are_refused_with_their_index() {
    for (moves, ply, error) in [
        (r#"["4"]"#, 0, "move \"4\": must be 1 to 3"),
        (
            r#"["1",""]"#,
            1,
            "move \"\": must be a plain decimal number",
        ),
        (r#"["1","1",7]"#, 2, "\"moves\" must be a list of strings"),
        (r#"["1",["1"]]"#, 1, "\"moves\" must be a list of strings"),
        (r#"["3","2"]"#, 1, "move \"2\": only 1 left"),
        (
            r#"["3","1","1"]"#,
            2,
            "move \"1\": the pile is empty, the game is over",
        ),
    ] {
        let request = format!(r#"{{"game":"nim","rules":"stones=4","moves":{moves}}}"#);
        let found = answer(&request).unwrap_err();
        assert_eq!(
            (found.to_string().as_str(), found.ply()),
            (error, Some(ply))
        );
        let json = format!(r#"{{"error":{},"ply":{ply}}}"#, Value::from(error));
        assert_eq!(found.to_json(), json);
    }
}

#[test]
fn strings_are_written_as_json() {
    for text in [
        "",
        "a\"b\\c",
        "line\nfeed\r\ttab",
        "\u{1}\u{1f}\u{7f}",
        "é\u{2028}🦀",
    ] {
        let line = TraceError::new(text).to_json();
        let value: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(value["error"], text);
        assert_eq!(value["ply"], -1);
        assert!(
            !line.contains(char::is_control) || text.contains('\u{7f}'),
            "{line:?}"
        );
    }
}
