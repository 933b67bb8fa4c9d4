//! `match`.

use crate::harness::run;

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
