//! Texts: what is read, what is written, and how the rest is refused.

use aliens_amazons::{AliensAmazons, Fork, Move, Options, OptionsError, Position};
use board_play::testkit::refusal;

#[test]
fn moves() {
    for text in [
        "a1",
        "c5",
        "f3",
        "a24",
        "c5-d4",
        "c5-c5",
        "c5-e7xd4,e6",
        "c5-c5xd4",
        "a1-f3xa2,a10,b1,f2",
        "pass",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    // What is no node is for `board-graph` to say.
    let board = board_graph::Board::bent9();
    let no_name = board.parse_node("").unwrap_err();
    for text in [
        "", " ", "a", "5", "c05", "c0", "C5", "c5 ", " c5", "c5,d4", "Pass", "pass ", "passes",
        "swap", "c5\n", "ä5", "\0", "c256",
    ] {
        let forms = "a move is like c5, c5-d4, c5-e7xd4,e6 or pass";
        assert_eq!(
            refusal::<Move>(text),
            format!("move {text:?}: {no_name}; {forms}")
        );
    }
    for (text, part) in [
        ("c5-", "after the hyphen"),
        ("-c5", "before the hyphen"),
        ("-", "before the hyphen"),
        ("c5-d4-e3", "after the hyphen"),
        ("c5--d4", "after the hyphen"),
        ("c5 -d4", "before the hyphen"),
        ("c5-d04", "after the hyphen"),
        ("c5-e3Xd4", "after the hyphen"),
        ("c5-pass", "after the hyphen"),
        ("c5-xd4", "after the hyphen"),
        ("c5-d4x", "captured \"\""),
        ("c5-e3xd4,", "captured \"\""),
        ("c5-e3x,d4", "captured \"\""),
        ("c5-e3xd4, e6", "captured \" e6\""),
        ("c5-e3xd4xe6", "captured \"d4xe6\""),
        ("c5-e3x-", "captured \"-\""),
    ] {
        assert_eq!(
            refusal::<Move>(text),
            format!("move {text:?}: {part}: {no_name}")
        );
    }
    for (text, reason) in [
        ("c5-e13", "after the hyphen: ring e has 12 nodes"),
        (
            "g1-e1",
            "before the hyphen: there is no ring g, the last is f",
        ),
        ("c5-e3xd16", "captured \"d16\": ring d has 15 nodes"),
        ("c5-e3xd4,d4", "captured \"d4\": listed twice"),
        ("c5-e7xe6,d4", "captured \"d4\": out of order"),
        ("c5-e7xa10,a2", "captured \"a2\": out of order"),
        (
            "c5xd4",
            "must be two nodes joined by a hyphen, such as a1-b1",
        ),
        ("xd4", "must be two nodes joined by a hyphen, such as a1-b1"),
    ] {
        assert_eq!(refusal::<Move>(text), format!("move {text:?}: {reason}"));
    }
    assert_eq!(
        refusal::<Move>("c19"),
        r#"move "c19": ring c has 18 nodes; a move is like c5, c5-d4, c5-e7xd4,e6 or pass"#
    );
    let long = format!("c5-e3x{}", "d4,".repeat(100_000));
    assert!(refusal::<Move>(&long).len() < 400);
}

#[test]
fn options() {
    for text in [
        "",
        "amazons-needed=1",
        "amazons-needed=30",
        "fork=off",
        "amazons-needed=9,fork=off",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("amazons-needed=10", ""),
        ("fork=on", ""),
        ("fork=on,amazons-needed=10", ""),
        ("fork=off,amazons-needed=12", "amazons-needed=12,fork=off"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        ("fork", r#"option "fork": must be key=value"#),
        (
            "needed=3",
            r#"option "needed": unknown; the options are amazons-needed, fork"#,
        ),
        ("fork=on,fork=on", r#"option "fork": given twice"#),
        ("fork=", r#"option fork "": must be on or off"#),
        ("fork=yes", r#"option fork "yes": must be on or off"#),
        ("fork=On", r#"option fork "On": must be on or off"#),
        ("fork=on,on", r#"option "on": must be key=value"#),
        (
            "amazons-needed=0",
            r#"option amazons-needed "0": must be 1 to 30"#,
        ),
        (
            "amazons-needed=31",
            r#"option amazons-needed "31": must be 1 to 30"#,
        ),
        (
            "amazons-needed=010",
            r#"option amazons-needed "010": must not have leading zeros"#,
        ),
        (
            "amazons-needed=-1",
            r#"option amazons-needed "-1": must be a plain decimal number"#,
        ),
        (
            "amazons-needed=",
            r#"option amazons-needed "": must be a plain decimal number"#,
        ),
        (
            "amazons-needed=4294967297",
            r#"option amazons-needed "4294967297": must be 1 to 30"#,
        ),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
}

#[test]
fn options_are_built_as_they_are_read() {
    let built = Options::default().with_fork(Fork::Off);
    let built = built.with_amazons_needed(12).unwrap();
    assert_eq!("amazons-needed=12,fork=off".parse(), Ok(built));
    assert_eq!(built.amazons_needed(), 12);
    assert_eq!(built.fork(), Fork::Off);
    for needed in [0, 31, 266, usize::MAX] {
        let error = Options::default().with_amazons_needed(needed).unwrap_err();
        assert_eq!(error, OptionsError::AmazonsNeeded(needed));
        assert_eq!(
            error.to_string(),
            format!("the Amazons needed are {needed}, must be 1 to 30")
        );
    }
}

#[test]
fn positions() {
    for line in [
        "aliens-amazons/1 - 1 - - 30",
        "aliens-amazons/1 - 2 c5 - 30",
        "aliens-amazons/1 - 1 c5 a1 29",
        "aliens-amazons/1 fork=off 2 a1,c5 d4 29",
        "aliens-amazons/1 - 2 a1,a9,c5 d4,e4 28",
        "aliens-amazons/1 - 1 a1,a9,c5 d4,e4,f1 27",
        "aliens-amazons/1 - 2 a1,a9,c5 - 27",
        "aliens-amazons/1 amazons-needed=20 o a1,a9,c5 d4 10",
        "aliens-amazons/1 amazons-needed=1 o a1,a9,c5 - 0",
        "aliens-amazons/1 - o a1,a2,a24 a3,a4,a22,a23,b1,b2,b21,c1,c2,c18 0",
        "aliens-amazons/1 amazons-needed=1 2 a2,a24,b1 a1 0",
    ] {
        let position: AliensAmazons = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
    }
    for (rest, reason) in [
        (
            "- 1 - -",
            "position \"aliens-amazons/1 - 1 - -\": field in-hand (5 of 5) is missing",
        ),
        (
            "x=1 1 - - 30",
            "field options \"x=1\": option \"x\": unknown; the options are amazons-needed, fork",
        ),
        (
            "fork=off 1 g1 - 30",
            "field aliens \"g1\": there is no ring g, the last is f",
        ),
        ("- c - - 30", "field turn \"c\": must be 1, 2 or o"),
        ("- 1 - - 31", "field in-hand \"31\": must be 0 to 30"),
        ("- 1 c5,c4 a1,a2 28", "field aliens \"c4\": out of order"),
        ("- 1 c5 a1,a1 28", "field amazons \"a1\": listed twice"),
        (
            "- 1 c5 c5 29",
            "field amazons \"c5\": a black and a white stone stand on c5",
        ),
        (
            "- 1 a1,a2,a3,a4 c5 29",
            "field aliens \"a1,a2,a3,a4\": 4 Aliens are on the board, and there are only 3",
        ),
        (
            "- 1 a1,a2,a3 b1,b2,b3 28",
            "field amazons \"b1,b2,b3\": 3 Amazons on the board and 28 in hand are more than 30",
        ),
        (
            "- 2 - - 30",
            "field turn \"2\": 0 Aliens and 0 Amazons cannot have been put down with seat 2 to move",
        ),
        (
            "- 1 a1 - 30",
            "field turn \"1\": 1 Alien and 0 Amazons cannot have been put down with seat 1 to move",
        ),
        (
            "- 1 a1 b1 28",
            "field turn \"1\": 1 Alien and 2 Amazons cannot have been put down with seat 1 to move",
        ),
        (
            "- 1 a1,a2,a3 b1,b2 27",
            "field in-hand \"27\": Black lacks 1 Amazon, and no Alien can have moved yet",
        ),
        (
            "- 1 a1,a2,a3 - 20",
            "field amazons \"-\": White is to move, and no Amazon is on the board that Black can have put down or moved",
        ),
        (
            "- 1 a1,a2,a3 b1 8",
            "field turn \"1\": Black has 9 Amazons left, 10 are needed, and the game went on",
        ),
        (
            "- 2 a1,a2,a24 a3,a4,a22,a23,b1,b2,b21,c1,c2,c18 20",
            "field turn \"2\": Black is to move, and no Alien can have moved: none could go back",
        ),
        (
            "- 2 a1,a2,a3 b1 8",
            "field turn \"2\": must be o: White has won",
        ),
        (
            "- 1 a1,a2,a24 a3,a4,a22,a23,b1,b2,b21,c1,c2,c18 20",
            "field turn \"1\": must be o: Black has won",
        ),
        (
            "- o a1,a2,a24 a3,a4,a22,a23,b1,b2,b21,c1,c2 20",
            "field turn \"o\": must be 1 or 2: the game is not over with these stones",
        ),
        (
            "- o - - 30",
            "field turn \"o\": must be 1 or 2: the game is not over with these stones",
        ),
    ] {
        let line = format!("aliens-amazons/1 {rest}");
        assert_eq!(refusal::<AliensAmazons>(&line), reason);
    }
}

/// The text of a position says all that its equality sees.
#[test]
fn positions_are_read_back_along_a_game() {
    let mut game = AliensAmazons::new(&"amazons-needed=29".parse().unwrap());
    for text in [
        "c5",
        "d4",
        "a1",
        "e4",
        "a17",
        "c6",
        "c5-b5",
        "f1",
        "b5-c5",
        "f2",
        "c5-e5xd4,e4",
    ] {
        assert_eq!(game.to_string().parse(), Ok(game));
        game.play(text.parse().unwrap()).unwrap();
    }
    let line = "aliens-amazons/1 amazons-needed=29 o a1,a17,e5 c6,f1,f2 25";
    assert_eq!(game.to_string(), line);
    assert_eq!(line.parse(), Ok(game));
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_text() {
    let position: AliensAmazons = "aliens-amazons/1 - 1 a1,a9,c5 d4,e4,f1 27".parse().unwrap();
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("\"{position}\""));
    assert_eq!(
        serde_json::from_str::<AliensAmazons>(&json).unwrap(),
        position
    );
    let m: Move = "c5-e5xd4,e4".parse().unwrap();
    assert_eq!(serde_json::to_string(&m).unwrap(), "\"c5-e5xd4,e4\"");
    assert!(serde_json::from_str::<Move>("\"c5-\"").is_err());
    assert!(serde_json::from_str::<Options>("\"fork=maybe\"").is_err());
}
