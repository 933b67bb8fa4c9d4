//! Texts: what is read, what is written, and how the rest is refused.

use board_graph::Board;
use board_play::testkit::refusal;
use board_play::{Position, Seat};
use leap_over::{Fork, Goal, LeapOver, Move, Options, StoneGame as _};

#[test]
fn moves() {
    for text in ["c4-a4", "a24-f3", "c5-c5", "e12-d1", "pass"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "", " ", "c4", "c4a4", "c4:a4", "Pass", "pass ", "passes", "c4–a4", "\0",
    ] {
        let pair = Board::bent9().parse_pair(text).unwrap_err();
        let expected = format!("move {text:?}: {pair}, or pass");
        assert_eq!(refusal::<Move>(text), expected);
    }
    // What is wrong with a node is for `board-graph` to say.
    for node in [
        "", " a1", "a1 ", "A1", "a01", "a+1", "a0", "a25", "f4", "g1", "a1\n", "a1-c1", "á1", "-",
        "pass",
    ] {
        let reason = Board::bent9().parse_node(node).unwrap_err();
        let text = format!("b1-{node}");
        let expected = format!("move {text:?}: after the hyphen: {reason}");
        assert_eq!(refusal::<Move>(&text), expected);
        if !node.contains('-') {
            let text = format!("{node}-b1");
            let expected = format!("move {text:?}: before the hyphen: {reason}");
            assert_eq!(refusal::<Move>(&text), expected);
        }
    }
    assert_eq!(
        refusal::<Move>("a1-c19"),
        r#"move "a1-c19": after the hyphen: ring c has 18 nodes"#
    );
    let long = "c".repeat(1_000_000);
    assert!(refusal::<Move>(&long).len() < 400);
}

/// Jumps ascend by the node they begin on, then by the node they end on, in board order; a pass comes
/// last.
#[test]
fn moves_have_the_order_of_the_board() {
    let texts = [
        "a1-a3", "a1-a10", "a1-f3", "a2-a1", "a10-a1", "b1-a1", "f3-a1", "pass",
    ];
    let moves = texts.map(|text| text.parse::<Move>().unwrap());
    assert!(moves.is_sorted_by(|one, other| one < other));
}

