//! What cannot be carried out is refused in the protocol's own form, and changes nothing.

use super::client::Engine;

#[test]
fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let mut engine = Engine::start(&["y", "--rules", "board=bent:3,opening=pie"]);
    engine.tell("position startpos moves a1 swap");
    let before = engine.query("text");
    for (line, reason) in [
        ("nonsense", "\"nonsense\": there is no such command"),
        ("GO", "\"GO\": there is no such command"),
        ("isready now", "isready: has not these arguments"),
        ("seat", "seat: has not these arguments"),
        ("seat first", "seat \"first\": must be p1 or p2"),
        ("seat p1 view y/1", "position \"y/1\": "),
        ("seen a2", "seen: the engine plays for no seat"),
        (
            "setoption",
            "setoption: must be setoption name NAME value VALUE",
        ),
        (
            "setoption name Nothing value 3",
            "option \"Nothing\": there is none of this name",
        ),
        (
            "setoption name Rules value board=bent:99",
            "option board \"bent:99\": ",
        ),
        (
            "position",
            "position: must be position startpos, or fen TEXT",
        ),
        (
            "position nowhere",
            "position: must be position startpos, or fen TEXT",
        ),
        ("position fen", "position \"\": "),
        ("position fen y/1 - 1 black a1 a1", "field "),
        ("position fen quinta/1 - 1", "position \"quinta/1 - 1\": "),
        (
            "position startpos moves a1 a1",
            "move 2: move \"a1\": a1 is occupied",
        ),
        (
            "position startpos moves a1 zz",
            "move 2: move \"zz\": must be ",
        ),
        (
            "position startpos moves a1 swap a1",
            "move 3: move \"a1\": a1 is occupied",
        ),
        ("query", "query: it is not said of what"),
        ("query nothing", "query \"nothing\": there is no such query"),
        ("query moves 0", "query \"0\": must be "),
        ("query told p3 a2", "query told \"p3\": must be p1 or p2"),
        ("query told p1 a1", "move \"a1\": a1 is occupied"),
        ("go depth 3", "go depth: "),
        ("go nodes 0", "go nodes \"0\": "),
        ("go sideways", "go \"sideways\": must be "),
    ] {
        let refused = engine.refused(line);
        assert!(refused.starts_with(reason), "{line}: {refused}");
        assert_eq!(engine.query("text"), before, "{line}");
    }
    // What a rule forbids is an answer, not a refusal.
    assert_eq!(
        engine.query("check a1"),
        "illegal move \"a1\": a1 is occupied"
    );
    assert!(
        engine
            .query("check zz")
            .starts_with("illegal move \"zz\": must be ")
    );
    engine.quit();
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut engine = Engine::start(&["y", "--rules", "board=bent:3"]);
    let mut moves: Vec<String> = Vec::new();
    while engine.query("gameover") == "false" {
        let first = engine.query("moves 1");
        moves.push(first);
        engine.tell(&format!("position startpos moves {}", moves.join(" ")));
    }
    let over = engine.query("text");
    assert_eq!(engine.query("moves"), "none");
    assert_eq!(engine.refused("go"), "go: the game is over");
    for m in ["c1", "a1"] {
        let reason = engine.refused(&format!("position startpos moves {} {m}", moves.join(" ")));
        let begin = format!("move {}: move {m:?}: ", moves.len() + 1);
        assert!(reason.starts_with(&begin), "{reason}");
        assert_eq!(engine.query("text"), over);
    }
    engine.quit();
}

/// A move is quoted in the reason, and a long one is cut.
#[test]
fn a_move_is_found_illegal_in_printable_ascii() {
    let mut engine = Engine::start(&["quinta"]);
    for m in ["\u{e9}", "\u{1f600}", &"a".repeat(1000)] {
        let answer = engine.query(&format!("check {m}"));
        assert!(answer.starts_with("illegal move \""), "{answer}");
    }
    engine.quit();
}

