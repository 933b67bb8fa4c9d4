//! Text: what is read, what is written, and how the rest is refused.

use crate::common::rules::rack_text;
use crate::common::state::{MIDDLE, State};
use board_play::Position;
use board_play::testkit::refusal;
use wyx::{Column, Domino, Move, Options, Wyx};

#[test]
fn moves() {
    for text in ["+2-3", "-1+0", "+0+4", "+4+3", "-4-3", "1", "8", "pass"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "", " ", "0", "9", "01", "1 ", " 1", "10", "١", "a1", "Pass", "pass ", "passes", "2-3",
        "swap",
    ] {
        let expected =
            format!("move {text:?}: must be a column 1 to 8, pass, or a domino such as +2-3");
        assert_eq!(refusal::<Move>(text), expected);
    }
    for text in [
        "+", "-", "+1", "+2-", "+2-33", "+2 -3", "+2-3 ", "+a-3", "+2*3", "-0+1", "+1-0", "+2+-3",
    ] {
        let expected = format!("move {text:?}: must be a jump such as +2-3 or -1+0");
        assert_eq!(refusal::<Move>(text), expected);
    }
    for text in ["+0+0", "-8+1", "+1-8", "+9+9", "+0+8", "-9+4"] {
        // Rulings, section 9: none is `+0+0`, and components are -7 to +7, whatever the dominoes are.
        let expected = format!(
            "move {text:?}: a jump leads to another square, 7 across and 7 up or down at most"
        );
        assert_eq!(refusal::<Move>(text), expected);
    }
    let long = "+".repeat(1_000_000);
    assert!(refusal::<Move>(&long).len() < 400);
    let jumps = (-9..=9).flat_map(|dx| (-9..=9).map(move |dy| (dx, dy)));
    let dominoes: Vec<Domino> = jumps
        .filter_map(|(dx, dy): (i8, i8)| {
            let domino = Domino::new(dx, dy);
            let is_one = dx.abs() <= 7 && dy.abs() <= 7 && (dx, dy) != (0, 0);
            assert_eq!(domino.is_some(), is_one, "{dx} {dy}");
            assert!(domino.is_none_or(|domino| (domino.dx(), domino.dy()) == (dx, dy)));
            domino
        })
        .collect();
    assert_eq!(dominoes.len(), 224);
    for domino in dominoes {
        assert_eq!(domino.to_string().parse(), Ok(domino));
        assert_eq!(Domino::new(domino.dx(), domino.dy()), Some(domino));
    }
    assert_eq!(Domino::new(i8::MIN, i8::MAX), None);
    assert_eq!(
        refusal::<Domino>("2-3"),
        r#"domino "2-3": must be a jump such as +2-3 or -1+0"#
    );
    assert_eq!(refusal::<Column>("9"), r#"column "9": must be 1 to 8"#);
    assert_eq!(Column::new(0), None);
    assert_eq!(Column::new(9), None);
}

#[test]
fn positions() {
    for line in [
        "wyx/1 - c - 0,0,0,0,0,0,0,0 d4,e5 - -".to_owned(),
        "wyx/1 - c +0+1 0,0,0,0,0,0,0,0 d4,e5 - -".to_owned(),
        "wyx/1 stronghold-bars=both,starts=a2.a3 c +0+1-3+4 0,0,0,0,0,0,0,0 a2,a3 - -".to_owned(),
        "wyx/1 - c -3+1-2+1-1+1+0+1-3+2-2+2-1+2+0+2 0,0,0,0,0,0,0,0 d4,e5 - -".to_owned(),
        "wyx/1 - c -3+1-2+1-1+1+0+1-3+2-2+2-1+2+0+2/-3+3 0,0,0,0,0,0,0,0 d4,e5 - -".to_owned(),
        MIDDLE.line(),
        State {
            turn: "2",
            white: "d7 e6",
            black: "h8",
            ..MIDDLE
        }
        .line(),
    ] {
        assert_eq!(line.parse::<Wyx>().unwrap().to_string(), line);
    }
    // A rack that chance has filled is in its own field.
    let rack = rack_text(&MIDDLE.rack());
    let line = MIDDLE
        .line()
        .replace(&format!("rack={rack} 1 -"), &format!("- 1 {rack}"));
    let position: Wyx = line.parse().unwrap();
    assert_eq!(position.to_string(), line);
    assert_eq!(position.options(), Options::default());
    assert_ne!(position, MIDDLE.position());
}

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    let nothing = "0,0,0,0,0,0,0,0";
    for (line, reason) in [
        ("", r#"position "": must begin with wyx/1"#.to_owned()),
        ("y/1 -", r#"position "y/1 -": of game "y", must begin with wyx/1"#.to_owned()),
        ("wyx/1 - c -", r#"position "wyx/1 - c -": field played (4 of 7) is missing"#.to_owned()),
        (
            &format!("wyx/1 starts=d4 c - {nothing} d4,e5 - -"),
            r#"field options "starts=d4": option starts "d4": must be two squares joined by a dot, such as d4.e5"#.to_owned(),
        ),
        (
            &format!("wyx/1 - x - {nothing} d4,e5 - -"),
            r#"field turn "x": status "x": must be 1, 2, c or o"#.to_owned(),
        ),
        (
            &format!("wyx/1 - 1 - {nothing} d4,e5 - -"),
            r#"field turn "1": must be c in this position"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c +9+9 {nothing} d4,e5 - -"),
            r#"field rack "+9+9": domino "+9+9": a jump leads to another square, 7 across and 7 up or down at most"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c +1+0 {nothing} d4,e5 - -"),
            r#"field rack "+1+0": +1+0 is right-up, and column 1 is left-up"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c +0+1/ {nothing} d4,e5 - -"),
            r#"field rack "+0+1/": column 1 must have 8 dominoes, has 1"#.to_owned(),
        ),
        (
            "wyx/1 - c - 0,0,0 d4,e5 - -",
            r#"field played "0,0,0": must be 8 numbers, one for each column"#.to_owned(),
        ),
        (
            "wyx/1 - c - 0,0,0,0,0,0,0,9 d4,e5 - -",
            r#"field played "9": must be 0 to 8"#.to_owned(),
        ),
        (
            "wyx/1 - c - 1,0,0,0,0,0,0,0 d4,e5 - -",
            r#"field played "1,0,0,0,0,0,0,0": a domino of column 1 has been played before the rack was full"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c - {nothing} d4 - -"),
            r#"field knights "d4": must be two squares, the first seat's knight first"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c - {nothing} d4,e9 - -"),
            r#"field knights "e9": column e has 8 nodes"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c - {nothing} d4,d4 - -"),
            r#"field knights "d4,d4": both knights are on d4"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c - {nothing} d4,e6 - -"),
            r#"field knights "d4,e6": the knight of seat 2 is on e6, not on e5, and has left no pawns"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c - {nothing} d4,e5 a1 -"),
            r#"field white "a1": seat 1 has pawns on the board and cannot have moved (dominoes played: 0)"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c - {nothing} d4,e5 - b1,a1"),
            r#"field black "a1": out of order"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c - {nothing} d4,e5 - a1,a1"),
            r#"field black "a1": listed twice"#.to_owned(),
        ),
        (
            &format!("wyx/1 - c - {nothing} d4,e5 a1 a1"),
            r#"field black "a1": both seats have pawns on a1"#.to_owned(),
        ),
    ] {
        assert_eq!(refusal::<Wyx>(line), reason);
    }
    let given_twice = MIDDLE.line().replace(" 1 - ", " 1 +0+1 ");
    assert_eq!(
        refusal::<Wyx>(&given_twice),
        r#"field rack "+0+1": must be - when the options give the rack"#
    );
    let wrong_turn = MIDDLE.line().replace(" 1 - ", " o - ");
    assert_eq!(
        refusal::<Wyx>(&wrong_turn),
        r#"field turn "o": must be 1 in this position"#
    );
    let huge = format!("wyx/1 - c {} {nothing} d4,e5 - -", "+0+1".repeat(1_000_000));
    assert!(refusal::<Wyx>(&huge).len() < 400);
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_text() {
    use crate::common::rules::{random_rules, rules_text};
    use board_play::testkit::SplitMix;
    use wyx::Rack;

    let position = MIDDLE.position();
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("{:?}", MIDDLE.line()));
    assert_eq!(serde_json::from_str::<Wyx>(&json).unwrap(), position);
    let text = rules_text(&random_rules(&mut SplitMix::new(1), false));
    let options: Options = text.parse().unwrap();
    let json = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
    assert_eq!(serde_json::to_string(&Move::Pass).unwrap(), r#""pass""#);
    assert!(serde_json::from_str::<Move>(r#""+0+0""#).is_err());
    assert!(serde_json::from_str::<Rack>("7").is_err());
}
