//! `puzzle`, and `play --puzzle`.

use serde_json::Value;

use crate::harness::{TestFile, run, run_with};

/// Quick games, in which greedy opponents miss little.
const QUICK: [&str; 6] = ["puzzle", "quinta", "--bot", "greedy", "--games", "6"];

fn quick(more: &[&str]) -> String {
    run(&[&QUICK[..], more].concat()).good()
}

/// A puzzle of Y on the smallest flat board, whose nodes run round the rim: a1 a2 a3 a4 a5 a6, with the corners a1,
/// a3 and a5; a2, a4 and a6 are neighbours too. Black has the corner a1 and lacks the side from a3 to a5. a6 reaches
/// it by a4 or by a5. Whatever else Black does first, White joins a2 and a6, which has two ways to that side.
fn y() -> String {
    let line = r#"{"game":"y","rules":"board=flat:3","position":"y/1 board=flat:3 1 black a1 a2","seat":"1","wins_in":2,"line":["a6","a4","a5"],"unique":"wins"}"#;
    format!("{line}\n")
}

#[test]
fn the_same_seed_makes_the_same_puzzles_on_any_number_of_threads() {
    let one = quick(&["--json", "--threads", "1"]);
    assert!(!one.is_empty());
    assert_eq!(quick(&["--json", "--threads", "3"]), one);
    assert_ne!(quick(&["--json", "--seed", "1"]), one);
    for line in one.lines() {
        let puzzle: Value = serde_json::from_str(line).unwrap();
        assert_eq!(puzzle["game"], "quinta");
        assert!(puzzle["wins_in"].as_u64() >= Some(2));
    }
}

#[test]
fn no_more_are_made_than_are_asked_for() {
    assert_eq!(quick(&["--json", "--count", "1"]).lines().count(), 1);
}

#[test]
fn solutions_are_told_only_where_they_are_asked_for() {
    let without = quick(&["--count", "1"]);
    assert!(without.starts_with("1. the "), "{without}");
    assert!(without.contains(" seat to move and win in "), "{without}");
    assert!(!without.contains("Solutions"));
    let with = quick(&["--count", "1", "--solutions"]);
    let rest = with.strip_prefix(&without).unwrap();
    assert!(rest.starts_with("Solutions\n  1. "), "{rest}");
    assert!(
        rest.trim_end()
            .ends_with("no other first move wins so fast")
    );
}

#[test]
fn games_of_chance_and_secrets_are_refused() {
    let reason = run(&["puzzle", "yinyang"]).refused(1);
    assert!(reason.contains("yinyang: something is hidden"), "{reason}");
    let games = ["--games", "1", "--bot", "random"];
    let reason = run(&[&["puzzle", "dice-hex"][..], &games].concat()).refused(1);
    assert!(reason.contains("dice-hex: chance decides"), "{reason}");
    run(&["puzzle", "chess"]).refused(2);
}

/// Six nodes are full after six moves.
#[test]
fn an_opening_after_which_the_game_is_over_is_refused() {
    let opening = ["--rules", "board=flat:3", "--opening", "6"];
    for json in [&[][..], &["--json"]] {
        let reason = run(&[&["puzzle", "y"][..], &opening, json].concat()).refused(1);
        let expected = "--opening 6: the game is over after so many moves";
        assert_eq!(reason, expected);
    }
}

#[test]
fn a_puzzle_is_solved_against_the_solver() {
    let file = TestFile::with("puzzles_solved.jsonl", y());
    let call = ["play", "y", "--puzzle", file.path()];
    // White leaves one way only by a4 or by a5, and takes the first of the two.
    let solved = run_with(&call, "a6\na5\n");
    assert!(solved.err.contains("the first seat to move and win in 2"));
    let out = solved.good();
    assert!(out.contains("   2  second: a4\n"), "{out}");
    assert!(out.contains("well done: solved, in 2 moves"), "{out}");
}

#[test]
fn a_move_that_throws_the_win_away_is_refused_with_what_answers_it() {
    let file = TestFile::with("puzzles_thrown.jsonl", y());
    let call = ["play", "y", "--puzzle", file.path()];
    // Only a6 leaves Black no move that wins at once: it cuts a1 off.
    let thrown = run_with(&call, "a5\n");
    assert_eq!(thrown.status, Some(1));
    let told = r#"move "a5": no longer wins in 2, a6 answers it; try another one"#;
    assert!(thrown.err.contains(told), "{}", thrown.err);
    let game = TestFile::with("puzzles_game.txt", "# game: y\n\na1\n");
    let loaded = run_with(&call, &format!("load {}\n", game.path()));
    assert_eq!(loaded.status, Some(1));
    let told = "a puzzle is being solved: no other game takes its place";
    assert!(loaded.err.contains(told), "{}", loaded.err);
}

#[test]
fn bad_puzzles_are_refused() {
    let good = y();
    for (wrong, reason) in [
        (
            good.replace("\"y\"", "\"tetra\""),
            "game \"tetra\": the position is one of y",
        ),
        (
            good.replace("flat:3\",\"pos", "flat:4\",\"pos"),
            "rules \"board=flat:4\": the position has",
        ),
        (
            good.replace("\"seat\":\"1\"", "\"seat\":\"2\""),
            "seat 2: is not to move",
        ),
        (
            good.replace("\"a6\",", ""),
            "line: seat 1 has not won at its end",
        ),
        (
            good.replace("\"a6\"", "\"a1\""),
            "line: move \"a1\": a1 is occupied",
        ),
        (good.replace(":2,", ":1,"), "line: is longer than 1 moves"),
        (
            good.replace(":2,", ":3,"),
            "wins_in 3: the line wins in fewer moves",
        ),
        (
            good.replace(":2,", ":2147483650,"),
            "wins_in 2147483650: the line wins in fewer moves",
        ),
        (good.replace(":2,", ":0,"), "wins_in 0: must be 1 or more"),
        (good.replace("a1 a2", "a1"), "position"),
        ("{}".to_owned(), "missing field `game`"),
        (String::new(), "there are 0"),
    ] {
        let file = TestFile::with("puzzles_bad.jsonl", &wrong);
        let told = run(&["play", "y", "--puzzle", file.path()]).refused(1);
        assert!(
            told.contains("puzzle 1 of ") && told.contains(reason),
            "{wrong}: {told}"
        );
    }
    let file = TestFile::with("puzzles_good.jsonl", &good);
    let second = format!("{}:2", file.path());
    let told = run(&["play", "y", "--puzzle", &second]).refused(1);
    assert!(
        told.contains("puzzle 2 of ") && told.contains("there are 1"),
        "{told}"
    );
    let told = run(&["play", "tetra", "--puzzle", file.path()]).refused(1);
    assert!(told.contains("it is one of y, not of tetra"), "{told}");
    run(&["play", "y", "--puzzle", file.path(), "--first", "greedy"]).refused(2);
    run(&["play", "y", "--puzzle", "/nowhere.jsonl"]).refused(1);
}
