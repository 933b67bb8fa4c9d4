//! `merge`, of parts of `match`: what one run reports.

use std::fs;
use std::path::Path;

use fourchette::NAMES;
use serde_json::Value;

use crate::harness::{TestFile, folder, run, run_with};

/// A series that is played in a moment.
pub(crate) const MATCH: [&str; 8] = [
    "match",
    "y",
    "--rules",
    "board=bent:3",
    "--first",
    "random",
    "--second",
    "greedy",
];

/// Returns a report without what no two runs share, the time.
fn timeless(report: &str) -> String {
    if let Ok(Value::Object(mut json)) = serde_json::from_str(report) {
        if json.contains_key("seconds") {
            json.insert("seconds".to_owned(), Value::Null);
        }
        return Value::Object(json).to_string();
    }
    let (numbers, _) = report.split_once("\nseconds ").unwrap_or((report, ""));
    numbers.to_owned()
}

/// Writes what a call reports to a file.
pub(crate) fn part(name: &str, args: &[&str]) -> TestFile {
    TestFile::with(name, run(&[args, &["--json"]].concat()).good())
}

/// Checks that parts, in the given order and in the other one, add up to a whole, as text and as JSON.
pub(crate) fn check(whole: &[&str], parts: &[TestFile]) {
    let mut paths: Vec<&str> = parts.iter().map(TestFile::path).collect();
    for _ in 0..2 {
        for format in [&[][..], &["--json"]] {
            let merged = run(&[&["merge"], &*paths, format].concat()).good();
            let expected = run(&[whole, format].concat()).good();
            assert_eq!(
                timeless(&merged),
                timeless(&expected),
                "{whole:?} {paths:?}"
            );
        }
        paths.reverse();
    }
}

/// Plays games `first` to `last` and returns the part.
pub(crate) fn games(name: &str, args: &[&str], first: u64, last: u64, threads: &str) -> TestFile {
    let (from, count) = (first.to_string(), (last - first + 1).to_string());
    let which = ["--from", &from, "--games", &count, "--threads", threads];
    part(
        &format!("{name}_{first}_{last}.json"),
        &[args, &which].concat(),
    )
}

fn check_match(name: &str, args: &[&str]) {
    let args = [&["match"], args].concat();
    let parts = [(1, 1, "1"), (5, 7, "2"), (2, 4, "1")]
        .map(|(first, last, threads)| games(name, &args, first, last, threads));
    for threads in ["1", "2"] {
        check(
            &[&args[..], &["--games", "7", "--threads", threads]].concat(),
            &parts,
        );
    }
}

#[test]
fn parts_of_a_series_of_any_game_add_up_to_it() {
    for game in NAMES {
        let players = [
            "--first",
            "random",
            "--second",
            "greedy",
            "--max-plies",
            "40",
        ];
        let args = [
            &[*game],
            &players[..],
            &["--seed", "3", "--seats", "alternate"],
        ]
        .concat();
        check_match(&format!("merge_{game}"), &args);
    }
}

/// The opponents that think, lots, a start of one's own, draws by repetition, and colours that change.
#[test]
fn parts_of_other_series_add_up_to_them() {
    let both = ["--first", "greedy", "--second", "random"];
    let series: [(&str, &[&str]); 5] = [
        (
            "search",
            &[
                "y",
                "--rules",
                "board=bent:3",
                "--memory",
                "1",
                "--first",
                "search:1",
                "--second",
                "random",
            ],
        ),
        (
            "lot",
            &[
                "quinta",
                "--moves",
                "a1-b1",
                "--lot",
                "--seed",
                "1",
                "--max-plies",
                "20",
            ],
        ),
        ("repeated", &["quinta", "--repetition", "1"]),
        (
            "colours",
            &[
                "dice-hex",
                "--rules",
                "strict=on",
                "--seats",
                "colours",
                "--seed",
                "9",
            ],
        ),
        ("alias", &["boardless", "--max-plies", "9"]),
    ];
    for (name, args) in series {
        let has_players = args.contains(&"--first");
        let players = if has_players { &[][..] } else { &both };
        check_match(&format!("merge_{name}"), &[args, players].concat());
    }
}

#[test]
fn parts_of_double_wyx_tell_every_match_in_order() {
    let args = [
        "wyx",
        "--double",
        "--first",
        "random",
        "--second",
        "greedy",
        "--seats",
        "alternate",
    ];
    check_match("merge_double", &args);
}

