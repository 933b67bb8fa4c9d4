//! Bad records: each is refused with the line, the ply and the reason.

use board_play::Record;
use board_play::nim::Nim;
use board_play::record::{RecordError, game_of};

fn refusal(text: &str) -> RecordError {
    text.parse::<Record<Nim>>().unwrap_err()
}

#[test]
fn bad_headers_are_refused() {
    let unknown = "a key has small letters, digits and hyphens; with a meaning the keys are game, \
                   rules, position, first, second, repetition, max-plies, result, ended";
    for (text, error) in [
        ("", "line 1: the header `# game: NAME` is missing"),
        ("\n\n1 2", "line 2: the header `# game: NAME` is missing"),
        (
            "# first: Ada\n1",
            "line 1: the header `# game: NAME` is missing",
        ),
        (
            "1 2\n# game: nim",
            "line 1: the header `# game: NAME` is missing",
        ),
        ("# game: hex", "line 1: game \"hex\": must be nim"),
        (
            "# game: nim\n# der_tag: today",
            &format!("line 2: header \"der_tag: today\": {unknown}"),
        ),
        (
            "# game: nim\n# : x",
            &format!("line 2: header \": x\": {unknown}"),
        ),
        (
            "# game: nim\n# seen-by: 2",
            "line 2: header \"seen-by: 2\": what one seat has seen of a game is no record of it",
        ),
        (
            "# game: nim\n# date: 1\n# date: 2",
            "line 3: header \"date: 2\": given before, on line 2",
        ),
        (
            "# game: nim\n# date: a\u{7}b",
            "line 2: header \"date: a\\u{7}b\": has control characters",
        ),
        (
            "# game: nim\n# Rules: x",
            &format!("line 2: header \"Rules: x\": {unknown}"),
        ),
        (
            "# game: nim\n# a game",
            "line 2: header \"a game\": must be `# key: value`",
        ),
        (
            "# game: nim\n#",
            "line 2: header \"\": must be `# key: value`",
        ),
        (
            "# game: nim\n\n# game: nim",
            "line 3: header \"game: nim\": given before, on line 1",
        ),
        (
            "# game: nim\n1\n# result: *",
            "line 3: header \"# result: *\": comes after moves",
        ),
        (
            "# game: nim\n# rules: stones=x",
            "line 2: rules \"stones=x\": option stones \"x\": must be a plain decimal number",
        ),
        (
            "# game: nim\n# position: nim/1 - 1",
            "line 2: position \"nim/1 - 1\": position \"nim/1 - 1\": field stones (3 of 3) is missing",
        ),
        (
            "# game: nim\n# position: nim/1 - 1 3\n# rules: last=loses",
            "line 2: position \"nim/1 - 1 3\": its options are not those of the header `rules`",
        ),
        (
            "# game: nim\n# repetition: -1",
            "line 2: repetition \"-1\": must be a plain decimal number",
        ),
        (
            "# game: nim\n# max-plies: 03",
            "line 2: max-plies \"03\": must not have leading zeros",
        ),
        (
            "# game: nim\n# max-plies: 4294967296",
            "line 2: max-plies \"4294967296\": must be 0 to 4294967295",
        ),
        (
            "# game: nim\n# first: a\u{7}b",
            "line 2: first \"a\\u{7}b\": has control characters",
        ),
    ] {
        assert_eq!(refusal(text).to_string(), error, "{text:?}");
        assert_eq!(refusal(text).ply(), None, "{text:?}");
    }
}

#[test]
fn bad_moves_are_refused() {
    for (moves, line, ply, reason) in [
        ("4", 3, 0, "move \"4\": must be 1 to 3"),
        ("1 x", 3, 1, "move \"x\": must be a plain decimal number"),
        ("1\n2\n3", 5, 2, "move \"3\": only 1 left"),
        (
            "3 1\n\n1",
            5,
            2,
            "move \"1\": the game is over: the second seat has won",
        ),
        (
            "\u{a0}1",
            3,
            0,
            "move \"\\u{a0}1\": must be a plain decimal number",
        ),
    ] {
        let error = refusal(&format!("# game: nim\n# rules: stones=4\n{moves}"));
        assert_eq!(
            (error.line(), error.ply(), error.reason()),
            (line, Some(ply), reason)
        );
        let text = format!("line {line}, ply {}: {reason}", ply + 1);
        assert_eq!(error.to_string(), text);
    }
    let error = refusal("# game: nim\n# max-plies: 1\n1 1");
    let reason = "move \"1\": the game is over: drawn, 1 ply was played";
    assert_eq!((error.ply(), error.reason()), (Some(1), reason));
}

#[test]
fn a_wrong_result_is_refused() {
    for (result, moves, reason) in [
        ("1", "3 1", "the second seat has won"),
        ("*", "3 1", "the second seat has won"),
        ("draw", "3 1", "the second seat has won"),
        ("2", "3", "the game is not decided"),
        ("draw", "", "the game is not decided"),
    ] {
        let text = format!("# game: nim\n# rules: stones=4\n# result: {result}\n{moves}");
        let wanted = format!("line 3: result \"{result}\": wrong after these moves: {reason}");
        assert_eq!(refusal(&text).to_string(), wanted);
    }
    let error = refusal("# game: nim\n# result: 0-1\n");
    assert_eq!(
        error.to_string(),
        "line 2: result \"0-1\": must be 1, 2, draw or *"
    );
    for (result, moves) in [
        ("2", "3 1"),
        ("2", "1 3"),
        ("1", "1 1 2"),
        ("*", "3"),
        ("*", ""),
    ] {
        let text = format!("# game: nim\n# rules: stones=4\n# result: {result}\n{moves}");
        assert!(text.parse::<Record<Nim>>().is_ok(), "{text}");
    }
}

