//! Texts: what is read, what is written, and how the rest is refused.

use board_graph::{Board, Node};
use board_play::testkit::refusal;
use board_play::{Position, Seat};
use board_stones::testkit::nodes;
use board_stones::{Colour, StonesFault};
use quinta::{Corners, Forks, Move, Options, Quinta, Setup, SetupError, StoneGame};

#[test]
fn moves() {
    for text in ["a1-b1", "a24-f3", "c5-c5", "e12-d1", "pass"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "", " ", "a1", "a1b1", "a1:b1", "Pass", "pass ", "passes", "a1–b1", "\0",
    ] {
        let expected =
            format!("move {text:?}: must be two nodes joined by a hyphen, such as a1-b1, or pass");
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

/// Slides ascend by the node they begin on, then by the node they end on, in board order; a pass
/// comes last.
#[test]
fn moves_have_the_order_of_the_board() {
    let texts = [
        "a1-b1", "a1-b10", "a1-f3", "a2-a1", "a10-a1", "b1-a1", "f3-a1", "pass",
    ];
    let moves = texts.map(|text| text.parse::<Move>().unwrap());
    assert!(moves.is_sorted_by(|one, other| one < other));
}

#[test]
fn options() {
    for text in [
        "",
        "corners=white",
        "fork=moves",
        "fork=off",
        "corners=white,fork=moves",
        "corners=white,fork=off",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("corners=black", ""),
        ("fork=on,corners=black", ""),
        ("fork=off,corners=white", "corners=white,fork=off"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    let options = Options::default();
    assert_eq!(
        (options.corners(), options.fork()),
        (Corners::Black, Forks::On)
    );
    let moves = options.with_fork(Forks::Moves);
    assert_eq!("fork=moves".parse(), Ok(moves));
    assert_eq!(moves.fork(), Forks::Moves);
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        ("fork", r#"option "fork": must be key=value"#),
        (
            "start=even",
            r#"option "start": unknown; the options are corners, fork"#,
        ),
        ("fork=on,fork=on", r#"option "fork": given twice"#),
        (
            "corners=none",
            r#"option corners "none": must be black or white"#,
        ),
        ("corners=", r#"option corners "": must be black or white"#),
        ("fork=On", r#"option fork "On": must be on, moves or off"#),
        (
            "fork=off ",
            r#"option fork "off ": must be on, moves or off"#,
        ),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
}

/// White's stones in the lines below.
const WHITE: &str = "a7,a9,a11,a13,a15,a17,a19,a21,b6,b8,e1,e5";
/// Black's, with a line of five, and with one that is longer.
const FIVE: &str = "a1,a2,a3,a4,a5,b9,b11,b13,c2,c9,d1,d9";
const SIX: &str = "a1,a2,a3,a4,a5,a6,b11,b13,c2,c9,d1,d9";
/// And without.
const NONE: &str = "a1,a2,a3,a4,a6,b9,b11,b13,c2,c9,d1,d9";

#[test]
fn positions() {
    let start = "quinta/1 - 1 a1,a2,a5,a6,a9,a10,a13,a14,a17,a18,a21,a22 \
                 a3,a4,a7,a8,a11,a12,a15,a16,a19,a20,a23,a24";
    assert_eq!(Quinta::new(&Options::default()).to_string(), start);
    for line in [
        start.to_owned(),
        format!("quinta/1 - 1 {NONE} {WHITE}"),
        format!("quinta/1 corners=white,fork=off 2 {NONE} {WHITE}"),
        format!("quinta/1 - o {FIVE} {WHITE}"),
        format!("quinta/1 fork=off o {WHITE} {FIVE}"),
        format!("quinta/1 - o {SIX} {WHITE}"),
        // A line over e1, but not where runs end at pentas.
        "quinta/1 - o c1,d1,e1,e2,e3,b9,b11,b13,c9,c11,d9,d10 \
         a7,a9,a11,a13,a15,a17,a19,a21,b6,b8,f1,f2"
            .replace(
                "c1,d1,e1,e2,e3,b9,b11,b13,c9,c11,d9,d10",
                "b9,b11,b13,c1,c9,c11,d1,d9,d10,e1,e2,e3",
            ),
        "quinta/1 fork=moves 2 b9,b11,b13,c1,c9,c11,d1,d9,d10,e1,e2,e3 \
         a7,a9,a11,a13,a15,a17,a19,a21,b6,b8,f1,f2"
            .to_owned(),
        "quinta/1 fork=off 2 b9,b11,b13,c1,c9,c11,d1,d9,d10,e1,e2,e3 \
         a7,a9,a11,a13,a15,a17,a19,a21,b6,b8,f1,f2"
            .to_owned(),
    ] {
        let position: Quinta = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
        assert_eq!(position.status().is_over(), line.contains(" o "));
    }
}

/// The winner is known from the stones, and the loser would be to move.
#[test]
fn who_has_won_is_read_off_the_stones() {
    let first: Quinta = format!("quinta/1 - o {FIVE} {WHITE}").parse().unwrap();
    assert_eq!(first.winner(), Some(Seat::First));
    assert_eq!(first.turn(), Seat::Second);
    let second: Quinta = format!("quinta/1 - o {WHITE} {FIVE}").parse().unwrap();
    assert_eq!(second.winner(), Some(Seat::Second));
    assert_eq!(second.turn(), Seat::First);
}

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    for (line, reason) in [
        ("", r#"position "": must begin with quinta/1"#.to_owned()),
        (
            "sexta/1 - 1 - -",
            r#"position "sexta/1 - 1 - -": of game "sexta", must begin with quinta/1"#.to_owned(),
        ),
        (
            "quinta/2 - 1 - -",
            r#"position "quinta/2 - 1 - -": version "2" is unknown, must be 1"#.to_owned(),
        ),
        (
            "quinta/1 - 1 -",
            r#"position "quinta/1 - 1 -": field white (4 of 4) is missing"#.to_owned(),
        ),
        (
            "quinta/1 - 1 - - -",
            r#"position "quinta/1 - 1 - - -": "-" follows the last of 4 fields"#.to_owned(),
        ),
        (
            &format!("quinta/1 fork=of 1 {NONE} {WHITE}"),
            r#"field options "fork=of": option fork "of": must be on, moves or off"#.to_owned(),
        ),
        (
            &format!("quinta/1 - 3 {NONE} {WHITE}"),
            r#"field turn "3": must be 1, 2 or o"#.to_owned(),
        ),
        (
            &format!("quinta/1 - c {NONE} {WHITE}"),
            r#"field turn "c": must be 1, 2 or o"#.to_owned(),
        ),
        (
            &format!("quinta/1 - o {NONE} {WHITE}"),
            r#"field turn "o": must be 1 or 2: no five stand in a line"#.to_owned(),
        ),
        (
            &format!("quinta/1 - 2 {FIVE} {WHITE}"),
            r#"field turn "2": must be o: five stand in a line"#.to_owned(),
        ),
        (
            &format!("quinta/1 - c {FIVE} {WHITE}"),
            r#"field turn "c": must be 1, 2 or o"#.to_owned(),
        ),
    ] {
        assert_eq!(refusal::<Quinta>(line), reason);
    }
}

#[test]
fn stones_that_play_cannot_bring_about_are_refused() {
    let two_fives = "a1,a2,a3,a4,a5,a9,a10,a11,a12,a13,f1,f2";
    let others = "a7,a15,a17,a19,a21,b1,b6,b8,b15,e1,e5,e9";
    // The line a1 to a5 is shut in, so that none of its stones can have come last.
    let shut_in = "a1,a2,a3,a4,a5,a24,b1,b3,b5,d9,d11,d13";
    let around = "a6,b2,b4,c9,c11,c13,d6,d8,e5,e7,f1,f2";
    for (line, reason) in [
        (
            &format!("quinta/1 - 1 {FIVE} {WHITE}"),
            format!(r#"field black "{FIVE}": Black has won, and the game went on"#),
        ),
        (
            &format!("quinta/1 - 2 {WHITE} {FIVE}"),
            format!(r#"field white "{FIVE}": White has won, and the game went on"#),
        ),
        (
            &format!("quinta/1 - o {two_fives} {others}"),
            format!(r#"field black "{two_fives}": Black has won, and had before any last move"#),
        ),
        (
            &format!("quinta/1 - o {around} {shut_in}"),
            format!(r#"field white "{shut_in}": White has won, and had before any last move"#),
        ),
        (
            &format!("quinta/1 - 1 {} {WHITE}", NONE.replace("a1,a2", "a2,a1")),
            r#"field black "a1": out of order"#.to_owned(),
        ),
        (
            &format!("quinta/1 - 1 {} {WHITE}", NONE.replace("a1,a2", "a2,a2")),
            r#"field black "a2": listed twice"#.to_owned(),
        ),
        (
            &format!("quinta/1 - 1 {} {WHITE}", NONE.replace("a1,a2", "a2,a7")),
            r#"field black "a3": out of order"#.to_owned(),
        ),
        (
            &format!("quinta/1 - 1 {NONE} {}", WHITE.replace("a7", "a6")),
            format!(
                r#"field white "{}": a black and a white stone stand on a6"#,
                WHITE.replace("a7", "a6")
            ),
        ),
        (
            &"quinta/1 - 1 - a1".to_owned(),
            r#"field black "-": Black has 0 stones, must have 12"#.to_owned(),
        ),
        (
            &format!("quinta/1 - 1 {NONE} {WHITE},f1"),
            format!(r#"field white "{WHITE},f1": White has 13 stones, must have 12"#),
        ),
    ] {
        assert_eq!(refusal::<Quinta>(line), reason);
    }
    // What is wrong with a node is for `board-graph` to say.
    for node in ["", "g1", "e13", "a01", "A1", "a1x"] {
        let reason = Board::bent9().parse_node(node).unwrap_err();
        let expected = format!("field white {node:?}: {reason}");
        let line = format!("quinta/1 - 1 {NONE} a7,{node}");
        assert_eq!(refusal::<Quinta>(&line), expected);
    }
    let huge = format!("quinta/1 - 1 {} -", "a1,".repeat(1_000_000));
    assert!(refusal::<Quinta>(&huge).len() < 400);
}

#[test]
fn setups_are_checked_like_texts() {
    let start = Setup::from(Quinta::new(&Options::default()));
    assert_eq!(
        Quinta::try_from(start),
        Ok(Quinta::new(&Options::default()))
    );

    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut setup = start;
        change(&mut setup);
        Quinta::try_from(setup).unwrap_err()
    };
    let off_board = refused(&|setup| setup.white.insert(Node::new(127)));
    assert_eq!(
        off_board,
        SetupError::Stones(StonesFault::OffBoard {
            colour: Colour::White,
            index: 127
        })
    );
    assert_eq!(
        off_board.to_string(),
        "a stone of White stands on node 127, which the board does not have"
    );
    let shared = refused(&|setup| setup.black.insert(Node::new(2)));
    assert_eq!(
        shared,
        SetupError::Stones(StonesFault::Shared("a3".parse().unwrap()))
    );
    let too_few = refused(&|setup| setup.black.remove(Node::new(0)));
    assert_eq!(
        too_few,
        SetupError::Stones(StonesFault::Count {
            colour: Colour::Black,
            count: 11,
            needed: 12
        })
    );
    let played_on = refused(&|setup| setup.black = nodes("a1 a2 b3 b4 b5 b6 b7 f1 f2 c1 c2 c3"));
    assert_eq!(played_on, SetupError::PlayedOn(Colour::Black));
    let won_before = refused(&|setup| {
        setup.turn = Seat::Second;
        setup.black = nodes("b3 b4 b5 b6 b7 d1 d2 d3 d4 d5 c1 c2");
    });
    assert_eq!(won_before, SetupError::WonBefore(Colour::Black));
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_texts() {
    let position = Quinta::new(&"corners=white".parse().unwrap());
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("\"{position}\""));
    assert_eq!(serde_json::from_str::<Quinta>(&json).unwrap(), position);
    let options = serde_json::to_string(&position.options()).unwrap();
    assert_eq!(options, r#""corners=white""#);
    assert_eq!(serde_json::to_string(&Move::Pass).unwrap(), r#""pass""#);
    assert!(serde_json::from_str::<Move>(r#""a1-z1""#).is_err());
    assert!(serde_json::from_str::<Quinta>("7").is_err());
}