/// What merges keep is a part again.
#[test]
fn merged_parts_are_a_part() {
    let [first, second, third] = [(1, 3), (4, 5), (6, 9)]
        .map(|(first, last)| games("merge_again", &MATCH, first, last, "2"));
    let later = run(&["merge", third.path(), second.path(), "--json"]).good();
    let expected = run(&[&MATCH[..], &["--from", "4", "--games", "6", "--json"]].concat()).good();
    assert_eq!(timeless(&later), timeless(&expected));
    // The others stand in lines of standard input, blank ones between.
    let lines = format!("\n{later}\n\n{}", first.read());
    let merged = run_with(&["merge", "-"], &lines).good();
    let whole = run(&[&MATCH[..], &["--games", "9"]].concat()).good();
    assert_eq!(timeless(&merged), timeless(&whole));
    // A part says which games it has, and a whole says nothing.
    let text = run(&["merge", second.path()]).good();
    assert!(
        text.starts_with("games                 2  100.0 %  numbers 4 to 5\n"),
        "{text}"
    );
    assert!(
        whole.starts_with("games                 9  100.0 %\n"),
        "{whole}"
    );
}

/// The time of a run in parts is that of all parts.
#[test]
fn seconds_are_added_up() {
    let parts = [(1, 2, 0.2), (3, 4, 0.4), (5, 6, 0.6)].map(|(first, last, seconds)| {
        let part = games("merge_seconds", &MATCH, first, last, "1");
        let mut json: Value = serde_json::from_str(&part.read()).unwrap();
        json["seconds"] = Value::from(seconds);
        TestFile::with(&format!("merge_seconds_{first}.json"), json.to_string())
    });
    let [one, two, three] = parts.each_ref().map(TestFile::path);
    // 0.2 and 0.4 and 0.6 seconds: added as binary fractions they depend on the order.
    for paths in [[one, two, three], [three, two, one], [two, three, one]] {
        let merged = run(&[&["merge", "--json"], &paths[..]].concat()).good();
        assert!(merged.contains(r#""seconds":1.2,"#), "{merged}");
    }
}

fn records(folder: &Path) -> Vec<(String, String)> {
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut records: Vec<(String, String)> = files
        .map(|file| {
            let name = file.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(&file).unwrap())
        })
        .collect();
    records.sort();
    records
}

#[test]
fn the_records_of_parts_are_those_of_the_series() {
    for (game, more, files) in [
        ("y", &["--rules", "board=bent:4"][..], 5),
        ("wyx", &["--double"], 10),
    ] {
        let play = |name: &str, which: &[&str]| {
            let folder = folder(&format!("merge_records_{game}_{name}"));
            let players = ["match", game, "--first", "random", "--second", "greedy"];
            let to = ["--records", folder.to_str().unwrap()];
            run(&[&players[..], &to, more, which].concat()).good();
            records(&folder)
        };
        let whole = play("whole", &["--games", "5"]);
        let mut parts = play("begin", &["--games", "2"]);
        parts.extend(play("end", &["--from", "3", "--games", "3"]));
        assert_eq!(whole.len(), files);
        assert_eq!(parts, whole);
    }
}

#[test]
fn a_part_does_not_begin_where_the_game_before_decides_who_begins() {
    let players = ["--first", "random", "--second", "random", "--games", "2"];
    for args in [["y", "--seats", "loser"], ["kwinty", "--seats", "custom"]] {
        let args = [&["match"], &args[..], &players].concat();
        let reason = run(&[&args[..], &["--from", "2"]].concat()).refused(2);
        assert_eq!(
            reason,
            "--from 2: the loser begins, so that who begins game 2 depends on how the games before it end"
        );
        // Its first games can be played, and merge to themselves.
        let begin = part("merge_loser.json", &args);
        check(&args, &[begin]);
    }
    let reason = run(&["match", "y", "--from", "0"]).refused(2);
    assert!(
        reason.contains("must be a whole number, 1 or more"),
        "{reason}"
    );
    let last = u64::MAX.to_string();
    let args = [&["match", "y"], &players[..], &["--from", &last]].concat();
    let reason = run(&args).refused(2);
    assert_eq!(
        reason,
        format!("--from {last} --games 2: no game has so great a number")
    );
}

/// The game with the greatest number there is can be played, and is a part.
#[test]
fn the_last_game_of_all_is_a_part() {
    let last = games("merge_last", &MATCH, u64::MAX, u64::MAX, "2");
    let before = games("merge_last", &MATCH, u64::MAX - 2, u64::MAX - 1, "2");
    let json = run(&["merge", last.path(), before.path(), "--json"]).good();
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (json["from"].as_u64(), json["games"].as_u64()),
        (Some(u64::MAX - 2), Some(3))
    );
}
