//! `match`.

use std::fs;

use serde_json::Value;

use crate::harness::{folder, run};

const MATCH: [&str; 8] = [
    "match", "y", "--first", "random", "--second", "random", "--games", "50",
];

/// Everything but the speed.
fn report(more: &[&str]) -> String {
    let out = run(&[&MATCH[..], more].concat()).good();
    let (report, speed) = out.split_once("seconds ").unwrap();
    assert!(speed.ends_with("plies/s\n"), "{speed}");
    report.to_owned()
}

fn number(report: &str, name: &str) -> u64 {
    let line = report.lines().find(|line| line.starts_with(name)).unwrap();
    let rest = line[name.len()..].trim_start();
    rest.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn the_numbers_add_up() {
    let report = report(&["--seed", "7"]);
    assert_eq!(number(&report, "games"), 50);
    let wins = number(&report, "first wins") + number(&report, "second wins");
    // There is no draw in Y, and no position comes back.
    assert_eq!(wins, 50);
    for name in ["draws", "repetition", "max-plies"] {
        assert_eq!(number(&report, name), 0, "{report}");
    }
    // 17 plies are the least for 9 stones of the winner, 93 nodes the most.
    let plies = number(&report, "plies");
    assert!((50 * 17..=50 * 93).contains(&plies), "{report}");
}

#[test]
fn a_seed_repeats_on_any_number_of_threads() {
    let one = report(&["--seed", "7", "--threads", "1"]);
    assert_eq!(report(&["--seed", "7", "--threads", "3"]), one);
    assert_eq!(report(&["--seed", "7"]), one);
    assert_ne!(report(&["--seed", "8"]), one);
}

/// A hundred iterations at nine nodes keep at most a hundred times nine moves: a tenth of a MiB.
#[test]
fn a_bound_of_memory_changes_nothing_that_fits() {
    let small = |more: &[&str]| {
        let rules = ["match", "y", "--rules", "board=bent:3", "--games", "4"];
        let players = ["--first", "search:1", "--second", "search:1"];
        let out = run(&[&rules[..], &players, more].concat()).good();
        out.split_once("seconds ").unwrap().0.to_owned()
    };
    assert_eq!(small(&["--memory", "1"]), small(&[]));
}

/// Five games need no thousand threads, nor the memory for them.
#[test]
fn no_more_threads_are_started_than_there_are_games() {
    let five = |threads| {
        let args = [&MATCH[..7], &["5", "--seed", "7", "--threads", threads]].concat();
        let out = run(&args).good();
        out.split_once("seconds ").unwrap().0.to_owned()
    };
    assert_eq!(five("1000"), five("1"));
}

#[test]
fn long_games_are_adjudicated() {
    let report = report(&["--max-plies", "10"]);
    assert_eq!(number(&report, "max-plies"), 50);
    assert!(
        report.contains("shortest 10, mean 10.0, longest 10\n"),
        "{report}"
    );
}

#[test]
fn standing_once_can_end_a_game() {
    let report = report(&["--repetition", "1"]);
    assert_eq!(number(&report, "repetition"), 50);
    assert_eq!(number(&report, "plies"), 0);
}

#[test]
fn zero_switches_adjudication_off() {
    let off = report(&["--max-plies", "0", "--repetition", "0"]);
    assert_eq!(off, report(&[]));
}

#[test]
fn rules_are_heeded() {
    let report = report(&["--rules", "board=bent:3"]);
    assert!(number(&report, "plies") <= 50 * 9, "{report}");
}

#[test]
fn no_progress_bar_is_drawn_without_a_terminal() {
    assert_eq!(run(&MATCH).err, "");
}

#[test]
fn the_numbers_come_as_json() {
    let out = run(&[&MATCH[..], &["--seed", "7", "--json"]].concat()).good();
    assert_eq!(out.lines().count(), 1, "{out}");
    let json: Value = serde_json::from_str(&out).unwrap();
    let report = report(&["--seed", "7"]);
    for (key, name) in [
        ("games", "games"),
        ("draws", "draws"),
        ("repetition", "repetition"),
        ("max-plies", "max-plies"),
        ("plies", "plies"),
    ] {
        assert_eq!(json[key], number(&report, name), "{key}: {out}");
    }
    let wins = ["first wins", "second wins"].map(|name| number(&report, name));
    assert_eq!(json["wins"], Value::from(wins.to_vec()));
    assert_eq!(json["game"], "y");
    assert_eq!(json["wanted"], 50);
    assert_eq!(json["seed"], 7);
}

#[test]
fn every_game_is_recorded_and_the_records_are_read_by_the_others() {
    let folder = folder("match_records");
    let path = folder.to_str().unwrap();
    let with = report(&["--seed", "7", "--records", path]);
    assert_eq!(with, report(&["--seed", "7"]));
    let mut wins = [0, 0];
    let mut plies = 0;
    for game in 1..=50 {
        let file = folder.join(format!("y-{game:06}.txt"));
        let text = fs::read_to_string(&file).unwrap();
        assert!(
            text.contains("# first: random\n# second: random\n"),
            "{text}"
        );
        wins[0] += u64::from(text.contains("# result: 1\n"));
        wins[1] += u64::from(text.contains("# result: 2\n"));
        let (_, moves) = text.split_once("\n\n").unwrap();
        plies += moves.split_whitespace().count() as u64;
        if game > 2 {
            continue;
        }
        let path = file.to_str().unwrap();
        let shown = run(&["show", "y", "--record", path]).good();
        assert!(shown.contains("seat has won"), "{shown}");
        let traced = run(&["trace", path]).good();
        assert!(
            traced.starts_with(r#"{"game":"y","rules":"","moves":["#),
            "{traced}"
        );
        let played = run(&["play", "y", "--load", path]).good();
        assert!(played.ends_with(&text), "{played}");
    }
    assert_eq!(wins[0], number(&with, "first wins"));
    assert_eq!(wins[1], number(&with, "second wins"));
    assert_eq!(plies, number(&with, "plies"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_reports_the_games_that_have_ended() {
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::Duration;

    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    use crate::harness::PROGRAM;

    let folder = folder("interrupted_records");
    let child = Command::new(PROGRAM)
        .args(["match", "y", "--first", "greedy", "--second", "greedy"])
        .args(["--games", "1000000000", "--json", "--records"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The first game has ended when its record is there.
    while !folder.is_dir() || fs::read_dir(&folder).unwrap().next().is_none() {
        thread::sleep(Duration::from_millis(5));
    }
    let pid = Pid::from_raw(child.id().try_into().unwrap());
    kill(pid, Signal::SIGINT).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = json["games"].as_u64().unwrap();
    assert!(games < 1_000_000_000, "{json}");
    assert_eq!(json["wanted"], 1_000_000_000);
    let wins: Vec<u64> = serde_json::from_value(json["wins"].clone()).unwrap();
    assert_eq!(wins[0] + wins[1], games, "{json}");
    let talk = String::from_utf8(output.stderr).unwrap();
    let expected = format!("interrupted: {games} of 1000000000 games were played\n");
    assert_eq!(talk, expected);
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let args = [&MATCH[..], &["--records", "/dev/null/records"]].concat();
    let reason = run(&args).refused(1);
    assert!(reason.contains("/dev/null/records"), "{reason}");
}

#[test]
fn records_go_to_a_new_or_empty_folder() {
    let folder = folder("kept_records");
    let path = folder.to_str().unwrap();
    let args = [&MATCH[..], &["--records", path]].concat();
    fs::create_dir(&folder).unwrap();
    run(&args).good();
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 50);
    let first = folder.join("y-000001.txt");
    // A game that somebody has saved there is a record too.
    let saved = "# game: y\n\ne5 f1\n";
    fs::write(&first, saved).unwrap();
    let reason = run(&args).refused(1);
    let expected = format!("the folder {path} is not empty: ");
    assert!(reason.starts_with(&expected), "{reason}");
    assert_eq!(fs::read_to_string(&first).unwrap(), saved);
}
