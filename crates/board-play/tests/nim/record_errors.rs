//! Bad records: each is refused with the line, the ply and the reason.

use board_play::Record;
use board_play::nim::Nim;
use board_play::record::{RecordError, game_of};

fn refusal(text: &str) -> RecordError {
    text.parse::<Record<Nim>>().unwrap_err()
}

#[test]
fn bad_headers_are_refused() {
    let unknown =
        "unknown; the keys are game, rules, position, first, second, repetition, max-plies, result";
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
            "# game: nim\n# date: today",
            &format!("line 2: header \"date: today\": {unknown}"),
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
    ] {
        let error = refusal(&text).to_string();
        assert!(error.len() < 400, "{error}");
    }
}
