//! `play` and chance: a function of the seed and the ply, neither foreseeable nor a second try.

use crate::harness::{Run, TestFile, run_with};

/// Returns the moves that were told, each as `PLY  WHO: MOVE`, without explanations.
fn told(run: &Run) -> Vec<String> {
    assert_eq!(run.status, Some(0), "{}", run.err);
    let is_told = |line: &&str| {
        let number = line.trim_start().split("  ").next().unwrap_or_default();
        !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) && line.contains(": ")
    };
    run.out.lines().filter(is_told).map(str::to_owned).collect()
}

/// Returns those of them that chance has decided.
fn rolls(run: &Run) -> Vec<String> {
    let mut told = told(run);
    told.retain(|line| line.contains("  chance: "));
    told
}

const DICE: [&str; 6] = ["play", "dice-hex", "--second", "human", "--seed", "5"];

/// Announces nothing and asks for the lowest cell: two turns of dice-hex, whatever is rolled.
const TURNS: &str = "none\nnone\n1\nnone\nnone\n2\n";
const MORE: &str = "none\nnone\n4\nnone\nnone\n5\n";

#[test]
fn dice_go_on_after_a_load() {
    let file = TestFile::new("chance_load.txt");
    let path = file.path();
    let without = rolls(&run_with(&DICE, &format!("{TURNS}{MORE}")));
    assert!(without.len() >= 5, "{without:?}");
    let script = format!("{TURNS}save {path}\nload {path}\n{MORE}");
    assert_eq!(rolls(&run_with(&DICE, &script)), without);
    // And in a session of its own, with the same seed.
    let loaded = [&DICE[..], &["--record", path]].concat();
    let later = rolls(&run_with(&loaded, MORE));
    assert!(!later.is_empty());
    assert!(without.ends_with(&later), "{without:?} {later:?}");
    // Going on after going back to an older game that was saved is no second try.
    let script = format!("{TURNS}save {path}\n{MORE}load {path}\n{MORE}");
    let again = rolls(&run_with(&DICE, &script));
    assert_eq!(again, [&without[..], &later].concat());
}

#[test]
fn dice_fall_the_same_again_after_undo() {
    let without = rolls(&run_with(&DICE, TURNS));
    // The last turn is taken back, move by move, and played again in another way.
    let again = rolls(&run_with(
        &DICE,
        &format!("{TURNS}undo\n3\nundo\nundo\nnone\n4\n"),
    ));
    let [.., last] = &without[..] else {
        panic!("no rolls")
    };
    assert_eq!(again[..without.len()], without);
    for roll in &again[without.len()..] {
        assert_eq!(roll, last);
    }
    assert_eq!(again.len(), without.len() + 2);
}

#[test]
fn dominoes_and_opponents_go_on_after_a_load() {
    let args = ["play", "wyx", "--second", "search:1", "--seed", "3"];
    let file = TestFile::new("chance_wyx.txt");
    let path = file.path();
    // The rack takes 64 plies; then a person and an opponent move.
    let without = told(&run_with(&args, "1\n2\n"));
    assert!(without.len() > 66, "{without:?}");
    let with = told(&run_with(
        &args,
        &format!("1\nsave {path}\nload {path}\n2\n"),
    ));
    assert_eq!(with, without);
    let loaded = [&args[..], &["--record", path]].concat();
    let later = told(&run_with(&loaded, "2\n"));
    assert!(without.ends_with(&later) && !later.is_empty(), "{later:?}");
    let undone = told(&run_with(&args, "1\nundo\n1\n2\n"));
    assert!(undone.ends_with(&without[64..]), "{undone:?}");
}

#[test]
fn a_seed_that_nobody_gave_is_named_at_the_end_and_repeats_the_game() {
    let args = ["play", "dice-hex", "--second", "human"];
    let run = run_with(&args, TURNS);
    let (before, last) = run.err.trim_end().rsplit_once('\n').unwrap();
    assert!(!before.contains("--seed"), "{before}");
    let seed = last.strip_prefix("--seed ").unwrap().to_owned();
    let (seed, rest) = seed.split_once(' ').unwrap();
    assert_eq!(rest, "repeats the same random events");
    let again = [&args[..], &["--seed", seed]].concat();
    let again = run_with(&again, TURNS);
    assert!(!again.err.contains("--seed"), "{}", again.err);
    assert_eq!(rolls(&again), rolls(&run));
    // Another game has another seed.
    let other = run_with(&args, TURNS);
    assert!(
        !other.err.contains(&format!("--seed {seed} ")),
        "{}",
        other.err
    );
}
