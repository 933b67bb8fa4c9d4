//! Bad input: one clear line that names the offending part and the reason, and the right status.

use crate::harness::{TestFile, run, run_with};

/// A call that is wrong in itself.
const USAGE: i32 = 2;

/// A call whose rules, moves, position or record are refused.
const REFUSED: i32 = 1;

#[track_caller]
fn refuses(args: &[&str], status: i32, parts: &[&str]) {
    let reason = run(args).refused(status);
    for part in parts {
        assert!(
            reason.contains(part),
            "{args:?}: {part:?} is not in: {reason}"
        );
    }
}

#[test]
fn a_name_that_stands_for_rules_does_not_go_with_others() {
    let meant = "kwinty stands for ruleset=kwinty";
    for subcommand in ["show", "play", "legal"] {
        let rules = |rules| [subcommand, "kwinty", "--rules", rules];
        let parts = ["ruleset", "boardless", meant];
        refuses(&rules("no-five=draw,ruleset=boardless"), REFUSED, &parts);
        refuses(
            &rules("first-block=free"),
            REFUSED,
            &["first-block", "free"],
        );
    }
    let position = "kwintie/1 ruleset=boardless 1 - -";
    let parts = ["kwinty", "stands for ruleset=kwinty", "ruleset=boardless"];
    refuses(&["show", "kwinty", "--position", position], REFUSED, &parts);
    let record = TestFile::with("of_kwintie.txt", "# game: kwintie\n\nh1\n");
    let parts = ["kwinty", "stands for ruleset=kwinty", "the default rules"];
    refuses(
        &["show", "kwinty", "--record", record.path()],
        REFUSED,
        &parts,
    );
    refuses(
        &["rules", "kwinti"],
        USAGE,
        &["kwinti", "unknown", "kwintie"],
    );
    let bots = ["--first", "random", "--second", "random", "--games", "1"];
    let wrong = ["match", "kwinty", "--rules", "ruleset=kwintie"];
    refuses(&[&wrong[..], &bots].concat(), REFUSED, &["ruleset", meant]);
}

#[test]
fn bad_usage_is_told_in_one_line() {
    for (args, parts) in [
        (&["dance"][..], &["dance"][..]),
        (&["rules"], &["GAME"]),
        (&["show"], &["GAME"]),
        (&["rules", "y", "z"], &["z"]),
        (&["show", "y", "--colour"], &["--colour"]),
        (&["show", "y", "--moves"], &["--moves"]),
        (&["perft", "y"], &["--depth"]),
        (&["perft", "y", "--depth", "0"], &["0", "1 or more"]),
        (&["perft", "y", "--depth", "two"], &["two", "number"]),
        (
            &["perft", "y", "--depth", "1", "--threads", "0"],
            &["1 or more"],
        ),
        (
            &["perft", "y", "--depth", "1", "--threads", "99999999999"],
            &["too great"],
        ),
        (
            &["perft", "y", "--depth", "1", "--threads", "1025"],
            &["1025", "1024 at most"],
        ),
        (&["engine", "y", "--threads", "1025"], &["1024 at most"]),
        (
            &["play", "y", "--first", "deep-thought"],
            &["deep-thought", "random", "human"],
        ),
        (&["play", "y", "--seed", "x"], &["--seed", "x"]),
        (
            &["match", "y", "--first", "random", "--games", "1"],
            &["--second"],
        ),
        (
            &[
                "match", "y", "--first", "human", "--second", "random", "--games", "1",
            ],
            &["human", "random"],
        ),
        (
            &[
                "match", "y", "--first", "random", "--second", "random", "--games", "0",
            ],
            &["1 or more"],
        ),
        (&["trace", "one", "two"], &["two"]),
    ] {
        refuses(args, USAGE, parts);
    }
}

/// `OsStr::from_bytes` is of Unix alone.
#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_named() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    use crate::harness::{program, watch};

    let mut command = program();
    command.args(["show", "y", "--moves"]);
    command.arg(OsStr::from_bytes(b"e5 \xff"));
    let reason = watch(command, b"").refused(USAGE);
    assert!(
        reason.contains(r#""e5 \xff": is not UTF-8 text"#),
        "{reason}"
    );
}

#[test]
fn a_number_below_the_least_is_a_bad_value_of_its_option() {
    let counts = ["--games", "--threads", "--memory"];
    let others = ["--seed", "--max-plies", "--repetition"];
    let perft = ["--depth", "--threads"];
    for (subcommand, options, least) in [
        ("match", &counts[..], 1),
        ("match", &others, 0),
        ("play", &others, 0),
        ("play", &["--memory", "--threads"], 1),
        ("engine", &["--memory", "--threads"], 1),
        ("perft", &perft, 1),
        ("ladder", &["--games"], 2),
        ("ladder", &["--opening", "--quiet", "--seed"], 0),
    ] {
        let reason = format!("must be a whole number, {least} or more");
        for option in options {
            for number in ["-1", "-99999999999999999999999"] {
                let value = format!("invalid value '{number}' for '{option} <");
                refuses(
                    &[subcommand, "y", option, number],
                    USAGE,
                    &[&value, &reason],
                );
            }
            let number = "99999999999999999999999";
            refuses(
                &[subcommand, "y", option, number],
                USAGE,
                &[option, "too great"],
            );
        }
    }
}

