//! Serialization is the text, validated as always, or an object that is.

use core::fmt::Debug;
use core::num::NonZeroU32;

use board_play::nim::{Nim, Options, Take};
use board_play::prose::blocks;
use board_play::{
    About, Adjudication, Alias, Ended, Ending, MoveAbout, Outcome, Record, Rematch,
    RuleOptions as _, Seat, Status, Turn,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, to_string};

#[test]
fn the_vocabulary_is_serialized_as_its_text() {
    assert_eq!(to_string(&Seat::ALL).expect("strings"), r#"["1","2"]"#);
    let outcomes: Vec<Outcome> = from_str(r#"["1","draw"]"#).expect("outcomes");
    assert_eq!(outcomes, [Outcome::Win(Seat::First), Outcome::Draw]);
    assert_eq!(from_str::<Turn>("\"c\"").expect("a turn"), Turn::Chance);
    for bad in ["1", "\"3\"", "null", "[]", "\"\""] {
        assert!(from_str::<Seat>(bad).is_err(), "{bad}");
    }
    let error = from_str::<Seat>("1").unwrap_err().to_string();
    assert!(error.contains("integer `1`, expected a text"), "{error}");
}

#[test]
fn a_record_is_serialized_as_its_text() {
    let text = "# game: nim\n# result: *\n\n3 1\n";
    let record: Record<Nim> = text.parse().expect("a record");
    let json = to_string(&record).expect("a string");
    assert_eq!(json, r##""# game: nim\n# result: *\n\n3 1\n""##);
    assert_eq!(from_str::<Record<Nim>>(&json).expect("the record"), record);
    let error = from_str::<Record<Nim>>(r##""# game: nim\n4""##).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("line 2, ply 1: move \"4\": must be 1 to 3"),
        "{error}"
    );
}

mod game {
    //! Types of a game's crate, which has no serde of its own.

    use core::fmt;
    use core::str::FromStr;

    use super::{Options, Take};

    /// A type with a constant parameter, and one with a type parameter.
    #[derive(Debug, PartialEq, Eq)]
    pub(super) struct Sized<const N: usize>(pub(super) Take);
    #[derive(Debug, PartialEq, Eq)]
    pub(super) struct Boxed<T: Clone>(pub(super) T);

    impl<const N: usize> fmt::Display for Sized<N> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl<const N: usize> FromStr for Sized<N> {
        type Err = <Take as FromStr>::Err;

        fn from_str(text: &str) -> Result<Self, Self::Err> {
            text.parse().map(Self)
        }
    }

    impl<T: Clone> fmt::Display for Boxed<T> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("boxed")
        }
    }

    impl<T: Clone> FromStr for Boxed<T> {
        type Err = <Options as FromStr>::Err;

        fn from_str(text: &str) -> Result<Self, Self::Err> {
            Err(board_play::TextError::new("box", text, "closed"))
        }
    }

    board_play::serde_by_text!(impl<const N: usize> Sized<N>, impl<T: Clone> Boxed<T>);
}

#[test]
fn generic_types_are_serialized_too() {
    let take = game::Sized::<3>("2".parse().expect("a move"));
    assert_eq!(to_string(&take).expect("a string"), "\"2\"");
    assert_eq!(from_str::<game::Sized<3>>("\"2\"").expect("the move"), take);
    assert!(from_str::<game::Sized<3>>("2").is_err());
    assert_eq!(to_string(&game::Boxed(1)).expect("a string"), "\"boxed\"");
    let error = from_str::<game::Boxed<u8>>("\"x\"").unwrap_err();
    assert!(
        error.to_string().starts_with("box \"x\": closed"),
        "{error}"
    );
}

#[test]
fn words_of_records_are_serialized_as_their_text() {
    for (word, ended) in Ended::KEYWORDS.0 {
        assert_eq!(to_string(ended).expect("a string"), format!("{word:?}"));
        assert_eq!(
            from_str::<Ended>(&format!("{word:?}")).expect("a word"),
            *ended
        );
    }
    for (word, way) in Rematch::KEYWORDS.0 {
        assert_eq!(to_string(way).expect("a string"), format!("{word:?}"));
        assert_eq!(
            from_str::<Rematch>(&format!("{word:?}")).expect("a word"),
            *way
        );
    }
    assert!(from_str::<Ended>("\"Time\"").is_err());
    assert!(from_str::<Rematch>("0").is_err());
}

/// Checks how a value is serialized, and that it is read back.
#[track_caller]
fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(to_string(value).expect("JSON"), json);
    assert_eq!(from_str::<T>(json).expect("the value"), *value);
}

#[track_caller]
fn refused<T: DeserializeOwned + Debug>(json: &str, reason: &str) {
    let error = from_str::<T>(json).unwrap_err().to_string();
    assert!(error.contains(reason), "{json}: {error}");
}

