//! `play`, with a script on standard input.

use crate::harness::{Run, run, run_with};

pub(crate) const HUMANS: [&str; 4] = ["play", "y", "--second", "human"];

/// Plays a script with humans on both sides.
pub(crate) fn script(lines: &str) -> Run {
    run_with(&HUMANS, lines)
}

/// Returns the record that a session ends with.
pub(crate) fn record(out: &str) -> &str {
    &out[out.find("# game: y\n").expect("a record")..]
}

#[test]
fn an_empty_script_shows_the_start_and_what_to_do() {
    let Run { status, out, err } = run(&["play", "y"]);
    assert_eq!(status, Some(0), "{err}");
    assert!(out.contains("a17"), "{out}");
    assert!(out.contains("the first seat to move"), "{out}");
    for word in ["help", "moves", "undo", "save FILE", "quit", "swap"] {
        assert!(out.contains(word), "{word}\n{out}");
    }
    assert!(
        err.starts_with("human sits first, search:5 second"),
        "{err}"
    );
}

#[test]
fn a_script_plays() {
    let out = script("e5\nf1 f2\n\n# a remark\n  c5  \n").good();
    assert!(
        out.contains("   1  first: e5\n   2  second: f1\n   3  first: f2\n"),
        "{out}"
    );
    assert!(out.contains("   4  second: c5\n"), "{out}");
    assert!(record(&out).ends_with("\n\ne5 f1 f2 c5\n"), "{out}");
}

#[test]
fn a_game_that_is_over_says_who_has_won() {
    let args = [&HUMANS[..], &["--rules", "board=bent:3"]].concat();
    let out = run_with(&args, "a1 a6 b1 a5 b2 a3 a4\n").good();
    assert_eq!(out.matches("the first seat has won").count(), 2, "{out}");
    assert!(record(&out).contains("# result: 1\n"), "{out}");
}

/// Checks that a script is refused, and returns the reason and what was shown.
pub(crate) fn refused(lines: &(impl AsRef<[u8]> + ?Sized)) -> (String, String) {
    let Run { status, out, err } = run_with(&[&HUMANS[..], &["--seed", "1"]].concat(), lines);
    let err = err
        .strip_prefix("human sits first, human second\n")
        .unwrap()
        .to_owned();
    let shown = out.clone();
    (Run { status, out, err }.refused(1), shown)
}

#[test]
fn a_refused_move_is_explained_and_what_was_played_is_kept() {
    let (reason, out) = refused("e5\nf1\ne5\nf2\n");
    assert_eq!(
        reason,
        r#"line 3 of standard input: move "e5": e5 is occupied"#
    );
    assert!(record(&out).ends_with("\n\ne5 f1\n"), "{out}");
}

#[test]
fn bad_lines_are_refused_with_the_reason() {
    for (lines, reason) in [
        (
            "e99\n".as_bytes(),
            "line 1 of standard input: move \"e99\": ",
        ),
        (
            b"swap\n",
            "line 1 of standard input: move \"swap\": swap is not",
        ),
        (b"e5\ndance\n", "line 2 of standard input: move \"dance\": "),
        (b"undo\n", "line 1 of standard input: there is no move"),
        (
            b"save\n",
            "line 1 of standard input: \"save\" needs the name of a file",
        ),
        (
            b"load /nowhere/at/all\n",
            "line 1 of standard input: record /nowhere/at/all: ",
        ),
        (
            b"quit now\n",
            "line 1 of standard input: \"quit\" stands alone",
        ),
        (
            b"e5\n\xff\xfe\n",
            "line 2 of standard input: byte 0 is not UTF-8 text",
        ),
        (b"\0\x01\x02", "line 1 of standard input: move "),
    ] {
        let (found, _) = refused(lines);
        assert!(found.starts_with(reason), "{found}");
    }
}

