//! `merge`, of parts of `perft`, and what these parts are.

use fourchette::NAMES;
use serde_json::Value;

use crate::harness::{TestFile, run, run_with};
use crate::merge::{check, part};

fn shares(name: &str, args: &[&str], of: u64) -> Vec<TestFile> {
    let share = |number: u64| {
        let threads = if number.is_multiple_of(2) { "1" } else { "2" };
        let share = format!("{number}/{of}");
        let which = ["--part", &share, "--threads", threads];
        part(
            &format!("{name}_{number}_{of}.json"),
            &[args, &which].concat(),
        )
    };
    (1..=of).map(share).collect()
}

#[test]
fn parts_of_a_perft_of_any_game_add_up_to_it() {
    for game in NAMES {
        for (kind, more) in [("depths", &[][..]), ("divide", &["--divide"])] {
            let args = [&["perft", *game, "--depth", "2"], more].concat();
            check(&args, &shares(&format!("merge_{kind}_{game}"), &args, 3));
        }
    }
}

/// There are more parts than moves, games that end, and none that can begin.
#[test]
fn parts_without_moves_add_up_too() {
    let small = ["perft", "y", "--rules", "board=bent:3", "--depth", "9"];
    check(&small, &shares("merge_small", &small, 11));
    let moves = ["--moves", "a1 a6 b1 a5 b2 a3 a4"];
    let over = [
        &["perft", "y", "--rules", "board=bent:3", "--depth", "2"],
        &moves[..],
    ]
    .concat();
    check(&over, &shares("merge_over", &over, 2));
}

/// What is beyond counting stays at the greatest count, in one run and in parts.
#[test]
fn counts_stay_at_the_greatest() {
    let args = ["perft", "y", "--rules", "board=bent:3", "--depth", "2"];
    let parts = shares("merge_saturated", &args, 3);
    let counts = [u64::MAX - 1, 7, u64::MAX];
    let great = parts.iter().zip(counts).map(|(part, count)| {
        let mut json: Value = serde_json::from_str(&part.read()).unwrap();
        json["depths"][1]["count"] = count.into();
        json.to_string() + "\n"
    });
    let merged = run_with(&["merge", "-"], &great.collect::<String>()).good();
    assert_eq!(merged, "1 9\n2 18446744073709551615\n");
}

/// A share has the K-th move, sorted by bytes, and every N-th after it.
#[test]
fn a_share_is_every_nth_of_the_sorted_moves() {
    let args = [
        "perft",
        "y",
        "--rules",
        "board=bent:3",
        "--depth",
        "2",
        "--divide",
    ];
    let text = |part: &str| run(&[&args[..], &["--part", part]].concat()).good();
    // Nine nodes: a1 to a6, b1 to b3; after each stone eight are vacant.
    assert_eq!(text("1/4"), "a1 8\na5 8\nb3 8\n");
    assert_eq!(text("4/4"), "a4 8\nb2 8\n");
    assert_eq!(text("10/10"), "");
    let counts = run(&[&args[..6], &["--part", "1/4"]].concat()).good();
    assert_eq!(counts, "1 3\n2 24\n");
    for (part, reason) in [
        ("0/4", "K must be a whole number, 1 or more"),
        ("5/4", "K must not be greater than N"),
        ("3", "must be K/N, as in 2/5"),
    ] {
        let refused = run(&[&args[..], &["--part", part]].concat()).refused(2);
        assert!(refused.ends_with(reason), "{refused}");
    }
}

/// The facts of the rulings, section 2, as JSON.
#[test]
fn perft_is_written_as_json() {
    let pie = [
        "perft",
        "y",
        "--rules",
        "opening=pie",
        "--depth",
        "2",
        "--json",
    ];
    let json: Value = serde_json::from_str(&run(&pie).good()).unwrap();
    let depths = serde_json::json!([{ "depth": 1, "count": 93 }, { "depth": 2, "count": 8649 }]);
    assert_eq!(json["depths"], depths);
    assert_eq!(json["rules"], "opening=pie");
    for (key, value) in [
        ("position", Value::Null),
        ("part", Value::Null),
        ("game", "y".into()),
        ("depth", 2.into()),
    ] {
        assert_eq!(json[key], value, "{key}");
    }
    let moves = [&pie[..], &["--divide", "--part", "94/94", "--moves", "e5"]].concat();
    let json: Value = serde_json::from_str(&run(&moves).good()).unwrap();
    // Of 92 stones and a swap there is no 94th.
    assert_eq!(json["divide"], Value::Array(Vec::new()));
    assert_eq!(json["part"], "94/94");
    assert!(
        json["position"].as_str().unwrap().starts_with("y/"),
        "{json}"
    );
}
