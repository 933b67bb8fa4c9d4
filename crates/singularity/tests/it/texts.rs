//! Texts: what is read, what is written, and how the rest is refused.

use board_graph::Board;
use board_play::testkit::refusal;
use board_play::{Position, RuleOptions as _, Seat};
use singularity::{Corners, Fork, Fusion, Move, Options, Singularity, StoneGame as _, Zone};

#[test]
fn moves() {
    for text in ["a1-a2", "c5-f3", "f3-a24", "d4-e4xe5", "a1-a1xa1", "pass"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    let slide: Move = "d4-e4xe5".parse().unwrap();
    let node = |name| Board::bent9().parse_node(name).unwrap();
    let removed = Some(node("e5"));
    let (from, to) = (node("d4"), node("e4"));
    assert_eq!(slide, Move::Slide { from, to, removed });
    for text in [
        "", " ", "a1", "a1 a2", "a1xa2", "a1–a2", "Pass", "pass ", "passes", "xa1", "swap", "\0",
    ] {
        let reason = "must be a slide, such as a3-b3 or, with a fusion, d4-e4xe5, or pass";
        assert_eq!(refusal::<Move>(text), format!("move {text:?}: {reason}"));
    }
    // What is wrong with a node is for `board-graph` to say.
    for name in [
        "", "g1", "a25", "a01", "A1", "a", "a1 ", "a1\n", "a1-a2", "#4",
    ] {
        let reason = Board::bent9().parse_node(name).unwrap_err();
        let after_x = format!("a1-a2x{name}");
        assert_eq!(
            refusal::<Move>(&after_x),
            format!("move {after_x:?}: after the x: {reason}")
        );
        let after = format!("a1-{name}");
        assert_eq!(
            refusal::<Move>(&after),
            format!("move {after:?}: after the hyphen: {reason}")
        );
    }
    for text in [
        "a1-a2x",
        "a1-a2xb1xc1",
        "a1-a2x b1",
        "a1-a2xb1 ",
        "a1-x",
        "-a2",
        "a1--a2",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    let long = "a1-a2x".repeat(1_000_000);
    assert!(refusal::<Move>(&long).len() < 400);
}

#[test]
fn options() {
    for text in [
        "",
        "corners=white",
        "fusion=optional",
        "zone=mover",
        "zone=both",
        "fork=off",
        "corners=white,fusion=optional,zone=both,fork=off",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("corners=black,fusion=forced,zone=joined,fork=on", ""),
        ("fork=off,corners=white", "corners=white,fork=off"),
        ("zone=mover,fusion=optional", "fusion=optional,zone=mover"),
        ("zone=joined,fusion=optional", "fusion=optional"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    let built = Options::default()
        .with_corners(Corners::White)
        .with_fusion(Fusion::Optional)
        .with_zone(Zone::Both)
        .with_fork(Fork::Off);
    let read: Options = "corners=white,fusion=optional,zone=both,fork=off"
        .parse()
        .unwrap();
    assert_eq!(built, read);
    // Two, two, three and two values.
    assert_eq!(Options::all().len(), 24);
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        ("zone", r#"option "zone": must be key=value"#),
        (
            "board=bent:9",
            r#"option "board": unknown; the options are corners, fusion, zone, fork"#,
        ),
        ("zone=both,zone=both", r#"option "zone": given twice"#),
        (
            "corners=red",
            r#"option corners "red": must be black or white"#,
        ),
        ("fusion=", r#"option fusion "": must be forced or optional"#),
        (
            "zone=all",
            r#"option zone "all": must be joined, mover or both"#,
        ),
        ("fork=maybe", r#"option fork "maybe": must be on or off"#),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
}

#[test]
fn positions() {
    for line in [
        "singularity/1 - 1 a1 a2",
        "singularity/1 - 2 a1 a2",
        "singularity/1 - o f1 a2",
        "singularity/1 zone=mover o a1,e5 f3",
        "singularity/1 corners=white,fusion=optional,zone=both,fork=off 2 a1,b3,f2 c4,f1",
        "singularity/1 - 1 a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,e1,e3 e7,f1",
        "singularity/1 - 1 a1 a2,a24,b1",
        "singularity/1 fusion=optional 1 a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,e1,e2 b1",
        "singularity/1 - 1 a1,a2,a3,a4,a5,a6,a7,a8,a9,e1,e2 b1",
    ] {
        assert_eq!(line.parse::<Singularity>().unwrap().to_string(), line);
    }
    let start = Singularity::start().to_string();
    assert_eq!(
        start,
        "singularity/1 - 1 a1,a3,a5,a7,a9,a11,a13,a15,a17,a19,a21,a23 \
         a2,a4,a6,a8,a10,a12,a14,a16,a18,a20,a22,a24"
    );
    let over: Singularity = "singularity/1 - o a1 f3".parse().unwrap();
    assert_eq!(
        (over.winner(), over.turn()),
        (Some(Seat::Second), Seat::First)
    );
}

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    for (line, reason) in [
        ("", r#"position "": must begin with singularity/1"#),
        (
            "singularity/2 - 1 a1 a2",
            r#"position "singularity/2 - 1 a1 a2": version "2" is unknown, must be 1"#,
        ),
        (
            "singularity/1 - 1 a1",
            r#"position "singularity/1 - 1 a1": field white (4 of 4) is missing"#,
        ),
        (
            "singularity/1 - 1 a1 a2 -",
            r#"position "singularity/1 - 1 a1 a2 -": "-" follows the last of 4 fields"#,
        ),
        (
            "singularity/1 zone=no 1 a1 a2",
            r#"field options "zone=no": option zone "no": must be joined, mover or both"#,
        ),
        (
            "singularity/1 - 3 a1 a2",
            r#"field turn "3": must be 1, 2 or o"#,
        ),
        (
            "singularity/1 - c a1 a2",
            r#"field turn "c": must be 1, 2 or o"#,
        ),
        (
            "singularity/1 - o a1 a2",
            r#"field turn "o": must be 1 or 2: nobody has won"#,
        ),
        (
            "singularity/1 - c f1 a2",
            r#"field turn "c": must be 1, 2 or o"#,
        ),
        (
            "singularity/1 - 2 f1 a2",
            r#"field turn "2": must be o: one stone is left, in the centre"#,
        ),
        (
            "singularity/1 - 1 f1 a2",
            r#"field black "f1": Black has won, and the game went on"#,
        ),
        (
            "singularity/1 - 1 b1,a1 a2",
            r#"field black "a1": out of order"#,
        ),
        (
            "singularity/1 - 1 a1,a1 a2",
            r#"field black "a1": listed twice"#,
        ),
        (
            "singularity/1 - 1 a1,a2 a2",
            r#"field white "a2": a black and a white stone stand on a2"#,
        ),
        (
            "singularity/1 - 1 - a2",
            r#"field black "-": Black has no stone, must have 1 at least"#,
        ),
        (
            "singularity/1 - 1 a1 a2,a3,a4,a5,a6,a7,a8,a9,b1,b2,b3,b4,b5",
            r#"field white "a2,a3,a4,a5,a6,a7,a8,a9,b1,b2,b3,b4,b5": White has 13 stones, must have 12 at most"#,
        ),
        (
            "singularity/1 - 1 a1 f1,f3",
            r#"field white "f1,f3": White has stones on f1 and f3, but only one may be on f1 f2 f3"#,
        ),
        (
            "singularity/1 - 1 a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,e1,e2 b1",
            r#"field black "a1,a2,a3,a4,a5,a6,a7,a8,a9,a10,e1,e2": Black has all its 12 stones, but those on e1 and e2 must have fused"#,
        ),
        (
            "singularity/1 - o f1 f2",
            r#"field white "f2": both seats have won, but the first win ends the game"#,
        ),
    ] {
        assert_eq!(refusal::<Singularity>(line), reason);
    }
    // What is wrong with a node is for `board-graph` to say.
    for node in ["", "g1", "e13", "a01", "A1", "a1x"] {
        let reason = Board::bent9().parse_node(node).unwrap_err();
        let line = format!("singularity/1 - 1 a1 b1,{node}");
        let expected = format!("field white {node:?}: {reason}");
        assert_eq!(refusal::<Singularity>(&line), expected);
    }
    let huge = format!("singularity/1 - 1 {} a2", "a1,".repeat(1_000_000));
    assert!(refusal::<Singularity>(&huge).len() < 400);
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_texts() {
    let line = "singularity/1 zone=both 2 a1,f2 d4";
    let position: Singularity = line.parse().unwrap();
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("{line:?}"));
    assert_eq!(
        serde_json::from_str::<Singularity>(&json).unwrap(),
        position
    );
    let options = serde_json::to_string(&position.options()).unwrap();
    assert_eq!(options, r#""zone=both""#);
    assert_eq!(
        serde_json::from_str::<Options>(&options).unwrap(),
        position.options()
    );
    let m: Move = serde_json::from_str(r#""d4-e4xe5""#).unwrap();
    assert_eq!(serde_json::to_string(&m).unwrap(), r#""d4-e4xe5""#);
    assert!(serde_json::from_str::<Move>(r#""d4e4""#).is_err());
    assert!(serde_json::from_str::<Singularity>("7").is_err());
}
