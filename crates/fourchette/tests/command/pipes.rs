//! Pipes that are closed, and standard input that is not there.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Command, Stdio};

#[cfg(unix)]
use crate::harness::watch;
use crate::harness::{PROGRAM, wait};

/// Runs the program, reads one line of what it writes, closes the pipe, and returns what it said.
fn closed_after_a_line(args: &[&str]) -> (Option<i32>, String) {
    let mut child = Command::new(PROGRAM)
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    // The smallest buffer: what is not read stays in the pipe.
    let mut out = BufReader::with_capacity(1, child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    drop(out);
    let status = wait(&mut child, &args);
    let mut err = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut err)
        .unwrap();
    (status, err)
}

#[test]
fn a_closed_pipe_is_a_quiet_end() {
    // More than a pipe holds, so that the program is still writing.
    let big = ["--rules", "board=bent:25"];
    for args in [
        &["show", "y"][..],
        &["show", "y", "--svg", "-"],
        &["legal", "y"],
        // One line: it is read to its end, and the pipe is closed then.
        &["legal", "y", "--json"],
        &["perft", "y", "--depth", "2", "--divide"],
        &["perft", "y", "--depth", "3"],
    ] {
        assert_eq!(
            closed_after_a_line(&[args, &big].concat()),
            (Some(0), String::new()),
            "{args:?}"
        );
    }
    for args in [&["rules", "y"][..], &["games"], &["help"]] {
        assert_eq!(
            closed_after_a_line(args),
            (Some(0), String::new()),
            "{args:?}"
        );
    }
    let play = [
        "play",
        "y",
        "--first",
        "random",
        "--second",
        "random",
        "--seed",
        "1",
        "--rules",
        "board=bent:25",
    ];
    let (status, err) = closed_after_a_line(&play);
    assert_eq!(status, Some(0), "{err}");
    assert_eq!(err, "random sits first, random second\n");
}

/// Runs the program with arguments and redirections as a shell reads them.
#[cfg(unix)]
fn redirected(line: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("exec \"$0\" {line}"), PROGRAM]);
    command
}

#[cfg(unix)]
#[test]
fn streams_that_are_closed_at_once_are_no_panic() {
    for (line, status) in [
        ("play y <&-", 0),
        ("show y <&- 2>&-", 0),
        ("trace <&-", 1),
        ("legal y --moves zz 2>&-", 1),
        ("play y --first random --second random <&- 2>&-", 0),
    ] {
        let command = redirected(line);
        let run = watch(command, b"");
        assert_eq!(run.status, Some(status), "{line}: {}", run.err);
        assert!(!run.err.contains("panicked"), "{line}: {}", run.err);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn standard_output_that_is_full_is_named() {
    let request = r#"{"game":"y","moves":["e5"]}"#;
    for args in [
        "help",
        "--version",
        "play --help",
        "games",
        "rules y",
        "show y",
        "show y --svg -",
        "legal y",
        "perft y --depth 1",
        "perft y --depth 1 --divide",
        "play y --first random --second random",
        "match y --first random --second random --games 1",
        "trace",
    ] {
        let command = redirected(&format!("{args} >/dev/full"));
        // The opponents of `play` are greeted before anything is written.
        let run = watch(command, request.as_bytes());
        assert_eq!(run.status, Some(1), "{args}");
        let err = run.err;
        let begin = "error: cannot write standard output: ";
        let last = err.lines().last().unwrap_or_default();
        assert!(last.starts_with(begin), "{args}: {err}");
    }
}

/// Nothing is said after it: that it could not be sent is known by the end.
#[cfg(target_os = "linux")]
#[test]
fn the_last_answer_of_an_engine_that_cannot_be_sent_is_a_failure() {
    let mut command = redirected("engine y --bot random >/dev/full");
    command.stdin(Stdio::piped());
    let reason = watch(command, b"go\n").refused(1);
    assert!(
        reason.starts_with("cannot write standard output: "),
        "{reason}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn standard_input_that_is_a_folder_is_named() {
    for args in ["play y --seed 1", "engine y", "gtp", "trace", "merge -"] {
        let command = redirected(&format!("{args} </"));
        let run = watch(command, b"");
        assert_eq!(run.status, Some(1), "{args}");
        let last = run.err.lines().last().unwrap_or_default();
        assert!(last.contains("standard input"), "{args}: {}", run.err);
        assert!(last.contains("directory"), "{args}: {}", run.err);
    }
}
