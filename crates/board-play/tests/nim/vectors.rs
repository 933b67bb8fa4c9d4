//! Test vectors: what disagrees is found, and the message names the line.

use std::panic::catch_unwind;

use board_play::nim::Nim;
use board_play::testkit::vectors::{check_golden, check_perft, check_traces};
use board_play::trace::trace;

/// Returns what a check of a text panics with.
fn panic_of(check: fn(&str), text: &str) -> String {
    let text = text.to_owned();
    let panic = catch_unwind(move || check(&text)).expect_err("the text is refused");
    *panic.downcast().expect("a message")
}

#[test]
#[should_panic(expected = "line 2 of the traces of nim: from byte 57")]
fn a_wrong_trace_is_found() {
    let line = trace::<Nim>("stones=5", &["1"]).expect("legal moves");
    let wrong = line.replace("12", "11");
    check_traces::<Nim>(&format!("{line}\n{wrong}\n"));
}

#[test]
#[should_panic(expected = "there are no traces of nim")]
fn no_trace_is_not_enough() {
    check_traces::<Nim>("");
}

/// Six stones. After 1 and 2, three are left: three moves, then 2 + 1 of two, then 1 of three.
const PERFT: &str = "\
# A table.
game nim

rules stones=6
moves 1
moves 2
perft 1 3
perft 2 3
perft 3 1

rules -
perft 1 3
";

#[test]
fn a_good_table_is_accepted() {
    check_perft::<Nim>(PERFT);
}

#[test]
fn bad_tables_are_refused_with_the_line() {
    for (good, bad, message) in [
        (
            "perft 2 3",
            "perft 2 4",
            "line 8 *: depth 2: found 3, wanted 4",
        ),
        (
            "perft 2 3",
            "perft 2",
            "line 8 *: must be `perft DEPTH COUNT`",
        ),
        (
            "perft 2 3",
            "perft 2 x",
            "line 8 *: must be `perft DEPTH COUNT`",
        ),
        (
            "perft 2 3",
            "perft 2 3 1",
            "line 8 *: must be `perft DEPTH COUNT`",
        ),
        (
            "perft 2 3",
            "count 2 3",
            "line 8 *: must begin with rules, moves or perft",
        ),
        ("moves 2", "moves 4", "line 6 *: move \"4\": must be 1 to 3"),
        ("moves 2", "moves 3 3", "line 6 *: move \"3\": only 2 left"),
        (
            "rules -",
            "rules stones=0",
            "line 11 *: option stones \"0\": must be 1 to 99",
        ),
        ("rules stones=6\n", "", "line 4 *: must be `rules OPTIONS`"),
        (
            "game nim",
            "game hex",
            "line 2 *: game \"hex\": must be nim",
        ),
        ("game nim", "nim", "line 2 *: must be `game nim`"),
    ] {
        let found = panic_of(check_perft::<Nim>, &PERFT.replacen(good, bad, 1));
        assert_eq!(found, message.replace('*', "of the perft table of nim"));
    }
}

#[test]
fn no_count_is_not_enough() {
    for text in ["", "# Nothing.\n", "game nim\nrules -\nmoves 1\n"] {
        let found = panic_of(check_perft::<Nim>, text);
        assert_eq!(found, "there are no perft counts of nim");
    }
}

/// The digests are those of the texts `1`, `2`, `3`, one a line, then of `1`, then of nothing.
const GOLDEN: &str = "\
# A game.
game nim
rules stones=3

1 1 3 dbd536d5af6ff2c7 2
2 2 1 af63ac4c86019afc 1
3 o 0 cbf29ce484222325

outcome 2
";

#[test]
fn a_good_game_is_accepted() {
    check_golden::<Nim>(GOLDEN);
    let unfinished = "game nim\nrules -\n1 1 3 dbd536d5af6ff2c7\noutcome *\n";
    check_golden::<Nim>(unfinished);
}

#[test]
fn bad_games_are_refused_with_the_line() {
    for (good, bad, message) in [
        ("2 2 1", "3 2 1", "line 6 *: ply: found 2, wanted 3"),
        ("2 2 1", "2 1 1", "line 6 *: turn: found 2, wanted 1"),
        ("2 2 1", "2 2 2", "line 6 *: legal moves: found 1, wanted 2"),
        (
            "af63ac4c86019afc",
            "af63ac4c86019afd",
            "line 6 *: digest: found af63ac4c86019afc, wanted af63ac4c86019afd",
        ),
        (
            " 1 af63ac4c86019afc 1",
            "",
            "line 6 *: legal moves is missing",
        ),
        (
            "af63ac4c86019afc 1",
            "af63ac4c86019afc 2",
            "line 6 *: move \"2\": only 1 left",
        ),
        (
            "af63ac4c86019afc 1",
            "af63ac4c86019afc x",
            "line 6 *: move \"x\": must be a plain decimal number",
        ),
        (
            "af63ac4c86019afc 1",
            "af63ac4c86019afc 1 1",
            "line 6 *: \"1\" follows the move",
        ),
        (
            "af63ac4c86019afc 1",
            "af63ac4c86019afc",
            "line 7 *: must be `outcome OUTCOME`, since the line before has no move",
        ),
        (
            "outcome 2",
            "outcome 1",
            "line 9 *: outcome: found 2, wanted 1",
        ),
        (
            "outcome 2",
            "outcome *",
            "line 9 *: outcome: found 2, wanted *",
        ),
        (
            "outcome 2",
            "outcome 2\nend",
            "line 10 *: follows the outcome",
        ),
        ("outcome 2\n", "", "line 8 *: the game stops short"),
        (
            "rules stones=3",
            "rules stones=0",
            "line 3 *: option stones \"0\": must be 1 to 99",
        ),
        ("rules stones=3\n", "", "line 4 *: must be `rules OPTIONS`"),
        (
            "game nim",
            "game hex",
            "line 2 *: game \"hex\": must be nim",
        ),
    ] {
        assert!(GOLDEN.contains(good), "{good:?}");
        let found = panic_of(check_golden::<Nim>, &GOLDEN.replacen(good, bad, 1));
        assert_eq!(
            found,
            message.replacen(" *:", " of the golden game of nim:", 1)
        );
    }
    let found = panic_of(check_golden::<Nim>, "");
    assert_eq!(
        found,
        "line 0 of the golden game of nim: the game stops short"
    );
}