#[test]
fn lines_that_are_none_are_refused_and_the_next_one_is_heard() {
    let mut engine = Engine::start(&["quinta"]);
    engine.tell("position startpos");
    let before = engine.query("text");
    let million = [b"position fen ".to_vec(), vec![b'x'; 1_000_000]].concat();
    let too_long = vec![b'y'; (1 << 20) + 1];
    let binary: Vec<u8> = (0..=255).filter(|&byte| byte != b'\n').collect();
    let nulls = vec![0; 5000];
    let blanks = vec![b' '; 1_000_000];
    for (bytes, reason) in [
        (million, Some("position \"xxxxx")),
        (too_long, Some("line: longer than 1048576 bytes")),
        (binary, Some("line: byte 127 is not UTF-8 text")),
        (nulls, Some("\"\\0\\0")),
        (
            b"\xc3\xa9 \x07".to_vec(),
            Some("\"\\u{e9}\": there is no such command"),
        ),
        (blanks, None),
        (b"\r".to_vec(), None),
    ] {
        engine.send_bytes(&bytes);
        engine.send_bytes(b"\n");
        if let Some(begin) = reason {
            let line = engine.line();
            assert!(line.len() <= 500, "{} bytes", line.len());
            let said = line.strip_prefix("info string error: ");
            assert!(said.is_some_and(|said| said.starts_with(begin)), "{line}");
        }
        assert_eq!(engine.query("text"), before);
    }
    // Who has asked something gets an answer all the same.
    let long = vec![b'y'; 1 << 20];
    for (begin, answer) in [("query", "response error"), ("go", "bestmove none")] {
        for rest in [&b" \xff"[..], &[b" ", &long[..]].concat()] {
            engine.send_bytes(&[begin.as_bytes(), rest, b"\n"].concat());
            let refusal = engine.line();
            assert!(
                refusal.starts_with("info string error: line: "),
                "{refusal}"
            );
            assert_eq!(engine.line(), answer);
        }
    }
    // Half a line is not carried out.
    engine.send_bytes(b"position startpos moves");
    let said = engine.close();
    assert_eq!(
        said,
        ["info string error: line \"position startpos moves\": has no end"]
    );
}

#[test]
fn a_seat_is_told_no_more_than_it_sees() {
    let mut referee = Engine::start(&["yinyang"]);
    let mut second = Engine::start(&["yinyang"]);
    second.tell("seat p2");
    let laws = ["bbbb>bb.b", "....>*", "bbb.>*", "bw..>b..."];
    let mut moves = String::new();
    for law in laws {
        assert_eq!(referee.query(&format!("told p2 {law}")), "?");
        moves.push(' ');
        moves.push_str(law);
        referee.tell(&format!("position startpos moves{moves}"));
        second.tell("seen ?");
    }
    assert_eq!(second.query("text"), referee.query("view p2"));
    // It never answers by what it guesses.
    assert_ne!(second.query("text"), referee.query("text"));
    for question in ["view p1", "told p1 a1-a2"] {
        assert!(
            second
                .refused(&format!("query {question}"))
                .contains("the other seat")
        );
    }
    // It is told that it is to write laws, so that its own moves are known.
    assert_eq!(second.query("check bbbb>bb.b"), "legal");
    let before = second.query("text");
    let refused = second.refused("seen bbbb>bb.b ?");
    assert!(refused.starts_with("move 2: "), "{refused}");
    assert_eq!(second.query("text"), before);
    assert!(second.refused("seat p1").contains("the other seat"));
    // A view in the middle of a game says all.
    let mut late = Engine::start(&["yinyang"]);
    late.tell(&format!("seat p2 view {before}"));
    assert_eq!(late.query("text"), before);
    assert!(
        late.refused(&format!("seat p1 view {before}"))
            .contains("the other seat")
    );
    let m = late.go("nodes 30");
    assert_eq!(second.query(&format!("check {m}")), "legal");
    late.tell("uginewgame");
    assert_eq!(late.query("text"), referee_start());
}

/// Returns the start of Yin Yang, as an engine that holds the whole position has it.
fn referee_start() -> String {
    Engine::start(&["yinyang"]).query("text")
}

#[test]
fn rules_are_read_with_the_arguments() {
    use crate::harness::run;
    let refused = run(&["engine", "y", "--rules", "board=bent:99"]).refused(1);
    assert!(
        refused.starts_with("option board \"bent:99\": "),
        "{refused}"
    );
    run(&["engine", "checkers"]).refused(2);
    run(&["engine", "y", "--bot", "nobody"]).refused(2);
    let mut engine = Engine::start(&["kwinty"]);
    engine.send("ugi");
    loop {
        let line = engine.line();
        if line.starts_with("option name Rules ") {
            assert_eq!(line, "option name Rules type string default ruleset=kwinty");
            break;
        }
    }
}
