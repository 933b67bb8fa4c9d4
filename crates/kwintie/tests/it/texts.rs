//! Text: what is read, what is written, and how the rest is refused.

use crate::common::RULES;
use board_play::Position;
use board_play::testkit::refusal;
use kwintie::{Block, FirstBlock, Kwintie, Move, NoFive, Options, OptionsError, Ruleset};

#[test]
fn moves() {
    let numbers = -1..=9;
    for number in numbers {
        for letter in ["h", "v"] {
            let text = format!("{letter}{number}");
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }
    assert_eq!("pass".parse(), Ok(Move::Pass));
    assert_eq!(Move::Pass.to_string(), "pass");
    for text in [
        "", " ", "3", "3h", "H3", "V3", "x3", " h3", "Pass", "pass ", "-1", "\0", "é",
    ] {
        let expected = format!("move {text:?}: must be h or v and a column, such as h3, or pass");
        assert_eq!(refusal::<Move>(text), expected);
    }
    for column in [
        "",
        " 3",
        "3 ",
        "03",
        "+3",
        "-0",
        "-2",
        "-01",
        "10",
        "99999999999",
        "a",
        "a1",
        "3.0",
        "3\n",
    ] {
        for letter in ["h", "v"] {
            let text = format!("{letter}{column}");
            let expected = format!("move {text:?}: {column:?} is no column from -1 to 9");
            assert_eq!(refusal::<Move>(&text), expected);
        }
    }
    let long = format!("h{}", "1".repeat(1_000_000));
    assert!(refusal::<Move>(&long).len() < 500);
}

/// Lying blocks come first, then standing ones, both from left to right; a pass comes last.
#[test]
fn moves_have_an_order() {
    let texts = ["h-1", "h0", "h1", "h9", "v-1", "v0", "v1", "v9", "pass"];
    let moves = texts.map(|text| text.parse::<Move>().unwrap());
    assert!(moves.is_sorted_by(|one, other| one < other));
}

#[test]
fn blocks() {
    for text in ["ha1", "hh9", "va1", "vi8"] {
        assert_eq!(text.parse::<Block>().unwrap().to_string(), text);
    }
    for (text, reason) in [
        ("hi1", "sticks out of the wall"),
        ("va9", "sticks out of the wall"),
        (
            "a1",
            "must be h or v and the lower left square, such as ha1",
        ),
        ("", "must be h or v and the lower left square, such as ha1"),
    ] {
        assert_eq!(refusal::<Block>(text), format!("block {text:?}: {reason}"));
    }
    // What is wrong with a square is for `board-graph` to say.
    for square in ["", "j1", "a0", "a10", "A1", "a01", "1"] {
        let reason = kwintie::board().parse_node(square).unwrap_err();
        let text = format!("h{square}");
        let expected = format!("block {text:?}: {reason}");
        assert_eq!(refusal::<Block>(&text), expected);
    }
}

#[test]
fn options() {
    for text in RULES {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("ruleset=kwintie", ""),
        ("no-five=fours,ruleset=kwintie", ""),
        ("no-five=draw,ruleset=kwinty", "ruleset=kwinty,no-five=draw"),
        ("first-block=barred", ""),
        ("first-block=barred,ruleset=kwinty", "ruleset=kwinty"),
        (
            "first-block=free,no-five=draw,ruleset=kwintie",
            "no-five=draw,first-block=free",
        ),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    let options = Options::default();
    assert_eq!(options.ruleset(), Ruleset::Kwintie);
    assert_eq!(options.no_five(), NoFive::Fours);
    assert_eq!(options.first_block(), FirstBlock::Barred);
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        (
            "rules=kwinty",
            r#"option "rules": unknown; the options are ruleset, no-five, first-block"#,
        ),
        (
            "no-five=draw,no-five=draw",
            r#"option "no-five": given twice"#,
        ),
        (
            "ruleset=Kwinty",
            r#"option ruleset "Kwinty": must be kwintie, boardless or kwinty"#,
        ),
        ("no-five=", r#"option no-five "": must be fours or draw"#),
        (
            "first-block=on",
            r#"option first-block "on": must be barred or free"#,
        ),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
}

#[test]
fn a_free_first_block_goes_only_with_fixed_columns() {
    let reason =
        "first-block=free goes only with ruleset=kwintie: the other rulesets bar no column";
    let free = Options::default().with_first_block(FirstBlock::Free);
    let free = free.unwrap();
    assert_eq!(free.first_block(), FirstBlock::Free);
    assert_eq!("first-block=free".parse(), Ok(free));
    assert_eq!(free.with_ruleset(Ruleset::Kwintie), Ok(free));
    let refused = Err(OptionsError::NothingBarred);
    for (word, ruleset) in [
        ("boardless", Ruleset::Boardless),
        ("kwinty", Ruleset::Kwinty),
    ] {
        for text in [
            format!("ruleset={word},first-block=free"),
            format!("first-block=free,no-five=draw,ruleset={word}"),
        ] {
            let expected = format!("option first-block \"free\": {reason}");
            assert_eq!(refusal::<Options>(&text), expected);
        }
        assert_eq!(free.with_ruleset(ruleset), refused);
        let growing = Options::default().with_ruleset(ruleset).unwrap();
        assert_eq!(growing.with_first_block(FirstBlock::Free), refused);
        assert_eq!(growing.with_first_block(FirstBlock::Barred), Ok(growing));
    }
    assert_eq!(OptionsError::NothingBarred.to_string(), reason);
    assert_eq!(
        refusal::<Kwintie>("kwintie/1 ruleset=kwinty,first-block=free 1 - -"),
        format!(
            "field options \"ruleset=kwinty,first-block=free\": option first-block \"free\": {reason}"
        )
    );
}

#[test]
fn positions() {
    for text in [
        "kwintie/1 - 1 - -",
        "kwintie/1 ruleset=kwinty,no-five=draw 1 - -",
        "kwintie/1 - 2 ha1 -",
        "kwintie/1 first-block=free 2 ve1 -",
        "kwintie/1 no-five=draw,first-block=free 1 hd1 ha1",
        // White's only block on the ground covers column 5.
        "kwintie/1 first-block=free o he1,hc2,ve2,hf2 va1,hc1,hg1",
        "kwintie/1 - 1 va1 va3",
        "kwintie/1 - 1 hb1,vd1 ve1,hb2",
        "kwintie/1 ruleset=boardless 1 va1,hd1 hb1,vb2",
        "kwintie/1 - o ha1,vc1,hd1 vh1,vi1",
        "kwintie/1 - o va1,vc1,vh1 vi1,hh3,vi4",
    ] {
        let position: Kwintie = text.parse().unwrap();
        assert_eq!(position.to_string(), text);
        assert_eq!(position.status().is_over(), text.contains(" o "));
    }
}

#[test]
fn bad_lines_name_the_field_and_the_reason() {
    for (text, reason) in [
        ("", r#"position "": must begin with kwintie/1"#),
        (
            "wyx/1 - 1 - -",
            r#"position "wyx/1 - 1 - -": of game "wyx", must begin with kwintie/1"#,
        ),
        (
            "kwintie/1 - 1 -",
            r#"position "kwintie/1 - 1 -": field black (4 of 4) is missing"#,
        ),
        (
            "kwintie/1 no-five=x 1 - -",
            r#"field options "no-five=x": option no-five "x": must be fours or draw"#,
        ),
        ("kwintie/1 - 3 - -", r#"field turn "3": must be 1, 2 or o"#),
        (
            "kwintie/1 - o - -",
            r#"field turn "o": must be 1 or 2: the game is not over"#,
        ),
        ("kwintie/1 - c - -", r#"field turn "c": must be 1, 2 or o"#),
        (
            "kwintie/1 - 2 ha1,vc1,hd1 vh1,vi1",
            r#"field turn "2": must be o: the game is over"#,
        ),
        (
            "kwintie/1 - 1 ha1 hi1",
            r#"field black "hi1": sticks out of the wall"#,
        ),
        (
            "kwintie/1 - 1 vb1,va1 vc1,vd1",
            r#"field white "va1": out of order"#,
        ),
        (
            "kwintie/1 - 1 va1,va1 vc1,vd1",
            r#"field white "va1": listed twice"#,
        ),
        (
            "kwintie/1 - 1 ha1 3",
            r#"field black "3": must be h or v and the lower left square, such as ha1"#,
        ),
    ] {
        assert_eq!(refusal::<Kwintie>(text), reason);
    }
    // What is wrong with a square is for `board-graph` to say.
    let reason = kwintie::board().parse_node("x1").unwrap_err();
    assert_eq!(
        refusal::<Kwintie>("kwintie/1 - 1 ha1,hx1 -"),
        format!(r#"field white "hx1": {reason}"#)
    );
    let huge = format!("kwintie/1 - 1 {} -", "ha1,".repeat(1_000_000));
    assert!(refusal::<Kwintie>(&huge).len() < 500);
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_text() {
    use crate::common::played;

    let position = played("no-five=draw", "h1 v9");
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("\"{position}\""));
    assert_eq!(serde_json::from_str::<Kwintie>(&json).unwrap(), position);
    let options = serde_json::to_string(&position.options()).unwrap();
    assert_eq!(options, r#""no-five=draw""#);
    assert_eq!(serde_json::to_string(&Move::Pass).unwrap(), r#""pass""#);
    assert!(serde_json::from_str::<Move>(r#""h10""#).is_err());
    assert!(serde_json::from_str::<Kwintie>("7").is_err());
}
