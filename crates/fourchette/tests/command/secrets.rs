//! `play` of games with secrets or sums, with a script on standard input.

use crate::harness::{TestFile, run_with};

const LAW: &str = "bw..>b...";

fn humans(game: &str) -> [&str; 6] {
    ["play", game, "--second", "human", "--seed", "1"]
}

#[test]
fn a_script_is_played_without_a_hand_over() {
    // Four black pawns in a square stand on the board, so that the first seat can move and goes on.
    let law = "bbbb>.bbb";
    let laws = format!("{law}\n").repeat(8);
    let out = run_with(&humans("yinyang"), &laws).good();
    for ply in 1..=8 {
        let seat = if ply <= 4 { "first" } else { "second" };
        assert!(out.contains(&format!("   {ply}  {seat}: ?\n")), "{out}");
    }
    assert!(!out.contains("hand over"), "{out}");
    // What the first seat sees at the end: its own laws, not those of the second.
    let (_, moves) = out.rsplit_once("\n\n").unwrap();
    let seen: Vec<&str> = moves.split_whitespace().collect();
    assert_eq!(seen, [&[law; 4][..], &["?"; 4]].concat());
}

#[test]
fn many_moves_are_listed_in_part() {
    let out = run_with(&humans("yinyang"), "moves\nmoves all\n").good();
    // 513 laws, 40 of them in the short list.
    assert!(out.contains("\nand 473 more: moves all"), "{out}");
    let longest = out.lines().map(|line| line.split(' ').count()).max();
    assert_eq!(longest, Some(513));
}

#[test]
fn laws_are_explained() {
    let out = run_with(&humans("yinyang"), &format!("explain {LAW}\n")).good();
    let explained = "bw..>b...: destruction: black top left, white top right, the rest empty;";
    assert!(out.contains(explained), "{out}");
    // Every line of a short list has its law.
    let out = run_with(&humans("yinyang"), "moves bw..\n").good();
    let lines = out.lines().filter(|line| line.starts_with("bw..>"));
    let words = ["destruction: ", "population: ", "adaptation: "];
    let mut count = 0;
    for line in lines {
        assert!(words.iter().any(|word| line.contains(word)), "{line}");
        count += 1;
    }
    // Two pawns can go, four pairs of colours can come, and it may be adapted.
    assert_eq!(count, 2 + 4 + 1);
}

#[test]
fn the_sums_of_a_roll_are_shown() {
    let out = run_with(&humans("dice-hex"), "moves\n").good();
    let listed: Vec<(&str, &str)> = out
        .lines()
        .filter_map(|line| line.split_once("  "))
        .filter(|(cell, sum)| sum.trim_start().starts_with(&format!("{cell} = ")))
        .collect();
    // No roll makes fewer than five numbers; and `none` is a move without a sum.
    assert!(listed.len() >= 5, "{out}");
    assert!(out.contains("\nnone\n"), "{out}");
}

#[test]
fn saving_secrets_is_warned_of() {
    let file = TestFile::new("secrets.txt");
    let script = format!("{LAW}\nsave {}\n", file.path());
    let run = run_with(&humans("yinyang"), &script);
    let warning = "it holds the secrets of both seats: do not look into it";
    assert!(run.err.contains(warning), "{}", run.err);
    run.good();
    // The file is the whole game, so that it can be gone on with.
    assert!(file.read().ends_with(&format!("\n\n{LAW}\n")));
    let open = TestFile::new("no_secrets.txt");
    let script = format!("e5\nsave {}\n", open.path());
    let run = run_with(&humans("y"), &script);
    assert!(!run.err.contains("secrets of"), "{}", run.err);
    run.good();
}

/// The laws of the first seat.
const LAWS: &str = "bw..>b... bb.w>* wwbb>wwb. bwww>bww.";

/// Counts what is shown as hidden: a law that a seat may not see is drawn, and written, as `?`.
fn hidden(out: &str) -> usize {
    out.matches('?').count()
}

