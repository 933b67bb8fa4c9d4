//! Text: what is read, what is written, and how the rest is refused.

use board_graph::{Board, Node};
use board_play::testkit::refusal;
use board_play::{Position, Seat};
use board_stones::testkit::nodes;
use board_stones::{Colour, StonesFault};
use sexta::{Fork, Move, Options, Ring, Setup, SetupError, Sexta, Start, StoneGame};

#[test]
fn moves() {
    for text in ["a1-b1", "a24-f3", "c5-c5", "e12-d1"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "", " ", "a1", "a1b1", "a1:b1", "pass", "Pass", "pass ", "passes", "a1–b1", "\0",
    ] {
        let expected =
            format!("move {text:?}: must be two nodes joined by a hyphen, such as a1-b1");
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

/// Slides ascend by the node they begin on, then by the node they end on, in board order.
#[test]
fn moves_have_the_order_of_the_board() {
    let texts = [
        "a1-b1", "a1-b10", "a1-f3", "a2-a1", "a10-a1", "b1-a1", "f3-a1",
    ];
    let moves = texts.map(|text| text.parse::<Move>().unwrap());
    assert!(moves.is_sorted_by(|one, other| one < other));
}

#[test]
fn options() {
    for text in [
        "",
        "start=even-corner",
        "start=fair-corner",
        "start=fair-mid",
        "ring=on",
        "fork=off",
        "start=fair-mid,ring=on,fork=off",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("start=even", ""),
        ("fork=on,ring=off,start=even", ""),
        ("fork=off,start=fair-mid", "start=fair-mid,fork=off"),
        ("fork=off,ring=on", "ring=on,fork=off"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    let options = Options::default();
    assert_eq!(options.start(), Start::Even);
    assert_eq!(options.ring(), Ring::Off);
    assert_eq!(options.fork(), Fork::On);
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        ("ring", r#"option "ring": must be key=value"#),
        (
            "corners=black",
            r#"option "corners": unknown; the options are start, ring, fork"#,
        ),
        ("ring=on,ring=off", r#"option "ring": given twice"#),
        (
            "start=corner",
            r#"option start "corner": must be even, even-corner, fair-corner or fair-mid"#,
        ),
        ("ring=", r#"option ring "": must be off or on"#),
        ("ring=On", r#"option ring "On": must be off or on"#),
        ("fork=off ", r#"option fork "off ": must be on or off"#),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
}

/// White's stones in the lines below.
const WHITE: &str = "a5,a7,a9,a11,a13,a15";
/// Black's, as a path, a ring, and neither.
const PATH: &str = "a1,b1,c1,d1,e1,e2";
const RING: &str = "b3,b4,c2,c4,d2,d3";
const NONE: &str = "a1,b1,c1,d1,e1,f1";

#[test]
fn positions() {
    let start = "sexta/1 - 1 a2,a3,a10,a11,a18,a19 a6,a7,a14,a15,a22,a23";
    assert_eq!(Sexta::start().to_string(), start);
    for line in [
        start.to_owned(),
        format!("sexta/1 - 1 {NONE} {WHITE}"),
        format!("sexta/1 start=fair-mid,ring=on,fork=off 2 {NONE} {WHITE}"),
        format!("sexta/1 - o {PATH} {WHITE}"),
        format!("sexta/1 fork=off o {WHITE} {PATH}"),
        format!("sexta/1 ring=on o {PATH} {WHITE}"),
        format!("sexta/1 ring=on o {WHITE} {RING}"),
        format!("sexta/1 - 1 {RING} {WHITE}"),
        format!("sexta/1 - 2 {RING} {WHITE}"),
    ] {
        let position: Sexta = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
        assert_eq!(position.status().is_over(), line.contains(" o "));
    }
}

/// The winner is known from the stones, and the loser would be to move.
#[test]
fn who_has_won_is_read_off_the_stones() {
    let first: Sexta = format!("sexta/1 - o {PATH} {WHITE}").parse().unwrap();
    assert_eq!(first.winner(), Some(Seat::First));
    assert_eq!(first.turn(), Seat::Second);
    let second: Sexta = format!("sexta/1 - o {WHITE} {PATH}").parse().unwrap();
    assert_eq!(second.winner(), Some(Seat::Second));
    assert_eq!(second.turn(), Seat::First);
}

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    for (line, reason) in [
        ("", r#"position "": must begin with sexta/1"#.to_owned()),
        (
            "quinta/1 - 1 - -",
            r#"position "quinta/1 - 1 - -": of game "quinta", must begin with sexta/1"#.to_owned(),
        ),
        (
            "sexta/2 - 1 - -",
            r#"position "sexta/2 - 1 - -": version "2" is unknown, must be 1"#.to_owned(),
        ),
        (
            "sexta/1 - 1 -",
            r#"position "sexta/1 - 1 -": field white (4 of 4) is missing"#.to_owned(),
        ),
        (
            "sexta/1 - 1 - - -",
            r#"position "sexta/1 - 1 - - -": "-" follows the last of 4 fields"#.to_owned(),
        ),
        (
            &format!("sexta/1 ring=1 1 {NONE} {WHITE}"),
            r#"field options "ring=1": option ring "1": must be off or on"#.to_owned(),
        ),
        (
            &format!("sexta/1 - 3 {NONE} {WHITE}"),
            r#"field turn "3": must be 1, 2 or o"#.to_owned(),
        ),
        (
            &format!("sexta/1 - c {NONE} {WHITE}"),
            r#"field turn "c": must be 1, 2 or o"#.to_owned(),
        ),
        (
            &format!("sexta/1 - o {RING} {WHITE}"),
            r#"field turn "o": must be 1 or 2: no seat's stones form a line"#.to_owned(),
        ),
        (
            &format!("sexta/1 - 2 {PATH} {WHITE}"),
            r#"field turn "2": must be o: the stones of a seat form a line"#.to_owned(),
        ),
        (
            &format!("sexta/1 ring=on c {RING} {WHITE}"),
            r#"field turn "c": must be 1, 2 or o"#.to_owned(),
        ),
    ] {
        assert_eq!(refusal::<Sexta>(line), reason);
    }
}

#[test]
fn stones_that_play_cannot_bring_about_are_refused() {
    for (fields, reason) in [
        (
            format!("1 {PATH} {WHITE}"),
            format!(r#"field black "{PATH}": Black has won, and the game went on"#),
        ),
        (
            format!("2 {WHITE} {PATH}"),
            format!(r#"field white "{PATH}": White has won, and the game went on"#),
        ),
        // Both have won.
        (
            format!("o a17,a18,a19,a20,a21,a22 {PATH}"),
            format!(r#"field white "{PATH}": White has won, and the game went on"#),
        ),
        (
            format!("1 b1,a1,c1,d1,e1,f1 {WHITE}"),
            r#"field black "a1": out of order"#.to_owned(),
        ),
        (
            format!("1 a1,a1,c1,d1,e1,f1 {WHITE}"),
            r#"field black "a1": listed twice"#.to_owned(),
        ),
        (
            format!("1 {NONE} a1,a7,a9,a11,a13,a15"),
            r#"field white "a1,a7,a9,a11,a13,a15": a black and a white stone stand on a1"#
                .to_owned(),
        ),
        (
            "1 - a1".to_owned(),
            r#"field black "-": Black has 0 stones, must have 6"#.to_owned(),
        ),
        (
            format!("1 {NONE} {WHITE},f2"),
            format!(r#"field white "{WHITE},f2": White has 7 stones, must have 6"#),
        ),
    ] {
        assert_eq!(refusal::<Sexta>(&format!("sexta/1 - {fields}")), reason);
    }
    // What is wrong with a node is for `board-graph` to say.
    for node in ["", "g1", "e13", "a01", "A1", "a1x"] {
        let reason = Board::bent9().parse_node(node).unwrap_err();
        let expected = format!("field white {node:?}: {reason}");
        let line = format!("sexta/1 - 1 {NONE} a7,{node}");
        assert_eq!(refusal::<Sexta>(&line), expected);
    }
    let huge = format!("sexta/1 - 1 {} -", "a1,".repeat(1_000_000));
    assert!(refusal::<Sexta>(&huge).len() < 400);
}

#[test]
fn setups_are_checked_like_texts() {
    let start = Setup::from(Sexta::start());
    assert_eq!(Sexta::try_from(start), Ok(Sexta::start()));

    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut setup = start;
        change(&mut setup);
        Sexta::try_from(setup).unwrap_err()
    };
    let off_board = refused(&|setup| setup.white.insert(Node::new(127)));
    let colour = Colour::White;
    assert_eq!(
        off_board,
        StonesFault::OffBoard { colour, index: 127 }.into()
    );
    assert_eq!(
        off_board.to_string(),
        "a stone of White stands on node 127, which the board does not have"
    );
    let shared = refused(&|setup| setup.black.insert(Node::new(5)));
    assert_eq!(shared, StonesFault::Shared("a6".parse().unwrap()).into());
    let too_few = refused(&|setup| setup.black.remove(Node::new(1)));
    let (colour, count, needed) = (Colour::Black, 5, 6);
    assert_eq!(
        too_few,
        StonesFault::Count {
            colour,
            count,
            needed
        }
        .into()
    );
    let played_on = refused(&|setup| setup.black = nodes("a1 b1 c1 d1 e1 e2"));
    assert_eq!(played_on, SetupError::PlayedOn(colour));
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_text() {
    let position = Sexta::new(&"ring=on".parse().unwrap());
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("\"{position}\""));
    assert_eq!(serde_json::from_str::<Sexta>(&json).unwrap(), position);
    let options = serde_json::to_string(&position.options()).unwrap();
    assert_eq!(options, r#""ring=on""#);
    let shift: Move = "a2-b2".parse().unwrap();
    assert_eq!(serde_json::to_string(&shift).unwrap(), r#""a2-b2""#);
    assert!(serde_json::from_str::<Move>(r#""a1-z1""#).is_err());
    assert!(serde_json::from_str::<Sexta>("7").is_err());
}
