//! Text of rule options: what is read, what is written, and how the rest is refused.

use crate::common::model::Rules;
use crate::common::rules::{
    dominoes_text, draw, options, rack_text, random_dominoes, random_rack, random_rack_of,
    random_rules, rules_text, shuffle,
};
use board_play::Position;
use board_play::testkit::{SplitMix, refusal};
use wyx::{
    Colour, Column, Dominoes, Options, OptionsError, Rack, StrongholdBars, Strongholds, Wyx, board,
};

#[test]
fn options_print_what_differs_in_order() {
    for text in [
        "",
        "stronghold-bars=both",
        "starts=e4.d5",
        "stronghold-bars=both,starts=a2.a3",
        "strongholds=a1:3.h1:3.d2:2.e2:2.b4:2.g4:2.b5:2.g5:2.d7:2.e7:2.a8:3.h8:2",
        "stronghold-bars=both,strongholds=a1:3.b1:3.c1:3.d1:3.e1:3.f1:3.g1:3.h1:3.a2:2.b2:2.c2:2.d2:2,starts=e4.d5",
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    let default = "strongholds=a1:3.h1:3.d2:2.e2:2.b4:2.g4:2.b5:2.g5:2.d7:2.e7:2.a8:3.h8:3";
    for (text, written) in [
        (default, ""),
        ("starts=d4.e5,stronghold-bars=opponent,rack=chance", ""),
        (
            "starts=e4.d5,stronghold-bars=both",
            "stronghold-bars=both,starts=e4.d5",
        ),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
}

/// Strongholds are a set: read in any order, written in one.
#[test]
fn the_order_of_strongholds_means_nothing() {
    let rng = &mut SplitMix::new(2);
    for _ in 0..100 {
        let rules = random_rules(rng, true);
        let mut other = rules.clone();
        shuffle(&mut other.strongholds, rng);
        assert_eq!(options(&rules), options(&other));
        let text = options(&rules).to_string();
        assert_eq!(text, options(&other).to_string());
        assert_eq!(text.parse(), Ok(options(&rules)));
        // In board order: by rank, then by file.
        let strongholds = options(&rules).strongholds().to_string();
        let names: Vec<&str> = strongholds.split('.').map(|item| &item[..2]).collect();
        assert!(
            names.is_sorted_by_key(|name| (&name[1..], &name[..1])),
            "{strongholds}"
        );
        let numbers: Vec<String> = names
            .iter()
            .map(|name| {
                let found = rules.strongholds.iter().find(|(other, _)| other == name);
                format!("{name}:{}", found.unwrap().1)
            })
            .collect();
        assert_eq!(numbers.join("."), strongholds);
    }
}

#[test]
fn racks() {
    let rng = &mut SplitMix::new(7);
    for _ in 0..20 {
        let text = rack_text(&random_rack(rng));
        let rack: Rack = text.parse().unwrap();
        assert_eq!(rack.to_string(), text);
        let options: Options = format!("rack={text}").parse().unwrap();
        assert_eq!(options, Options::default().with_rack(Some(rack)));
        assert_eq!(options.rack(), Some(&rack));
        assert_eq!(options.to_string(), format!("rack={text}"));
        assert_eq!(
            Wyx::new(&options),
            Wyx::from_rack(&Options::default(), rack)
        );
        for column in Column::all() {
            let texts = rack
                .column(column)
                .map(|domino| domino.to_string())
                .concat();
            assert_eq!(text.split('/').nth(column.index()), Some(texts.as_str()));
        }
    }
}

/// Sets of dominoes: read in any order within a colour, written in one; those of the table are the
/// default.
#[test]
fn dominoes() {
    let rng = &mut SplitMix::new(9);
    let mut default = Rules::default().dominoes;
    for _ in 0..20 {
        for colour in &mut default {
            shuffle(colour, rng);
        }
        let text = format!("dominoes={}", dominoes_text(&default));
        assert_eq!(text.parse(), Ok(Options::default()));
        assert_eq!(text.parse::<Options>().unwrap().to_string(), "");

        let mut drawn = random_dominoes(rng);
        let text = format!("dominoes={}", dominoes_text(&drawn));
        let options: Options = text.parse().unwrap();
        for colour in &mut drawn {
            shuffle(colour, rng);
        }
        let same = format!("dominoes={}", dominoes_text(&drawn));
        assert_eq!(same.parse(), Ok(options));
        // By ranks up, then by files to the right.
        for colour in &mut drawn {
            colour.sort_by_key(|text| {
                let (dx, dy) = text.split_at(2);
                [dy, dx].map(|number| number.parse::<i32>().unwrap())
            });
        }
        let written = format!("dominoes={}", dominoes_text(&drawn));
        assert_eq!(options.to_string(), written);
        assert_eq!(written.parse(), Ok(options));
        assert_eq!(
            Options::default().with_dominoes(*options.dominoes()),
            options
        );
        for (colour, texts) in Colour::ALL.into_iter().zip(&drawn) {
            let found = options
                .dominoes()
                .of(colour)
                .map(|domino| domino.to_string());
            assert_eq!(found.to_vec(), *texts);
        }

        // The line of a position has them while chance fills the rack, and later.
        let mut position = Wyx::new(&options);
        while let Some(m) = position.nth_move(draw(rng, position.move_count().max(1))) {
            assert_eq!(position.to_string().parse(), Ok(position));
            position.play(m).unwrap();
        }
        assert_eq!(position.options(), options);
    }
}

#[test]
fn bad_dominoes_say_why() {
    let good = Dominoes::default().to_string();
    let colours: Vec<&str> = good.split('/').collect();
    let with = |colour: usize, text: &str| {
        let mut colours = colours.clone();
        colours[colour] = text;
        colours.join("/")
    };
    let last = colours[3];
    for (text, reason) in [
        (
            String::new(),
            "there must be 4 colours joined by slashes, not 1",
        ),
        (
            format!("{good}/"),
            "there must be 4 colours joined by slashes, not 5",
        ),
        (
            good.replace('/', ""),
            "there must be 4 colours joined by slashes, not 1",
        ),
        (with(1, ""), "left-down must have 16 dominoes, has 0"),
        (
            with(3, &last[4..]),
            "right-up must have 16 dominoes, has 15",
        ),
        (
            with(3, &format!("{last}+7+7")),
            "right-up must have 16 dominoes, has 17",
        ),
        (with(3, colours[0]), "-3+1 is listed twice"),
        (
            with(3, &format!("+0+0{}", &last[4..])),
            r#"domino "+0+0": a jump leads to another square, 7 across and 7 up or down at most"#,
        ),
        (
            with(3, &format!("+0+8{}", &last[4..])),
            r#"domino "+0+8": a jump leads to another square, 7 across and 7 up or down at most"#,
        ),
        (
            with(3, &last[1..]),
            r#"domino "1+0+": must be a jump such as +2-3 or -1+0"#,
        ),
        (
            with(0, "é"),
            r#"domino "é": must be a jump such as +2-3 or -1+0"#,
        ),
    ] {
        assert_eq!(refusal::<Dominoes>(&text), reason, "{text}");
        let in_options = refusal::<Options>(&format!("dominoes={text}"));
        assert!(in_options.starts_with("option dominoes \""), "{in_options}");
        assert!(in_options.ends_with(reason), "{in_options}");
    }
    let long = refusal::<Options>(&format!("dominoes={}", "+0+1".repeat(100_000)));
    assert!(long.len() < 400, "{long}");
    let error = Dominoes::new(&Dominoes::default().all()[1..]).unwrap_err();
    assert_eq!(error.to_string(), "there must be 64 dominoes, not 63");

    // A rack is checked against them, whichever is given first.
    let rack = Rack::new(Dominoes::default().all()).unwrap();
    let other = with(0, &format!("-7+7{}", &colours[0][4..]));
    for text in [
        format!("dominoes={other},rack={rack}"),
        format!("rack={rack},dominoes={other}"),
    ] {
        let reason = refusal::<Options>(&text);
        assert!(reason.starts_with("option rack \"-3+1"), "{reason}");
        let wanted = r#": domino "-3+1": no domino has this jump"#;
        assert!(reason.ends_with(wanted), "{reason}");
    }
    // Chance draws none but these.
    let options: Options = format!("dominoes={other}").parse().unwrap();
    let start = Wyx::new(&options);
    let refused = start.check("-3+1".parse().unwrap()).unwrap_err();
    assert_eq!(refused.to_string(), "no domino has the jump -3+1");
    assert_eq!(start.check("-7+7".parse().unwrap()), Ok(()));
}

/// All that is in a box: strongholds, starts, dominoes, a rack of them.
#[test]
fn a_box_is_one_text() {
    let rng = &mut SplitMix::new(3);
    let dominoes = random_dominoes(rng);
    let rack = rack_text(&random_rack_of(&dominoes, rng));
    let dominoes: Dominoes = dominoes_text(&dominoes).parse().unwrap();
    let text = format!(
        "stronghold-bars=both,strongholds=a1:3.b1:3.c1:3.d1:3.e1:3.f1:3.g1:3.h1:3.a2:2.b2:2.c2:2.d2:2,\
         starts=e4.d5,dominoes={dominoes},rack={rack}"
    );
    let options: Options = text.parse().unwrap();
    assert_eq!(options.to_string(), text);
    let start = Wyx::new(&options);
    assert_eq!(start.options(), options);
    assert_eq!(start.to_string().parse(), Ok(start));
    assert_eq!(
        options.with_rack(None).with_rack(options.rack().copied()),
        options
    );
}

#[test]
fn bad_racks_say_why() {
    // All dominoes in order: each colour by ranks from below, from left to right.
    let good = Rack::new(Dominoes::default().all()).unwrap().to_string();
    let columns: Vec<&str> = good.split('/').collect();
    let with = |column: usize, text: &str| {
        let mut columns = columns.clone();
        columns[column - 1] = text;
        columns.join("/")
    };
    let first = columns[0];
    for (text, reason) in [
        (String::new(), "column 1 must have 8 dominoes, has 0"),
        (
            columns[..7].join("/"),
            "the rack must have 64 dominoes, has 56",
        ),
        (format!("{good}/"), "there are more than 8 columns"),
        (format!("{good}/{first}"), "there are more than 8 columns"),
        (with(2, ""), "column 2 must have 8 dominoes, has 0"),
        (
            with(2, &columns[1][..28]),
            "column 2 must have 8 dominoes, has 7",
        ),
        (
            with(8, &columns[7][..28]),
            "the rack must have 64 dominoes, has 63",
        ),
        (with(8, ""), "column 8 must have 8 dominoes, has 0"),
        (
            with(1, &format!("{first}+0+3")),
            "column 1 must have 8 dominoes, has 9",
        ),
        (with(2, first), "-3+1 is there twice"),
        (
            with(3, &columns[2][1..]),
            r#"domino "4-3-": must be a jump such as +2-3 or -1+0"#,
        ),
        (
            with(3, &columns[2][..31]),
            r#"domino "-1-": must be a jump such as +2-3 or -1+0"#,
        ),
        (
            with(3, &format!("+0+0{}", &columns[2][4..])),
            r#"domino "+0+0": a jump leads to another square, 7 across and 7 up or down at most"#,
        ),
        (
            good.replace('/', ""),
            "column 1 must have 8 dominoes, has 64",
        ),
        (
            good.replace('/', "."),
            r#"domino ".-3+": must be a jump such as +2-3 or -1+0"#,
        ),
    ] {
        assert_eq!(refusal::<Rack>(&text), reason, "{text}");
        let in_options = refusal::<Options>(&format!("rack={text}"));
        assert!(in_options.starts_with("option rack \""), "{in_options}");
        assert!(in_options.ends_with(reason), "{in_options}");
    }
    assert_eq!(
        refusal::<Options>("rack=é"),
        r#"option rack "é": domino "é": must be a jump such as +2-3 or -1+0"#
    );
    // What a rack alone does not show: which dominoes there are, and of which colours.
    let other = "-3+4-2+4-1+4-4+4-3+3-2+3-1+3+0+3";
    for (text, reason) in [
        (
            with(2, columns[2]),
            "-4-3 is left-down, and column 2 is left-up",
        ),
        (with(2, other), r#"domino "-4+4": no domino has this jump"#),
    ] {
        let in_options = refusal::<Options>(&format!("rack={text}"));
        assert!(in_options.ends_with(reason), "{in_options}");
    }
    let rack: Rack = with(2, other).parse().unwrap();
    let options = Options::default().with_rack(Some(rack));
    assert_eq!(*options.dominoes(), rack.set());
    assert_eq!(options.to_string().parse(), Ok(options));
    assert_eq!(
        options.with_dominoes(Dominoes::default()),
        Options::default()
    );
    assert_eq!(options.with_dominoes(rack.set()), options);
    let long = refusal::<Options>(&format!("rack={}", "+0+1".repeat(100_000)));
    assert!(long.len() < 400, "{long}");
}

#[test]
fn bad_options_name_the_option_and_the_reason() {
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        (
            "bars=both",
            r#"option "bars": unknown; the options are stronghold-bars, strongholds, starts, dominoes, rack"#,
        ),
        (
            "starts=a2.a3,starts=a2.a3",
            r#"option "starts": given twice"#,
        ),
        (
            "stronghold-bars=own",
            r#"option stronghold-bars "own": must be opponent or both"#,
        ),
        (
            "starts=d4",
            r#"option starts "d4": must be two squares joined by a dot, such as d4.e5"#,
        ),
        (
            "starts=",
            r#"option starts "": must be two squares joined by a dot, such as d4.e5"#,
        ),
        (
            "starts=d4.e5.f6",
            r#"option starts "d4.e5.f6": must be two squares joined by a dot, such as d4.e5"#,
        ),
        (
            "starts=d4.i5",
            r#"option starts "i5": there is no column i, the last is h"#,
        ),
        (
            "starts=d4.d4",
            r#"option starts "d4.d4": both knights start on d4"#,
        ),
        (
            "starts=d4.a8",
            r#"option starts "d4.a8": the knight of seat 2 starts on a8, which is a stronghold"#,
        ),
        (
            "strongholds=",
            r#"option strongholds "": must be 12 squares with values, such as a1:3, joined by dots"#,
        ),
        (
            "strongholds=a1:3",
            r#"option strongholds "a1:3": there must be 12 strongholds, not 1"#,
        ),
        (
            "strongholds=a1:3.a1:3",
            r#"option strongholds "a1:3.a1:3": a1 is listed twice"#,
        ),
        (
            "strongholds=a1:4",
            r#"option strongholds "a1:4": the value of a1 is "4", must be 2 or 3"#,
        ),
        (
            "strongholds=a1:03",
            r#"option strongholds "a1:03": the value of a1 is "03", must be 2 or 3"#,
        ),
        (
            "strongholds=a9:3",
            r#"option strongholds "a9:3": column a has 8 nodes"#,
        ),
        (
            "strongholds=a1",
            r#"option strongholds "a1": must be 12 squares with values, such as a1:3, joined by dots"#,
        ),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
    let on_start = "strongholds=d4:3.h1:3.d2:2.e2:2.b4:2.g4:2.b5:2.g5:2.d7:2.e7:2.a8:3.h8:3";
    let reason = refusal::<Options>(on_start);
    assert!(
        reason.starts_with("option strongholds \"d4:3.h1:3."),
        "{reason}"
    );
    assert!(
        reason.ends_with(": the knight of seat 1 starts on d4, which is a stronghold"),
        "{reason}"
    );
    let thirteen = format!("strongholds={}.c3:2", Strongholds::default());
    assert!(refusal::<Options>(&thirteen).ends_with("there must be 12 strongholds, not 13"));
}

#[test]
fn a_board_is_checked_however_it_is_set() {
    let squares = |names: [&str; 2]| names.map(|name| board().parse_node(name).unwrap());
    let options = Options::default();
    let strongholds = options.strongholds();
    let [d4, e5] = squares(["d4", "e5"]);
    assert_eq!(options.with_board(strongholds, [d4, e5]), Ok(options));
    assert_eq!(
        options.with_board(strongholds, [d4, d4]),
        Err(OptionsError::SameStart(board().name(d4)))
    );
    let [a1, _] = squares(["a1", "a2"]);
    let error = options.with_board(strongholds, [a1, d4]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the knight of seat 1 starts on a1, which is a stronghold"
    );
    let off = board_graph::Node::new(64);
    let error = options.with_board(strongholds, [d4, off]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the knight of seat 2 starts on square 64, the board has 64, counted from 0"
    );
    let error = Strongholds::new(&[(off, 2)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no square 64, the board has 64, counted from 0"
    );
    let error = Strongholds::new(&[(a1, 1)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        r#"the value of a1 is "1", must be 2 or 3"#
    );
    let both = options.with_stronghold_bars(StrongholdBars::Both);
    assert_eq!(both.to_string(), "stronghold-bars=both");
}

#[test]
fn rules_are_read_in_any_order() {
    let rules = random_rules(&mut SplitMix::new(1), false);
    let text = rules_text(&rules);
    let mut pieces: Vec<&str> = text.split(',').collect();
    pieces.reverse();
    let reversed: Options = pieces.join(",").parse().unwrap();
    assert_eq!(reversed, options(&rules));
}