#[test]
fn what_the_end_has_shown_stays_shown() {
    let args = ["play", "yinyang", "--second", "search:1", "--seed", "4"];
    let note = "the secrets of this game have been shown: everything stays open\n";
    // While the game goes on the laws of the other seat are hidden.
    let before = run_with(&args, &format!("{LAWS}\nboard\nrecord\n"));
    assert!(!before.err.contains(note), "{}", before.err);
    assert!(hidden(&before.good()) > 0);
    // Given up, and taken back: what was seen then is what is seen now.
    let script = format!("{LAWS}\nresign\nrecord\nboard\nundo\nboard\nrecord\nmoves\n");
    let run = run_with(&args, &script);
    assert_eq!(run.err.matches(note).count(), 1, "{}", run.err);
    let out = run.good();
    let (_, after) = out.split_once("has resigned").unwrap();
    assert_eq!(hidden(after), 0, "{after}");
    // The laws that the record names at the end are those that it named when they were shown.
    let moves = |text: &str| -> Vec<String> {
        let words = text.split_whitespace().filter(|word| word.contains('>'));
        words.map(str::to_owned).collect()
    };
    let records: Vec<Vec<String>> = after
        .split("# game: ")
        .skip(1)
        .map(|record| moves(record.split_once("\n\n").unwrap().1.lines().next().unwrap()))
        .collect();
    assert_eq!(records.len(), 3);
    assert_eq!(records[0].len(), 8, "{records:?}");
    assert!(records.iter().all(|record| *record == records[0]));
    // To write a law anew does not hide it again.
    let out = run_with(
        &args,
        &format!("{script}undo\n{SECRET_LAW}\nboard\nrecord\n"),
    )
    .good();
    assert_eq!(
        hidden(out.rsplit_once("has resigned").unwrap().1),
        0,
        "{out}"
    );
}

/// A law that the first seat writes in place of another.
const SECRET_LAW: &str = "bbbb>.bbb";

#[test]
fn a_game_that_was_shown_is_not_hidden_by_loading_it() {
    let args = ["play", "yinyang", "--second", "search:1", "--seed", "4"];
    let note = "the secrets of this game have been shown: everything stays open\n";
    let [early, late, other] =
        ["early", "late", "other"].map(|name| TestFile::new(&format!("secrets_{name}.txt")));
    let half = LAWS.rsplit_once(' ').unwrap().0;
    let script = format!(
        "{half}\nsave {}\n{}\nsave {}\n",
        early.path(),
        &LAWS[half.len()..],
        late.path()
    );
    let shown = format!("{script}resign\n");
    for file in [&early, &late] {
        // Not shown, nothing is open.
        let run = run_with(&args, &format!("{script}load {}\nboard\n", file.path()));
        assert!(!run.err.contains(note), "{}", run.err);
        run.good();
        let run = run_with(
            &args,
            &format!("{shown}load {}\nboard\nrecord\n", file.path()),
        );
        assert_eq!(run.err.matches(note).count(), 1, "{}", run.err);
        let out = run.good();
        assert_eq!(
            hidden(out.split_once("has resigned").unwrap().1),
            0,
            "{out}"
        );
    }
    // A game of other laws has not been shown, nor has anything in a new session.
    let laws = format!("{SECRET_LAW} {LAWS}").replace(" bwww>bww.", "");
    run_with(&args, &format!("{laws}\nsave {}\n", other.path())).good();
    let run = run_with(&args, &format!("{shown}load {}\nboard\n", other.path()));
    assert!(!run.err.contains(note), "{}", run.err);
    let run = run_with(&args, &format!("load {}\nboard\n", late.path()));
    assert!(!run.err.contains(note), "{}", run.err);
}

#[test]
fn an_output_that_keeps_secrets_is_warned_of() {
    let warning = "this screen cannot be cleared: what is shown to one seat";
    let run = run_with(&humans("yinyang"), LAWS);
    assert!(run.err.contains(warning), "{}", run.err);
    // Where there are no secrets, or only one person looks, nothing is said.
    for args in [&humans("y")[..], &["play", "yinyang", "--second", "random"]] {
        let run = run_with(args, "");
        assert!(!run.err.contains(warning), "{}", run.err);
    }
}