#[test]
fn a_status_says_whose_decision_comes_next_or_how_the_game_ended() {
    let first = r#"{"kind":"to-move","seat":"1"}"#;
    round_trip(&Status::ToMove(Seat::First), first);
    round_trip(&Status::Chance, r#"{"kind":"chance"}"#);
    round_trip(
        &Status::Over(Outcome::Draw),
        r#"{"kind":"over","outcome":"draw"}"#,
    );
    let won = r#"{"kind":"over","outcome":"2"}"#;
    round_trip(&Status::Over(Outcome::Win(Seat::Second)), won);
    for (json, reason) in [
        (r#""chance""#, "expected an object with a kind"),
        (r#"["chance"]"#, "expected an object with a kind"),
        ("null", "expected an object with a kind"),
        ("{}", "missing field `kind`"),
        (
            r#"{"kind":"ToMove","seat":"1"}"#,
            "unknown variant `ToMove`",
        ),
        (r#"{"kind":"to-move"}"#, "missing field `seat`"),
        (r#"{"kind":"to-move","seat":1}"#, "expected a text"),
        (
            r#"{"kind":"to-move","seat":"3"}"#,
            r#"seat "3": must be 1 or 2"#,
        ),
        (r#"{"kind":"chance","seat":"1"}"#, "unknown field `seat`"),
        (
            r#"{"kind":"over","outcome":"1","seat":"1"}"#,
            "unknown field `seat`",
        ),
        (
            r#"{"kind":"over","outcome":"*"}"#,
            r#"result "*": must be 1, 2 or draw"#,
        ),
        (
            r#"{"kind":"over","kind":"over","outcome":"1"}"#,
            "duplicate field `kind`",
        ),
        (r#"{"kind":"over","outcome":"1""#, "EOF"),
    ] {
        refused::<Status>(json, reason);
    }
}

#[test]
fn an_ending_says_why_the_game_is_over() {
    let three = NonZeroU32::new(3).expect("not 0");
    for (ending, json) in [
        (
            Ending::Rules(Outcome::Win(Seat::First)),
            r#"{"kind":"rules","outcome":"1"}"#,
        ),
        (
            Ending::Repetition(three),
            r#"{"kind":"repetition","times":3}"#,
        ),
        (Ending::MaxPlies(three), r#"{"kind":"max-plies","plies":3}"#),
        (
            Ending::Ended(Ended::Agreement, Outcome::Draw),
            r#"{"kind":"ended","ended":"agreement","outcome":"draw"}"#,
        ),
    ] {
        round_trip(&ending, json);
    }
    for (json, reason) in [
        (
            r#"{"kind":"repetition","times":0}"#,
            "expected a nonzero u32",
        ),
        (
            r#"{"kind":"max-plies","plies":-1}"#,
            "expected a nonzero u32",
        ),
        (
            r#"{"kind":"max-plies","plies":4294967296}"#,
            "expected a nonzero u32",
        ),
        (r#"{"kind":"max-plies","times":3}"#, "unknown field `times`"),
        (r#"{"kind":"ended","outcome":"1"}"#, "missing field `ended`"),
        (
            r#"{"kind":"ended","ended":"resignation","outcome":"draw"}"#,
            "nobody draws by resignation",
        ),
        (
            r#"{"kind":"ended","ended":"fire","outcome":"1"}"#,
            r#"ended "fire""#,
        ),
        ("7", "expected an object with a kind"),
    ] {
        refused::<Ending>(json, reason);
    }
}

#[test]
fn an_adjudication_has_both_limits() {
    let max_plies = NonZeroU32::new(400);
    let adjudication = Adjudication {
        max_plies,
        ..Adjudication::default()
    };
    round_trip(&adjudication, r#"{"repetition":null,"max_plies":400}"#);
    for (json, reason) in [
        ("{}", "missing field `repetition`"),
        (r#"{"repetition":3}"#, "missing field `max_plies`"),
        (
            r#"{"repetition":0,"max_plies":null}"#,
            "repetition: invalid value: integer `0`",
        ),
        (
            r#"{"repetition":null,"max_plies":"400"}"#,
            "max_plies: invalid type: string",
        ),
        (
            r#"{"repetition":null,"repetition":3,"max_plies":null}"#,
            "duplicate field `repetition`",
        ),
        (
            r#"{"repetition":null,"max-plies":null}"#,
            "unknown field `max-plies`, expected `repetition` or `max_plies`",
        ),
        (
            "[null,400]",
            "expected an object with the fields repetition, max_plies",
        ),
        (r#"{"repetition":null,"max_plies":4"#, "EOF"),
    ] {
        refused::<Adjudication>(json, reason);
    }
}

/// A game in words is written for programs that show it.
#[test]
fn words_are_written_by_their_fields() {
    let about = About {
        title: "Nim",
        aliases: &[Alias {
            name: "pile",
            title: "One pile",
            rules: "stones=12",
        }],
        seats: ["Left", "Right"],
        goal: "Take the last stone.",
        credits: "",
        board: "A pile.",
        rules: "# A turn",
        matches: "",
        moves: &[MoveAbout {
            example: "3",
            meaning: "takes three stones",
        }],
    };
    let written = serde_json::to_value(about).expect("JSON");
    let expected = serde_json::json!({
        "title": "Nim",
        "aliases": [{"name": "pile", "title": "One pile", "rules": "stones=12"}],
        "seats": ["Left", "Right"],
        "goal": "Take the last stone.",
        "credits": "",
        "board": "A pile.",
        "rules": "# A turn",
        "matches": "",
        "moves": [{"example": "3", "meaning": "takes three stones"}],
    });
    assert_eq!(written, expected);
    let option = &Options::about()[0];
    let written = serde_json::to_value(option).expect("JSON");
    assert_eq!(written["key"], option.key);
    assert_eq!(written["samples"][0], option.default.as_str());
    let text = "# Goal\n\n- the last\n  stone\n    o o\n> stones=4: 1 3 #\nEnd.\n";
    let written = serde_json::to_value(blocks(text)).expect("JSON");
    let example = serde_json::json!({"rules": "stones=4", "moves": "1 3", "is_over": true});
    let expected = serde_json::json!([
        {"kind": "heading", "content": "Goal"},
        {"kind": "item", "content": "the last stone"},
        {"kind": "drawing", "content": ["o o"]},
        {"kind": "example", "content": example},
        {"kind": "paragraph", "content": "End."},
    ]);
    assert_eq!(written, expected);
}