#[test]
fn a_move_after_the_end_is_refused() {
    let args = [&HUMANS[..], &["--rules", "board=bent:3", "--seed", "1"]].concat();
    let moves = "a1 a6 b1 a5 b2 a3 a4 a2";
    let Run { status, err, .. } = run_with(&args, moves);
    assert_eq!(status, Some(1));
    let reason =
        "error: line 1 of standard input: move \"a2\": the game is over: the first seat has won\n";
    assert!(err.ends_with(reason), "{err}");
}

#[test]
fn an_endless_script_ends() {
    let (reason, _) = refused(&"e5\n".repeat(100_000));
    assert!(reason.starts_with("line 2 of"), "{reason}");
    let (reason, _) = refused(&"e5 ".repeat(1_000_000));
    assert!(reason.starts_with("line 1 of"), "{reason}");
}

#[test]
fn moves_are_taken_back() {
    let out = script("e5 f1 f2\nundo\nundo\nc5\n").good();
    assert!(record(&out).ends_with("\n\ne5 c5\n"), "{out}");
    // Against an opponent, its answer is taken back too.
    let out = run_with(&["play", "y"], "e5\nundo\nf1\n").good();
    let (_, moves) = record(&out).split_once("\n\n").unwrap();
    assert!(moves.starts_with("f1 "), "{out}");
    assert_eq!(moves.split_whitespace().count(), 2, "{out}");
}

#[test]
fn commands_answer() {
    let out = script("moves\n").good();
    assert!(out.contains("a1 a10 a11 "), "{out}");
    assert!(script("rules\n").good().contains("Craige Schensted"));
    assert!(script("help\n").good().contains("load FILE"));
    let out = script("e5\nrecord\nquit\nf1\n").good();
    assert_eq!(out.matches("\n\ne5\n").count(), 2, "{out}");
    assert_eq!(script("board\nboard\n").good().matches(" b17 ").count(), 3);
}

#[test]
fn a_game_is_given_up() {
    let Run { status, out, err } = script("e5\nresign\nf1\n");
    assert_eq!(status, Some(1), "{out}");
    let clause = "the second seat has resigned, the first has won";
    assert!(
        err.ends_with(&format!("the game is over: {clause}\n")),
        "{err}"
    );
    // When it happens, and at the end.
    assert_eq!(out.matches(clause).count(), 2, "{out}");
    // The record says so, and it stays over if somebody loads it.
    let saved = record(&out);
    assert!(
        saved.contains("# result: 1\n# ended: resignation\n"),
        "{out}"
    );
    let out = script("e5\nresign\nundo\nf1\n").good();
    assert!(record(&out).ends_with("\n\ne5 f1\n"), "{out}");
    let (reason, _) = refused("resign\nresign\n");
    assert!(reason.contains("nothing to give up"), "{reason}");
}

