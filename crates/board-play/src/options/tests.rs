//! What follows from a table of options.

use core::fmt;
use std::collections::BTreeSet;

use super::*;
use crate::text::Keywords;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opening {
    Free,
    Pie,
}

/// `size=5|n` (3 to 9), `opening=free|pie`, `torus=off|on`; a torus has an odd size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Options {
    size: u8,
    opening: Opening,
    torus: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            size: 5,
            opening: Opening::Free,
            torus: false,
        }
    }
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Custom {
            key: "size",
            form: "3 to 9",
            samples: &["5", "3", "4"],
            read: |options, value| {
                let size = value.number(3..=9)?;
                Ok(Self { size, ..options })
            },
            write: |options| options.size.to_string(),
            code: |options| options.size.into(),
            meaning: "how long a side of the board is",
        },
        &Choice {
            key: "opening",
            keywords: Keywords(&[("free", Opening::Free), ("pie", Opening::Pie)]),
            get: |options: &Self| options.opening,
            set: |options, opening| Self { opening, ..options },
            meaning: "whether the second seat may take over the first stone",
        },
        &Choice {
            key: "torus",
            keywords: Keywords(&[("off", false), ("on", true)]),
            get: |options: &Self| options.torus,
            set: |options, torus| Self { torus, ..options },
            meaning: "whether opposite sides are joined",
        },
    ];

    fn check(&self, given: &GivenOptions<'_>) -> Result<(), TextError> {
        if self.torus && self.size.is_multiple_of(2) {
            return Err(given.refuse(&["size", "torus"], "a torus has an odd size"));
        }
        Ok(())
    }
}

fn refusal(text: &str) -> String {
    Options::read(text).unwrap_err().to_string()
}

#[test]
fn options_are_read_in_any_order_and_written_in_that_of_the_table() {
    let options = Options {
        size: 7,
        opening: Opening::Pie,
        torus: true,
    };
    assert_eq!(Options::read("torus=on,size=7,opening=pie"), Ok(options));
    assert_eq!(options.text(), "size=7,opening=pie,torus=on");
    let pie = Options {
        opening: Opening::Pie,
        ..Options::default()
    };
    assert_eq!(pie.text(), "opening=pie");
}

#[test]
fn what_has_its_default_is_not_written() {
    assert_eq!(Options::read(""), Ok(Options::default()));
    let spelt_out = "size=5,opening=free,torus=off";
    assert_eq!(Options::read(spelt_out), Ok(Options::default()));
    assert_eq!(Options::default().text(), "");
}

#[test]
fn bad_values_are_refused_under_their_key() {
    for (text, reason) in [
        ("size=10", r#"option size "10": must be 3 to 9"#),
        ("size=", r#"option size "": must be a plain decimal number"#),
        (
            "opening=Pie",
            r#"option opening "Pie": must be free or pie"#,
        ),
        (
            "side=3",
            r#"option "side": unknown; the options are size, opening, torus"#,
        ),
        (
            "torus=on,size=4",
            r#"option size "4": a torus has an odd size"#,
        ),
    ] {
        assert_eq!(refusal(text), reason);
    }
}

/// Three sizes, two openings and two kinds of board make twelve; of these, two are an even torus.
#[test]
fn all_combinations_that_go_together_are_listed_once() {
    let all = Options::all();
    assert_eq!(all.first(), Some(&Options::default()));
    assert_eq!(all.len(), 10);
    let texts: BTreeSet<String> = all.iter().map(Options::text).collect();
    assert_eq!(texts.len(), 10);
    for text in texts {
        assert!(Options::read(&text).is_ok(), "{text}");
    }
}

#[test]
fn keys_tell_options_apart() {
    let sizes = (3..=9).map(|size| Options {
        size,
        ..Options::default()
    });
    let all: Vec<Options> = Options::all().into_iter().chain(sizes).collect();
    for one in &all {
        for other in &all {
            let alike = one.key() == other.key();
            assert_eq!(alike, one == other, "{one:?} and {other:?}");
        }
    }
}

/// A number is sampled at its default and at both ends, each once.
#[test]
fn a_number_follows_from_its_range() {
    let row = |range| Number {
        key: "n",
        range,
        get: |n: &u8| *n,
        set: |_, n| n,
        meaning: "",
    };
    for (range, values, samples) in [
        (0..=9, "0 to 9", "0 9"),
        (0..=0, "0 to 0", "0"),
        (0..=u8::MAX, "0 to 255", "0 255"),
    ] {
        assert_eq!(row(range.clone()).values(), values);
        assert_eq!(row(range).samples().join(" "), samples);
    }
    assert_eq!([0, 3, 9].map(|n| row(0..=9).code(&n)), [0, 3, 9]);
    assert_eq!(row(0..=9).write(&3), "3");
}

/// A value that a table of keywords lacks has a code of its own all the same.
#[test]
fn a_choice_is_coded_by_its_place() {
    let row = Choice {
        key: "n",
        keywords: Keywords(&[("one", 1), ("two", 2)]),
        get: |n: &u8| *n,
        set: |_, n| n,
        meaning: "",
    };
    assert_eq!([1, 2, 3].map(|n| row.code(&n)), [0, 1, u64::MAX]);
}

/// Lists of a few words that differ in a word, in their order or in their length.
#[test]
fn lists_of_words_have_codes() {
    let words = [0, 1, 2, u64::MAX];
    let mut lists = vec![vec![]];
    for length in 0..3 {
        let longest: Vec<Vec<u64>> = lists
            .iter()
            .filter(|l| l.len() == length)
            .cloned()
            .collect();
        for list in longest {
            lists.extend(words.map(|word| [list.clone(), vec![word]].concat()));
        }
    }
    let codes: BTreeSet<u64> = lists.iter().cloned().map(code_of).collect();
    assert_eq!(lists.len(), 1 + 4 + 16 + 64);
    assert_eq!(codes.len(), lists.len());
}

#[test]
fn options_describe_themselves() {
    let about = Options::about();
    let told = |about: &OptionAbout| {
        let OptionAbout {
            key,
            default,
            values,
            samples,
            ..
        } = about;
        format!("{key}={default}: {values}; {}", samples.join(" "))
    };
    assert_eq!(
        about.iter().map(told).collect::<Vec<_>>(),
        [
            "size=5: 3 to 9; 5 3 4",
            "opening=free: free | pie; free pie",
            "torus=off: off | on; off on",
        ]
    );
    assert_eq!(about[0].meaning, "how long a side of the board is");
    for option in about {
        assert_eq!(option.samples[0], option.default);
    }
}

#[test]
fn a_game_may_have_no_options() {
    assert_eq!(NoOptions::all(), [NoOptions]);
    assert_eq!(NoOptions::about(), []);
    assert_eq!(NoOptions.key(), 0);
    assert_eq!(NoOptions.to_string(), "");
    assert_eq!("".parse(), Ok(NoOptions));
    let error = "size=3".parse::<NoOptions>().unwrap_err();
    assert_eq!(
        error.to_string(),
        r#"option "size": unknown; this game has no options"#
    );
}

/// Options can be shown in a message without a `Display` of their own.
#[test]
fn options_are_written_to_a_formatter() {
    struct Shown(Options);

    impl fmt::Display for Shown {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.write(f)
        }
    }

    let options = Options::read("torus=on").unwrap();
    assert_eq!(Shown(options).to_string(), "torus=on");
}
