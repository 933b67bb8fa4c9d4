//! Parts whose numbers do not agree with each other, or cannot be added up.

use serde_json::{Value, json};

use crate::harness::run;
use crate::merge::{self, MATCH, games};
use crate::merge_refusals::{PERFT, json, refused, refused_with};

/// A change of a part.
type Change<'a> = &'a dyn Fn(&mut Value);

#[test]
fn numbers_that_do_not_agree_are_refused() {
    let part = json(&games("refused_numbers", &MATCH, 3, 5, "1"));
    let greatest = u64::MAX;
    let changes: [(Change<'_>, &str); 13] = [
        (
            &|part| part["draws"] = 1.into(),
            r#"field "draws": is 1, but the other fields make it 0"#,
        ),
        (
            &|part| part["opponents"][0]["wins"] = 9.into(),
            r#"field "opponents": is "#,
        ),
        (
            &|part| part["by-first"][0]["wins"][0] = greatest.into(),
            r#"field "by-first": the wins and the draws do not add up to the games"#,
        ),
        (
            &|part| part["by-first"][0]["plies"] = greatest.into(),
            r#"field "by-first": the plies do not agree with the shortest and the longest game"#,
        ),
        (
            &|part| part["by-first"][1]["games"] = 1.into(),
            r#"field "by-first": the wins and the draws"#,
        ),
        (
            &|part| part["by-first"] = json!([]),
            r#"field "by-first": must be a list of two"#,
        ),
        (
            &|part| part["wanted"] = 0.into(),
            r#"field "wanted": no game has such a number"#,
        ),
        (
            &|part| part["from"] = 0.into(),
            r#"field "from": no part begins with game 0"#,
        ),
        (
            &|part| part["from"] = greatest.into(),
            r#"field "wanted": no game has such a number"#,
        ),
        (
            &|part| part["seats"] = "loser".into(),
            r#"field "from": no part begins with game 3"#,
        ),
        (
            &|part| part["game"] = "chess".into(),
            r#"field "game": there is no game "chess""#,
        ),
        (
            &|part| part["seconds"] = (-1).into(),
            r#"field "seconds": must be a time"#,
        ),
        (
            &|part| part["double"] = json!([]),
            r#"field "double": only wyx has such matches"#,
        ),
    ];
    for (change, expected) in changes {
        let reason = refused_with(&part, change);
        assert!(
            reason.starts_with(&format!("standard input: {expected}")),
            "{reason}"
        );
    }
    let perft = json(&merge::part("refused_counts.json", &PERFT));
    let reason = refused_with(&perft, |perft| perft["depth"] = 3.into());
    assert!(
        reason.ends_with(r#"field "depths": must have each depth from 1 to 3"#),
        "{reason}"
    );
    let reason = refused_with(&perft, |perft| perft["depths"][1]["depth"] = 9.into());
    assert!(reason.contains(r#"field "depths": is "#), "{reason}");
    let reason = refused_with(&perft, |perft| perft["divide"] = json!([]));
    assert!(
        reason.ends_with(r#"field "divide": there are "depths" too"#),
        "{reason}"
    );
    let reason = refused_with(&perft, |perft| perft["depths"][0]["count"] = 1.into());
    assert!(
        reason.contains(r#"field "depths": depth 1 is 1, but the share has "#),
        "{reason}"
    );
    let reason = refused_with(&perft, |perft| perft["position"] = "y/1".into());
    assert!(reason.contains(r#"field "position": "#), "{reason}");
    let divided = run(&[&PERFT[..], &["--divide", "--json"]].concat()).good();
    let divided: Value = serde_json::from_str(&divided).unwrap();
    let reason = refused_with(&divided, |part| {
        part["divide"].as_array_mut().unwrap().remove(1);
    });
    assert!(
        reason.ends_with(r#"field "divide": the moves are not those of the share"#),
        "{reason}"
    );
    let reason = refused_with(&divided, |part| part["divide"][0]["move"] = "z9".into());
    assert!(
        reason.ends_with("the moves must be sorted by bytes, each once"),
        "{reason}"
    );
}

#[test]
fn matches_of_double_wyx_that_do_not_agree_are_refused() {
    let args = [
        "match", "wyx", "--double", "--first", "random", "--second", "random",
    ];
    let part = json(&games("refused_matches", &args, 3, 4, "1"));
    let reason = refused_with(&part, |part| part["double"][0]["match"] = 4.into());
    assert!(
        reason.ends_with("must have every match once, by their numbers"),
        "{reason}"
    );
    let reason = refused_with(&part, |part| part["double"][0]["unlaid"][0][0] = 33.into());
    assert!(
        reason.ends_with("must be the pawns left, two by two"),
        "{reason}"
    );
    let reason = refused_with(&part, |part| part["double"][0]["sums"][0] = 99.into());
    assert!(reason.contains(r#"field "double": is "#), "{reason}");
    let reason = refused_with(&part, |part| part["double"][0]["first"] = 3.into());
    assert!(
        reason.ends_with(r#"field "first": must be 1 or 2"#),
        "{reason}"
    );
}

/// Parts whose numbers are all in order can still be too great to be added up.
#[test]
fn sums_that_are_beyond_counting_are_refused() {
    let great = |first| {
        let mut part = json(&games("refused_great", &MATCH, first, first, "1"));
        for key in ["plies", "shortest", "longest"] {
            part[key] = u64::MAX.into();
            part["by-first"][0][key] = u64::MAX.into();
        }
        part.to_string() + "\n"
    };
    let reason = refused(&(great(1) + &great(2)));
    assert_eq!(reason, "too many plies to be added up");
}
