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