#[test]
fn a_hint_names_the_winning_move_and_repeats_itself() {
    // The game of `a_game_that_is_over_says_who_has_won`, before the move that wins it.
    let args = [&HUMANS[..], &["--rules", "board=bent:3", "--seed", "4"]].concat();
    let hint = || {
        let out = run_with(&args, "a1 a6 b1 a5 b2 a3\nhint\n").good();
        let lines = out.lines().filter(|line| line.contains(" %  "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let lines = hint();
    assert!(lines[0].starts_with("100.0 %  a4 "), "{lines:?}");
    assert_eq!(hint(), lines);
    // What both would play from here on can be played.
    let args = [&HUMANS[..], &["--rules", "board=bent:5", "--seed", "4"]].concat();
    let begun = "a1 a2";
    let out = run_with(&args, &format!("{begun}\nhint\n")).good();
    let (_, line) = out
        .split_once("both at their best:  ")
        .expect("a line of several moves");
    let line = line.lines().next().expect("one line").trim();
    assert!(line.contains(' '), "{line}");
    let out = run_with(&args, &format!("{begun} {line}\n")).good();
    assert!(
        record(&out).ends_with(&format!("{begun} {line}\n")),
        "{out}"
    );
    let (reason, _) = refused("resign\nhint\n");
    assert!(reason.contains("nobody is there to be advised"), "{reason}");
}

#[test]
fn moves_are_explained_and_listed_in_part() {
    let out = script("e5\nexplain e5\nexplain f1\nmoves b2\nmoves zz\n").good();
    assert!(out.contains("\ne5: e5 is occupied\nf1: legal\n"), "{out}");
    assert!(out.contains("\nb2 b20 b21\n"), "{out}");
    assert!(
        out.contains("\nno legal move begins with \"zz\"\n"),
        "{out}"
    );
    let (reason, _) = refused("explain\n");
    assert!(reason.contains("\"explain\" needs a move"), "{reason}");
    let (reason, _) = refused("explain e5-\n");
    assert!(reason.contains("move \"e5-\""), "{reason}");
}

#[test]
fn opponents_play_among_themselves_and_repeat_themselves() {
    let args = [
        "play", "y", "--first", "random", "--second", "random", "--seed",
    ];
    let game = |seed| {
        let out = run(&[&args[..], &[seed]].concat()).good();
        record(&out).to_owned()
    };
    let one = game("5");
    assert_eq!(game("5"), one);
    assert_ne!(game("6"), one);
    assert!(one.contains("# first: random\n# second: random\n"), "{one}");
    // Nobody is there to end a game that goes on and on.
    assert!(
        one.contains("# repetition: 3\n# max-plies: 1000\n# result: "),
        "{one}"
    );
    assert!(!one.contains("# result: *"), "{one}");
}

#[test]
fn an_opponent_answers() {
    let out = run_with(&["play", "y", "--seed", "3"], "e5\nquit\n").good();
    let (_, moves) = record(&out).split_once("\n\n").unwrap();
    assert_eq!(moves.split_whitespace().count(), 2, "{out}");
    let first = [
        "play", "y", "--first", "random", "--second", "human", "--seed", "3",
    ];
    let out = run(&first).good();
    assert!(out.contains("   1  first: "), "{out}");
}

#[test]
fn play_goes_on_from_a_position() {
    let args = [&HUMANS[..], &["--rules", "opening=pie", "--moves", "e5"]].concat();
    let out = run_with(&args, "swap\n").good();
    assert!(out.contains("   2  second: swap\n"), "{out}");
    let record = record(&out).to_owned();
    let piped = [&HUMANS[..], &["--record", "-", "--moves", "f1"]].concat();
    let out = run_with(&piped, &record).good();
    assert!(out.ends_with("\n\ne5 swap f1\n"), "{out}");
}

#[test]
fn games_are_adjudicated_where_asked_to() {
    let args = [&HUMANS[..], &["--max-plies", "2"]].concat();
    let out = run_with(&args, "e5 f1\n").good();
    assert!(out.contains("drawn, 2 plies were played\n"), "{out}");
    assert!(
        record(&out).contains("# max-plies: 2\n# result: draw\n"),
        "{out}"
    );
    let off = [&HUMANS[..], &["--max-plies", "0", "--repetition", "0"]].concat();
    let out = run_with(&off, "e5 f1\n").good();
    assert!(record(&out).starts_with("# game: y\n# first: human\n# second: human\n# result: *"));
}

/// The adviser asks the solver first where little is left of the game.
#[test]
fn hints_on_small_boards_are_proved() {
    for (board, begin) in [("bent:3", ""), ("bent:4", "b2 a1\n")] {
        let args = [
            "play",
            "y",
            "--second",
            "human",
            "--rules",
            &format!("board={board}"),
        ];
        let out = run_with(&args, &format!("{begin}hint\n")).good();
        let hints: Vec<&str> = out.lines().filter(|line| line.contains(" %  ")).collect();
        assert!(!hints.is_empty(), "{out}");
        assert!(hints.iter().all(|line| line.ends_with("(proved)")), "{out}");
    }
}