#[test]
fn numbers_are_plain_decimals() {
    let reason = "must be a plain decimal number, without a sign or leading zeros";
    for (subcommand, option) in [
        ("match", "--games"),
        ("match", "--seed"),
        ("play", "--max-plies"),
        ("play", "--repetition"),
        ("perft", "--depth"),
        ("perft", "--threads"),
    ] {
        for number in ["007", "+7", "00"] {
            let value = format!("invalid value '{number}' for '{option} <");
            refuses(&[subcommand, "y", option, number], USAGE, &[&value, reason]);
        }
    }
}

#[test]
fn unknown_games_are_bad_usage_everywhere() {
    let players = ["--first", "random", "--second", "random"];
    for args in [
        &["rules", "go"][..],
        &["show", "go"],
        &["show", "go", "--rules", "size=3"],
        &["legal", "go", "--position", "go/1"],
        &["legal", "go", "--record", "/nowhere/at/all"],
        &["perft", "go", "--depth", "1"],
        &["play", "go"],
        &[&["match", "go", "--games", "1"][..], &players].concat(),
    ] {
        refuses(args, USAGE, &[r#"game "go": unknown"#, "y"]);
    }
    // Names are exact.
    refuses(&["rules", "Y"], USAGE, &["Y"]);
    refuses(&["rules", ""], USAGE, &["unknown"]);
}

#[test]
fn two_ways_to_name_the_start_are_bad_usage() {
    let position = "y/1 - 1 - - -";
    for args in [
        ["--rules", "", "--position", position],
        ["--rules", "", "--record", "game.txt"],
        ["--position", position, "--record", "game.txt"],
    ] {
        for subcommand in ["show", "legal", "play"] {
            let args = [&[subcommand, "y"][..], &args].concat();
            refuses(&args, USAGE, &["cannot be used with", args[2]]);
        }
    }
}

#[test]
fn a_call_without_a_subcommand_shows_the_help() {
    let run = run(&[]);
    assert_eq!(run.status, Some(USAGE));
    assert_eq!(run.out, "");
    assert!(
        run.err.contains("Usage: fourchette [OPTIONS] <COMMAND>"),
        "{}",
        run.err
    );
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_bad_usage() {
    use std::os::unix::ffi::OsStrExt as _;

    use crate::harness::{PROGRAM, watch};

    let mut command = std::process::Command::new(PROGRAM);
    command
        .arg("rules")
        .arg(std::ffi::OsStr::from_bytes(b"\xff"));
    watch(command, b"").refused(USAGE);
}

#[test]
fn refused_rules_are_named() {
    for (rules, parts) in [
        ("size=9", &["size", "unknown"][..]),
        ("opening", &["opening", "key=value"]),
        ("opening=gambit", &["opening", "gambit", "free or pie"]),
        ("opening=pie,opening=pie", &["opening", "twice"]),
        ("board=bent:26", &["bent:26", "25"]),
        ("board=bent:2", &["bent:2", "3"]),
        ("board=cube:3", &["cube:3"]),
        ("board=flat:09", &["flat:09"]),
        ("handicap=0", &["handicap"]),
        ("handicap=94", &["handicap", "94", "93"]),
        ("handicap=+2", &["handicap", "+2"]),
        ("handicap=99999999999999999999999", &["handicap"]),
        ("handicap=2,opening=pie", &["handicap", "pie"]),
        (",", &["\",\""]),
        ("opening=pie\nhandicap=2", &["opening"]),
    ] {
        refuses(&["legal", "y", "--rules", rules], REFUSED, parts);
        let players = ["--first", "random", "--second", "random", "--games", "1"];
        let args = [&["match", "y", "--rules", rules][..], &players].concat();
        refuses(&args, REFUSED, parts);
    }
}

#[test]
fn refused_moves_are_named() {
    for (moves, parts) in [
        (
            "e5 f1 e5",
            &["number 3 of --moves", "\"e5\"", "occupied"][..],
        ),
        ("e13", &["number 1", "e13"]),
        ("e05", &["number 1", "e05"]),
        ("E5", &["number 1", "E5"]),
        ("e5,f1", &["number 1", "e5,f1"]),
        ("z1", &["number 1", "z1"]),
        ("swap", &["number 1", "swap"]),
        ("e5 \u{7f}\u{1b}[2J", &["number 2"]),
    ] {
        refuses(&["show", "y", "--moves", moves], REFUSED, parts);
    }
    let pie = ["show", "y", "--rules", "opening=pie", "--moves"];
    refuses(
        &[&pie[..], &["swap"]].concat(),
        REFUSED,
        &["number 1", "swap"],
    );
    refuses(
        &[&pie[..], &["e5 f1 swap"]].concat(),
        REFUSED,
        &["number 3", "swap"],
    );
    let small = ["show", "y", "--rules", "board=bent:3", "--moves"];
    let over = [&small[..], &["a1 a6 b1 a5 b2 a3 a4 a2"]].concat();
    refuses(&over, REFUSED, &["number 8", "a2", "the game is over"]);
}

#[test]
fn refused_positions_are_named() {
    for (line, parts) in [
        ("", &["position", "y/1"][..]),
        ("y", &["position", "y/1"]),
        ("hex/1 - 1 - - -", &["hex"]),
        ("y/2 - 1 - - -", &["version"]),
        ("y/1 - 1 black e5", &["missing"]),
        ("y/1 - 1 black e5 f1 f2", &["f2"]),
        ("y/1 - 1 black e5 -", &["2"]),
        ("y/1 - 1 black e5,f2 f1", &["1"]),
        ("y/1 - 1 black e5 e5", &["e5"]),
        ("y/1 - 2 black f1,e5 f2", &["e5"]),
        ("y/1 - 2 black e5,e99 f2", &["e99"]),
        ("y/1 - 3 black e5 f2", &["3"]),
        ("y/1 - 1 blue e5 f2", &["blue"]),
        ("y/1 size=3 1 black e5 f2", &["size"]),
        ("y/1 - 1  black e5 f2", &["single spaces"]),
    ] {
        refuses(&["show", "y", "--position", line], REFUSED, parts);
    }
    // Windows has no command line that is so long.
    if cfg!(not(windows)) {
        let huge = "y/1 - 1 black ".to_owned() + &"e5,".repeat(30_000);
        let parts = &["longer than 65536 bytes"];
        refuses(&["show", "y", "--position", &huge], REFUSED, parts);
    }
}

#[test]
fn refused_records_are_named() {
    for (record, parts) in [
        ("", &["line 1", "game"][..]),
        ("e5 f1", &["line 1", "game"]),
        ("# game: go\n", &["line 1", "go", "must be y"]),
        ("# game: y\n# rules: size=3\n", &["line 2", "size"]),
        ("# game: y\n# Colour: red\n", &["line 2", "Colour"]),
        (
            "# game: y\n# result: 1\n\ne5\n",
            &["line 2", "result", "not decided"],
        ),
        (
            "# game: y\n\ne5 f1\ne5\n",
            &["line 4", "ply 3", "e5 is occupied"],
        ),
        ("# game: y\n\ne5 f\n", &["line 3", "ply 2", "\"f\""]),
        (
            "# game: y\n# max-plies: 1\n\ne5 f1\n",
            &["line 4", "ply 2", "over"],
        ),
        ("# game: y\n# position: y/1 - 1\n", &["line 2", "position"]),
    ] {
        let reason = run_with(&["show", "y", "--record", "-"], record).refused(REFUSED);
        for part in ["record on standard input: "].iter().chain(parts) {
            assert!(
                reason.contains(part),
                "{record:?}: {part:?} is not in: {reason}"
            );
        }
    }
}

/// The beginning says where it is from, and the end why.
#[test]
fn a_message_that_quotes_much_is_shortened() {
    let (long, version) = ("x".repeat(1 << 20), env!("CARGO_PKG_VERSION"));
    let part = format!("{{\"command\": {long:?}, \"version\": {version:?}}}");
    let parts = TestFile::with("long_field.json", part);
    let reason = run(&["merge", parts.path()]).refused(1);
    assert!(reason.len() < 3000, "{} bytes", reason.len());
    assert!(reason.starts_with(parts.path()), "{reason}");
    assert!(reason.contains("xx … xx"), "{reason}");
}

#[test]
fn files_that_are_no_records_are_refused() {
    let garbage: Vec<u8> = (0..=255).cycle().take(4096).collect();
    let huge = "e5 ".repeat(6 << 20);
    let million = format!("# game: y\n\n{}", "e5 f1 ".repeat(500_000));
    for (name, content, parts) in [
        ("empty", Vec::new(), &["line 1"][..]),
        ("garbage", garbage, &["byte 128 is not UTF-8 text"]),
        ("huge", huge.into_bytes(), &["longer than 16777216 bytes"]),
        (
            "million",
            million.into_bytes(),
            &["line 3, ply 3", "e5 is occupied"],
        ),
    ] {
        let file = TestFile::with(&format!("no_record_{name}"), content);
        for subcommand in ["show", "legal", "play"] {
            let args = [subcommand, "y", "--record", file.path()];
            refuses(&args, REFUSED, &[&[file.path()], parts].concat());
        }
    }
    refuses(
        &["show", "y", "--record", "/nowhere/at/all"],
        REFUSED,
        &["/nowhere/at/all"],
    );
    refuses(&["show", "y", "--record", "."], REFUSED, &["record .: "]);
    let svg = ["show", "y", "--svg", "/nowhere/at/all.svg"];
    refuses(&svg, REFUSED, &["/nowhere/at/all.svg"]);
}