#[test]
fn an_ending_that_does_not_fit_is_refused() {
    let needs = "needs a header `result` that is 1, 2 or draw";
    let decided = "the moves have decided: the second seat has won";
    let wanted = "must be resignation, time, agreement, forfeit or adjudication";
    for (headers, moves, reason) in [
        // The moves decide: nobody else does, and a wrong result is the first thing that is wrong.
        (
            "# ended: time",
            "3 1",
            format!("3: ended \"time\": {decided}"),
        ),
        (
            "# result: 2\n# ended: time",
            "3 1",
            format!("4: ended \"time\": {decided}"),
        ),
        (
            "# ended: time\n# result: 1",
            "3 1",
            "4: result \"1\": wrong after these moves: the second seat has won".to_owned(),
        ),
        (
            "# ended: time\n# result: *",
            "3 1",
            "4: result \"*\": wrong after these moves: the second seat has won".to_owned(),
        ),
        (
            "# max-plies: 1\n# result: draw\n# ended: agreement",
            "3",
            "5: ended \"agreement\": the moves have decided: drawn, 1 ply was played".to_owned(),
        ),
        (
            "# max-plies: 1\n# result: 1\n# ended: adjudication",
            "3",
            "4: result \"1\": wrong after these moves: drawn, 1 ply was played".to_owned(),
        ),
        // They do not: what the other decision is has to be said, and without one it must be `*`.
        ("# ended: time", "3", format!("3: ended \"time\": {needs}")),
        (
            "# result: *\n# ended: forfeit",
            "",
            format!("4: ended \"forfeit\": {needs}"),
        ),
        (
            "# result: draw\n# ended: resignation",
            "3",
            "4: ended \"resignation\": nobody draws by resignation".to_owned(),
        ),
        (
            "# result: draw",
            "3",
            "3: result \"draw\": wrong after these moves: the game is not decided".to_owned(),
        ),
        // Neither is read as anything else.
        (
            "# result: 1\n# ended: by time",
            "3",
            format!("4: ended \"by time\": {wanted}"),
        ),
        ("# ended:", "3 1", format!("3: ended \"\": {wanted}")),
        (
            "# result: 3\n# ended: time",
            "3",
            "3: result \"3\": must be 1, 2, draw or *".to_owned(),
        ),
    ] {
        let text = format!("# game: nim\n# rules: stones=4\n{headers}\n{moves}");
        assert_eq!(
            refusal(&text).to_string(),
            format!("line {reason}"),
            "{text}"
        );
        assert_eq!(refusal(&text).ply(), None, "{text}");
    }
}

#[test]
fn bad_comments_are_refused() {
    for (moves, error) in [
        ("1 {a", "2: comment \"a\\n\": is not closed"),
        ("1 {", "2: comment \"\\n\": is not closed"),
        ("1 {a\n\nb", "2: comment \"a\\n\\nb\\n\": is not closed"),
        ("1\n{a {b}}", "3: comment \"a \": has another `{` in it"),
        ("1 {a}} 1", "2: comment \"}\": `}` closes no comment"),
        ("1} 1", "2: comment \"1}\": `}` closes no comment"),
        (
            "{a\u{7}b}",
            "2: comment \"a\\u{7}b\": has control characters",
        ),
        ("{a\rb}", "2: comment \"a\\rb\": has control characters"),
        (
            "{a}\n# date: x",
            "3: header \"# date: x\": comes after moves",
        ),
    ] {
        let error = format!("line {error}");
        let text = format!("# game: nim\n{moves}");
        assert_eq!(refusal(&text).to_string(), error, "{text:?}");
        assert_eq!(refusal(&text).ply(), None, "{text:?}");
    }
    // Comments are not counted among the moves.
    let error = refusal("# game: nim\n{a} 1 {b\nc} 4");
    let wanted = "line 3, ply 2: move \"4\": must be 1 to 3";
    assert_eq!(error.to_string(), wanted);
}

#[test]
fn the_game_is_told_before_anything_else() {
    assert_eq!(game_of("# result: 7\n# game: chess\n???"), Ok("chess"));
    assert!(game_of("chess").is_err());
    assert!(game_of("# gaem: chess").is_err());
}

/// Errors repeat no more than a little of what they refuse.
#[test]
fn errors_stay_short() {
    let huge = "x".repeat(1 << 20);
    for text in [
        huge.clone(),
        format!("# game: {huge}"),
        format!("# game: nim\n# {huge}"),
        format!("# game: nim\n# first: {huge}"),
        format!("# game: nim\n# rules: {huge}"),
        format!("# game: nim\n# position: {huge}"),
        format!("# game: nim\n{huge}"),
        format!("# game: nim\n1\n#{huge}"),
        format!("# game: nim\n# {huge}: x\n# {huge}: y"),
        format!("# game: nim\n# date: {huge}\u{7}"),
        format!("# game: nim\n# ended: {huge}"),
        format!("# game: nim\n{{{huge}"),
        format!("# game: nim\n{{{huge}{{"),
        format!("# game: nim\n{{{huge}\u{7}}}"),
        format!("# game: nim\n1 {huge}}}"),
    ] {
        let error = refusal(&text).to_string();
        assert!(error.len() < 400, "{error}");
    }
}