#[test]
fn options() {
    for text in crate::common::RULES {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("goal=literal", ""),
        ("fork=on,goal=literal", ""),
        ("fork=off,goal=full", "goal=full,fork=off"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    let options = Options::default();
    assert_eq!((options.goal(), options.fork()), (Goal::Literal, Fork::On));
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        ("fork", r#"option "fork": must be key=value"#),
        (
            "ring=on",
            r#"option "ring": unknown; the options are goal, fork"#,
        ),
        ("fork=on,fork=on", r#"option "fork": given twice"#),
        ("goal=any", r#"option goal "any": must be literal or full"#),
        ("goal=", r#"option goal "": must be literal or full"#),
        ("fork=On", r#"option fork "On": must be on or off"#),
        ("fork=off ", r#"option fork "off ": must be on or off"#),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
}

/// Stones somewhere on the board.
const STONES: &str = "a7,a20,a23,b8,b12,c13,d1,d4,d8,d13 a2,a12,a17,b3,b19,c6,c8,e1,e5,f2";

/// Black's stones on White's start, White's elsewhere.
const ACROSS: &str = "a13,b11,b12,c9,c10,c11,d7,d8,d9,d10 a5,b4,b5,c3,c4,c5,d1,d2,d4,d5";

#[test]
fn positions() {
    let start = "leap-over/1 - 1 - a5,b4,b5,c3,c4,c5,d2,d3,d4,d5 \
                 a13,b11,b12,c9,c10,c11,d7,d8,d9,d10";
    assert_eq!(LeapOver::start().to_string(), start);
    for line in [
        start.to_owned(),
        format!("leap-over/1 - 1 - {STONES}"),
        format!("leap-over/1 goal=full,fork=off 2 - {STONES}"),
        format!("leap-over/1 - o 1 {ACROSS}"),
        format!("leap-over/1 goal=full o 1 {ACROSS}"),
    ] {
        let position: LeapOver = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
        let winner = line.contains(" o ").then_some(Seat::First);
        assert_eq!(position.winner(), winner);
    }
}

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    for (line, reason) in [
        ("", r#"position "": must begin with leap-over/1"#.to_owned()),
        (
            "sexta/1 - 1 - -",
            r#"position "sexta/1 - 1 - -": of game "sexta", must begin with leap-over/1"#
                .to_owned(),
        ),
        (
            "leap-over/2 - 1 - -",
            r#"position "leap-over/2 - 1 - -": version "2" is unknown, must be 1"#.to_owned(),
        ),
        (
            "leap-over/1 - 1 - -",
            r#"position "leap-over/1 - 1 - -": field white (5 of 5) is missing"#.to_owned(),
        ),
        (
            "leap-over/1 - 1 - - - -",
            r#"position "leap-over/1 - 1 - - - -": "-" follows the last of 5 fields"#.to_owned(),
        ),
        (
            &format!("leap-over/1 fork=of 1 - {STONES}"),
            r#"field options "fork=of": option fork "of": must be on or off"#.to_owned(),
        ),
        (
            &format!("leap-over/1 - 3 - {STONES}"),
            r#"field turn "3": must be 1, 2 or o"#.to_owned(),
        ),
        (
            &format!("leap-over/1 - c - {STONES}"),
            r#"field turn "c": must be 1, 2 or o"#.to_owned(),
        ),
        (
            &format!("leap-over/1 - o - {ACROSS}"),
            r#"field winner "-": must be 1 or 2 when the game is over"#.to_owned(),
        ),
        (
            &format!("leap-over/1 - 2 1 {ACROSS}"),
            r#"field winner "1": must be - while a seat is to move"#.to_owned(),
        ),
        (
            &format!("leap-over/1 - o 3 {ACROSS}"),
            r#"field winner "3": seat "3": must be 1 or 2"#.to_owned(),
        ),
        (
            &format!("leap-over/1 - o draw {ACROSS}"),
            r#"field winner "draw": seat "draw": must be 1 or 2"#.to_owned(),
        ),
    ] {
        assert_eq!(refusal::<LeapOver>(line), reason);
    }
    let huge = format!("leap-over/1 - 1 - {} -", "a1,".repeat(1_000_000));
    assert!(refusal::<LeapOver>(&huge).len() < 400);
}

#[test]
fn bad_lists_of_stones_name_the_stone_and_the_reason() {
    let (black, white) = STONES.split_once(' ').unwrap();
    let shared = white.replace("a2,", "a7,");
    for (line, reason) in [
        (
            format!(
                "leap-over/1 - 1 - {} {white}",
                black.replace("a20,a23", "a23,a20")
            ),
            r#"field black "a20": out of order"#.to_owned(),
        ),
        (
            format!("leap-over/1 - 1 - {} {white}", black.replace("a23", "a20")),
            r#"field black "a20": listed twice"#.to_owned(),
        ),
        (
            format!("leap-over/1 - 1 - {black} {shared}"),
            format!(r#"field white "{shared}": a black and a white stone stand on a7"#),
        ),
        (
            "leap-over/1 - 1 - - a1".to_owned(),
            r#"field black "-": Black has 0 stones, must have 10"#.to_owned(),
        ),
        (
            format!("leap-over/1 - 1 - {black} {white},f3"),
            format!(r#"field white "{white},f3": White has 11 stones, must have 10"#),
        ),
        (
            format!("leap-over/1 - 1 - {} {white}", black.replace("a7", "a8")),
            format!(
                r#"field black "{}": Black has 2 stones on the odd nodes of the rings a, c and e, must have 3: jumps never lead from these to other nodes"#,
                black.replace("a7", "a8")
            ),
        ),
    ] {
        assert_eq!(refusal::<LeapOver>(&line), reason);
    }
    // What is wrong with a node is for `board-graph` to say.
    for node in ["", "g1", "e13", "a01", "A1", "a1x"] {
        let reason = Board::bent9().parse_node(node).unwrap_err();
        let expected = format!("field white {node:?}: {reason}");
        let line = format!("leap-over/1 - 1 - {black} a7,{node}");
        assert_eq!(refusal::<LeapOver>(&line), expected);
    }
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_texts() {
    let position = LeapOver::new(&"goal=full".parse().unwrap());
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("\"{position}\""));
    assert_eq!(serde_json::from_str::<LeapOver>(&json).unwrap(), position);
    let options = serde_json::to_string(&position.options()).unwrap();
    assert_eq!(options, r#""goal=full""#);
    assert_eq!(serde_json::to_string(&Move::Pass).unwrap(), r#""pass""#);
    assert!(serde_json::from_str::<Move>(r#""a1-z1""#).is_err());
    assert!(serde_json::from_str::<LeapOver>("7").is_err());
}
