//! Texts: what is read, what is written, and how the rest is refused.

use board_play::testkit::refusal;
use board_play::{Position, Seat};
use dice_hex::{
    Colour, DiceHex, Move, Nasty, Number, Numbering, NumberingError, Options, Phase, Roll, Setup,
    Strict,
};

#[test]
fn moves() {
    for text in ["d111", "d136", "d666", "1", "17", "36", "none"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for (text, reason) in [
        ("d631", "dice are written in ascending order"),
        ("d163", "dice are written in ascending order"),
        ("d013", "a die shows 1 to 6"),
        ("d137", "a die shows 1 to 6"),
        ("d13/", "a die shows 1 to 6"),
        ("d13", "must be d and three dice, such as d136"),
        ("d1366", "must be d and three dice, such as d136"),
        ("d", "must be d and three dice, such as d136"),
        ("0", "must be 1 to 36"),
        ("37", "must be 1 to 36"),
        ("999999999999999999999", "must be 1 to 36"),
        ("07", "must not have leading zeros"),
        ("1 ", "must be a plain decimal number"),
        ("1x", "must be a plain decimal number"),
    ] {
        assert_eq!(refusal::<Move>(text), format!("move {text:?}: {reason}"));
    }
    for text in [
        "", " ", "+1", "-1", "D136", "None", "none ", "nonee", "pass", "a1", "²", "\0",
    ] {
        let expected =
            format!("move {text:?}: must be the number of a cell, none, or a roll such as d136");
        assert_eq!(refusal::<Move>(text), expected);
    }
    let long = "d".repeat(1_000_000);
    assert!(refusal::<Move>(&long).len() < 400);
    assert_eq!(
        refusal::<Roll>("136"),
        r#"roll "136": must be d and three dice, such as d136"#
    );
    assert_eq!(refusal::<Number>("0"), r#"number "0": must be 1 to 36"#);
    assert_eq!(format!("{:?}", "d136".parse::<Roll>()), "Ok(d136)");
    assert_eq!(format!("{:?}", "17".parse::<Number>()), "Ok(17)");
}

/// Rolls ascend by their dice, cells by number, and `none` comes last.
#[test]
fn moves_have_an_order() {
    let texts = [
        "d111", "d112", "d166", "d222", "d666", "1", "2", "10", "36", "none",
    ];
    let moves = texts.map(|text| text.parse::<Move>().unwrap());
    assert!(moves.is_sorted_by(|one, other| one < other));
}

const BACKWARD: &str = "36.35.34.33.32.31.30.29.28.27.26.25.24.23.22.21.20.19.\
                        18.17.16.15.14.13.12.11.10.9.8.7.6.5.4.3.2.1";

/// The same numbers as a list of the option.
fn list(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    numbers.join(".")
}

#[test]
fn options() {
    for text in [
        "",
        "nasty=on",
        "strict=on",
        "begins=red",
        "numbering=sequential",
        "numbering=sequential,nasty=on,strict=on",
        "numbering=sequential,nasty=on,strict=on,begins=red",
        &format!("numbering={BACKWARD}"),
        &format!("numbering={BACKWARD},strict=on"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), text);
    }
    for (text, written) in [
        ("nasty=off", ""),
        ("numbering=balanced,strict=off", ""),
        ("begins=black", ""),
        ("begins=red,strict=on", "strict=on,begins=red"),
        (
            "strict=on,nasty=on,numbering=sequential",
            "numbering=sequential,nasty=on,strict=on",
        ),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    let options = Options::default();
    assert_eq!(*options.numbering(), Numbering::BALANCED);
    assert_eq!(
        (options.nasty(), options.strict(), options.begins()),
        (Nasty::Off, Strict::Off, Colour::Black)
    );
    for (text, reason) in [
        (",", r#"options ",": empty between commas"#),
        ("-", r#"option "-": must be key=value"#),
        ("nasty", r#"option "nasty": must be key=value"#),
        (
            "swap=on",
            r#"option "swap": unknown; the options are numbering, nasty, strict, begins"#,
        ),
        ("nasty=on,nasty=on", r#"option "nasty": given twice"#),
        ("nasty=On", r#"option nasty "On": must be off or on"#),
        ("strict=", r#"option strict "": must be off or on"#),
        ("begins=Red", r#"option begins "Red": must be black or red"#),
        (
            "begins=white",
            r#"option begins "white": must be black or red"#,
        ),
        ("begins=red,begins=black", r#"option "begins": given twice"#),
    ] {
        assert_eq!(refusal::<Options>(text), reason);
    }
}

/// A numbering has one text: if it has a name, that.
#[test]
fn a_list_that_has_a_name_is_written_as_the_name() {
    let balanced = list(&crate::common::numbers_of(crate::common::BALANCED));
    let sequential = list(&(1..=36).collect::<Vec<u8>>());
    for (given, numbering, written, options) in [
        (balanced.as_str(), Numbering::BALANCED, "balanced", ""),
        (
            sequential.as_str(),
            Numbering::SEQUENTIAL,
            "sequential",
            "numbering=sequential",
        ),
    ] {
        assert_eq!(given.parse(), Ok(numbering));
        assert_eq!(numbering.to_string(), written);
        assert_eq!(format!("{numbering:?}"), written);
        let read: Options = format!("numbering={given}").parse().unwrap();
        assert_eq!(read.to_string(), options);
        let by_name: Options = format!("numbering={written}").parse().unwrap();
        assert_eq!(read, by_name);
    }
    let backward: Numbering = BACKWARD.parse().unwrap();
    assert_eq!(backward.to_string(), BACKWARD);
    assert_eq!(backward.numbers()[0], Number::new(36).unwrap());
}

#[test]
fn bad_numberings_are_refused_with_the_reason() {
    let short = BACKWARD.strip_suffix(".1").unwrap();
    for (text, reason) in [
        (
            "",
            "must be balanced, sequential, or 1 to 36 each once, joined by dots, row by row from the top",
        ),
        (
            "Balanced",
            "must be balanced, sequential, or 1 to 36 each once, joined by dots, row by row from the top",
        ),
        (
            ".1",
            "must be balanced, sequential, or 1 to 36 each once, joined by dots, row by row from the top",
        ),
        ("17", "1 number, must be 36"),
        (short, "35 numbers, must be 36"),
        (&format!("{BACKWARD}.1"), "1 is there twice"),
        (&BACKWARD.replace("36.", "35."), "35 is there twice"),
        (&BACKWARD.replace("36.", "37."), r#""37" must be 1 to 36"#),
        (&BACKWARD.replace("36.", "0."), r#""0" must be 1 to 36"#),
        (
            &BACKWARD.replace(".9.", ".09."),
            r#""09" must not have leading zeros"#,
        ),
        (
            &format!("{BACKWARD}."),
            r#""" must be a plain decimal number"#,
        ),
        (
            &BACKWARD.replace("36.", "36 ."),
            r#""36 " must be a plain decimal number"#,
        ),
    ] {
        assert_eq!(refusal::<Numbering>(text), reason);
        let option = refusal::<Options>(&format!("numbering={text}"));
        assert!(option.starts_with("option numbering "), "{option}");
        assert!(option.ends_with(&format!(": {reason}")), "{option}");
    }
    let huge = format!("1{}", ".1".repeat(1_000_000));
    assert_eq!(refusal::<Numbering>(&huge), "1 is there twice");
    let number: String = "1".repeat(1_000_000);
    assert!(refusal::<Numbering>(&number).len() < 100);
    assert_eq!(Numbering::new(&[0]), Err(NumberingError::Range(0)));
    assert_eq!(Numbering::new(&[]), Err(NumberingError::Count(0)));
}

#[test]
fn positions() {
    let start = "dice-hex/1 - c roll - - -";
    assert_eq!(DiceHex::new(&Options::default()).to_string(), start);
    for line in [
        start,
        "dice-hex/1 - c roll - 17 -",
        "dice-hex/1 - 1 announce d136 - -",
        "dice-hex/1 - 2 announce d136 17 -",
        "dice-hex/1 nasty=on 2 point d136 - -",
        "dice-hex/1 - 1 point d136 17 -",
        "dice-hex/1 - 1 place - - -",
        "dice-hex/1 nasty=on c roll - 1,2,3 -",
        "dice-hex/1 nasty=on 2 place - - 1",
        "dice-hex/1 begins=red c roll - - -",
        "dice-hex/1 begins=red 1 announce d136 - -",
        "dice-hex/1 begins=red 2 announce d136 - 17",
        "dice-hex/1 begins=red 1 point d136 - 17",
        "dice-hex/1 nasty=on,begins=red c roll - 17,18 -",
        "dice-hex/1 strict=on,begins=red 2 place - 2 1,3",
        "dice-hex/1 numbering=sequential,begins=red o over - 1,7,13,19,25,31 2,3,4,5,6,8",
        "dice-hex/1 numbering=sequential,begins=red o over - 7,8,9,10,11 1,2,3,4,5,6",
        "dice-hex/1 strict=on 1 point d111 1,3 2",
        "dice-hex/1 strict=on 2 place - 1,3 2",
        "dice-hex/1 numbering=sequential o over - 1,7,13,19,25,31 2,3,4,5,6",
        "dice-hex/1 numbering=sequential,nasty=on o over - - 1,2,3,4,5,6",
        &format!("dice-hex/1 numbering={BACKWARD},nasty=on c roll - 36 -"),
    ] {
        let position: DiceHex = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
    }
    // A position has one text: the name of a numbering is not spelt out.
    let balanced = list(&crate::common::numbers_of(crate::common::BALANCED));
    let refused = refusal::<DiceHex>(&format!("dice-hex/1 numbering={balanced} c roll - - -"));
    assert!(
        refused.ends_with(r#"must be written "-" in a position"#),
        "{refused}"
    );
    // Once the game is over no dice matter.
    let won: DiceHex = "dice-hex/1 numbering=sequential o over - 1,7,13,19,25,31 2,3,4,5,6"
        .parse()
        .unwrap();
    assert_eq!((won.winner(), won.phase()), (Some(Seat::First), None));
    let setup = Setup::from(won);
    let roll = "d136".parse().unwrap();
    for phase in [Phase::Announce(roll), Phase::Point(roll), Phase::Place] {
        assert_eq!(DiceHex::try_from(Setup { phase, ..setup }), Ok(won));
    }
}

/// Lines, but for their beginning, that cannot be read, and why.
const UNREADABLE: &[(&str, &str)] = &[
    (
        "",
        r#"position "dice-hex/1 ": field options is empty; fields are separated by single spaces"#,
    ),
    (
        "- c roll - -",
        r#"position "dice-hex/1 - c roll - -": field red (6 of 6) is missing"#,
    ),
    (
        "- c roll - - - -",
        r#"position "dice-hex/1 - c roll - - - -": "-" follows the last of 6 fields"#,
    ),
    (
        "nasty=no c roll - - -",
        r#"field options "nasty=no": option nasty "no": must be off or on"#,
    ),
    (
        "- 3 roll - - -",
        r#"field turn "3": status "3": must be 1, 2, c or o"#,
    ),
    (
        "- c rolled - - -",
        r#"field phase "rolled": must be roll, announce, point, place or over"#,
    ),
    (
        "- c roll d136 - -",
        r#"field roll "d136": must be - in this phase"#,
    ),
    (
        "- 1 place d136 - -",
        r#"field roll "d136": must be - in this phase"#,
    ),
    (
        "- o over d136 - -",
        r#"field roll "d136": must be - in this phase"#,
    ),
    (
        "- 1 announce - - -",
        r#"field roll "-": must be d and three dice, such as d136"#,
    ),
    (
        "- 2 point d631 - -",
        r#"field roll "d631": dice are written in ascending order"#,
    ),
    (
        "- 2 announce d136 - -",
        r#"field turn "2": must be 1 in this position"#,
    ),
    (
        "- 1 point d136 - -",
        r#"field turn "1": must be 2 in this position"#,
    ),
    (
        "- c announce d136 - -",
        r#"field turn "c": must be 1 in this position"#,
    ),
    (
        "- 1 roll - - -",
        r#"field turn "1": must be c in this position"#,
    ),
    (
        "- o roll - - -",
        r#"field turn "o": must be c in this position"#,
    ),
    (
        "- o over - - -",
        r#"field phase "over": no sides are joined"#,
    ),
    ("- c roll - 0 -", r#"field black "0": must be 1 to 36"#),
    ("- c roll - 1,37 -", r#"field black "37": must be 1 to 36"#),
    (
        "- c roll - 01 -",
        r#"field black "01": must not have leading zeros"#,
    ),
    (
        "- c roll - 1, -",
        r#"field black "": must be a plain decimal number"#,
    ),
    ("- c roll - 2,1 3", r#"field black "1": out of order"#),
    ("- c roll - 1,2 3,3", r#"field red "3": listed twice"#),
    (
        "- c roll - 1,2 2",
        r#"field red "2": a black and a red stone are on 2"#,
    ),
    (
        "- c roll - 1,2 -",
        r#"field red "-": there are 2 black and 0 red stones, must be as many, or one more black"#,
    ),
];

/// Lines that can be read, but no play leads there.
const UNREACHABLE: &[(&str, &str)] = &[
    (
        "nasty=on,strict=on c roll - - 1",
        r#"field red "1": there are 0 black and 1 red stones, must be as many, or one more black"#,
    ),
    (
        "begins=red c roll - 17 -",
        r#"field red "-": there are 1 black and 0 red stones, must be as many, or one more red"#,
    ),
    (
        "begins=red 1 announce d136 - 17",
        r#"field turn "1": must be 2 in this position"#,
    ),
    (
        "numbering=sequential,begins=red o over - 1,7,13,19,25,31 2,3,4,5,6,8,9",
        r#"field black "1,7,13,19,25,31": Black has joined its sides, and the game went on"#,
    ),
    (
        "numbering=sequential,begins=red o over - 7,8,9,10,11,12 1,2,3,4,5,6",
        r#"field red "1,2,3,4,5,6": Red has joined its sides, and the game went on"#,
    ),
    (
        "strict=on 2 point d136 - -",
        r#"field phase "point": with strict=on none cannot have been announced, since 1 = 6 ÷ 3 − 1"#,
    ),
    (
        "strict=on 1 place - - -",
        r#"field phase "place": with strict=on every roll makes one of the vacant cells"#,
    ),
    (
        "numbering=sequential c roll - 1,7,13,19,25,31 2,3,4,5,6",
        r#"field phase "roll": must be over: two opposite sides are joined"#,
    ),
    (
        "numbering=sequential 2 over - 1,7,13,19,25,31 2,3,4,5,6",
        r#"field turn "2": must be o in this position"#,
    ),
    (
        "numbering=sequential o over - 1,7,13,19,25,31 2,3,4,5,6,8",
        r#"field black "1,7,13,19,25,31": Black has joined its sides, and the game went on"#,
    ),
    (
        "numbering=sequential o over - 7,8,9,10,11,12,13 1,2,3,4,5,6",
        r#"field red "1,2,3,4,5,6": Red has joined its sides, and the game went on"#,
    ),
    (
        "numbering=sequential,nasty=on o over - - 1,2,3,4,5,6,31,32,33,34,35,36",
        r#"field red "1,2,3,4,5,6,31,32,33,34,35,36": Red has joined its sides, and had before any last stone"#,
    ),
];

#[test]
fn bad_positions_name_the_field_and_the_reason() {
    for (fields, reason) in UNREADABLE.iter().chain(UNREACHABLE) {
        assert_eq!(refusal::<DiceHex>(&format!("dice-hex/1 {fields}")), *reason);
    }
    assert_eq!(
        refusal::<DiceHex>("hex/1 - c roll - - -"),
        r#"position "hex/1 - c roll - - -": of game "hex", must begin with dice-hex/1"#
    );
    let huge = format!("dice-hex/1 - c roll - {} -", "1,".repeat(1_000_000));
    assert!(refusal::<DiceHex>(&huge).len() < 400);
}

#[cfg(feature = "serde")]
#[test]
fn serde_uses_the_texts() {
    let position: DiceHex = "dice-hex/1 nasty=on 2 point d136 - -".parse().unwrap();
    let json = serde_json::to_string(&position).unwrap();
    assert_eq!(json, format!("\"{position}\""));
    assert_eq!(serde_json::from_str::<DiceHex>(&json).unwrap(), position);
    let options = serde_json::to_string(&position.options()).unwrap();
    assert_eq!(options, r#""nasty=on""#);
    for text in ["d136", "17", "none"] {
        let m: Move = text.parse().unwrap();
        assert_eq!(serde_json::to_string(&m).unwrap(), format!("{text:?}"));
    }
    let numbering: Numbering = serde_json::from_str(r#""sequential""#).unwrap();
    assert_eq!(numbering, Numbering::SEQUENTIAL);
    let roll: Roll = serde_json::from_str(r#""d136""#).unwrap();
    assert_eq!(roll.dice(), [1, 3, 6]);
    assert!(serde_json::from_str::<Number>("17").is_err());
    assert!(serde_json::from_str::<Move>(r#""d137""#).is_err());
}
