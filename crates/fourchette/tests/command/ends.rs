//! Ends of `play` from outside: no game is lost, and the terminal is left in order.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::harness::{PROGRAM, TestFile, wait};
use crate::sitting::{CTRL_C, CTRL_D, Output, Place, Sitting, TestFolder};

const HUMANS: [&str; 4] = ["play", "y", "--second", "human"];

/// An opponent that thinks for longer than anybody waits here.
const THINKER: [&str; 4] = ["play", "quinta", "--second", "search:5"];

/// A first move against it.
const TO_THINK_OF: &str = "a1-b1";

const OFFER: &str = "save the game as (Enter: do not save) ";

fn place<'a>(term: &'static str, folder: &'a TestFolder) -> Place<'a> {
    Place {
        term,
        folder: folder.path(),
        output: Output::Screen,
    }
}

#[test]
fn ctrl_c_offers_to_save_on_a_terminal_without_an_editor() {
    let folder = TestFolder::new("ends_dumb");
    let mut sitting = Sitting::at(&place("dumb", &folder), &HUMANS);
    sitting.see("first> ");
    sitting.enter("e5");
    sitting.see("second> ");
    sitting.send(Signal::SIGINT);
    sitting.see(OFFER);
    sitting.enter("mine.txt");
    let end = sitting.end();
    assert!(end.contains("saved as mine.txt"), "{end}");
    assert!(folder.read("mine.txt").ends_with("\n\ne5\n"));
    assert_eq!(folder.names(), ["mine.txt"]);
}

#[test]
fn ctrl_c_offers_to_save_where_a_pipe_takes_the_output() {
    let folder = TestFolder::new("ends_piped");
    let place = Place {
        output: Output::Pipe,
        ..place("xterm", &folder)
    };
    let mut sitting = Sitting::at(&place, &HUMANS);
    let mut pipe = sitting.pipe();
    sitting.see("first> ");
    sitting.enter("e5");
    sitting.see("second> ");
    sitting.send(Signal::SIGINT);
    sitting.see(OFFER);
    sitting.enter("mine.txt");
    let mut out = String::new();
    pipe.read_to_string(&mut out).unwrap();
    assert!(out.contains("   1  first: e5\n"), "{out}");
    sitting.end();
    assert!(folder.read("mine.txt").ends_with("\n\ne5\n"));
}

#[test]
fn ctrl_c_while_an_opponent_thinks_leaves_no_line_of_it() {
    let folder = TestFolder::new("ends_thinking");
    for (term, shows) in [("xterm", true), ("dumb", false)] {
        let mut sitting = Sitting::at(&place(term, &folder), &THINKER);
        sitting.see("first> ");
        sitting.enter(TO_THINK_OF);
        let mut shown = sitting.see(&format!("first: {TO_THINK_OF}"));
        if shows {
            shown.push_str(&sitting.see("thinks"));
        } else {
            // Time to show the line, if it were shown.
            std::thread::sleep(std::time::Duration::from_millis(600));
        }
        sitting.send(Signal::SIGINT);
        shown.push_str(&sitting.see(OFFER));
        // Where a line can be cleared it is; where it cannot there is none.
        match shown.rsplit_once("thinks") {
            Some((_, after)) => assert!(shows && after.contains("\u{1b}[2K"), "{after:?}"),
            None => assert!(!shows && !shown.contains('\u{1b}'), "{shown:?}"),
        }
        sitting.enter("");
        sitting.end();
    }
    assert!(folder.names().is_empty());
}

#[test]
fn whoever_cannot_be_asked_finds_the_game_in_a_file() {
    let folder = TestFolder::new("ends_terminated");
    for (number, (term, signal)) in (1..).zip([
        ("xterm", Signal::SIGTERM),
        ("xterm", Signal::SIGHUP),
        ("dumb", Signal::SIGTERM),
        ("dumb", Signal::SIGHUP),
    ]) {
        let mut sitting = Sitting::at(&place(term, &folder), &HUMANS);
        sitting.see("first> ");
        sitting.enter("e5 f1");
        sitting.see("   2  second: f1");
        sitting.see("first> ");
        sitting.send(signal);
        let (status, end) = sitting.end_somehow();
        assert_eq!(status, None, "it ends as the signal ends a program: {end}");
        let name = format!("y-unsaved-{number}.txt");
        assert!(
            end.contains(&format!("the game is kept in {name}")),
            "{end}"
        );
        assert!(folder.read(&name).ends_with("\n\ne5 f1\n"));
        assert_eq!(folder.names().len(), number);
        // What is said to go on with it does.
        let call = format!("fourchette play y --record {name} goes on with it");
        assert!(end.contains(&call), "{end}");
    }
}

#[test]
fn an_offer_that_is_cut_off_keeps_the_game_too() {
    let folder = TestFolder::new("ends_offer");
    let mut sitting = Sitting::at(&place("xterm", &folder), &HUMANS);
    sitting.see("first> ");
    sitting.enter("e5");
    sitting.see("second> ");
    sitting.press(CTRL_C);
    sitting.see(OFFER);
    sitting.send(Signal::SIGHUP);
    let (status, _) = sitting.end_somehow();
    assert_eq!(status, None);
    assert!(folder.read("y-unsaved-1.txt").ends_with("\n\ne5\n"));
}

#[test]
fn the_end_of_the_input_offers_to_save_and_then_keeps() {
    let folder = TestFolder::new("ends_input");
    for term in ["xterm", "dumb"] {
        let mut sitting = Sitting::at(&place(term, &folder), &HUMANS);
        sitting.see("first> ");
        sitting.enter("e5");
        sitting.see("second> ");
        sitting.press(CTRL_D);
        sitting.see(OFFER);
        sitting.press(CTRL_D);
        let end = sitting.end();
        assert!(end.contains("the game is kept in y-unsaved-"), "{end}");
    }
    assert_eq!(folder.names(), ["y-unsaved-1.txt", "y-unsaved-2.txt"]);
}

#[test]
fn nothing_is_kept_of_a_game_that_is_in_a_file() {
    let folder = TestFolder::new("ends_saved");
    let file = TestFile::with("ends_saved.txt", "# game: y\n\ne5\n");
    let args = [&HUMANS[..], &["--record", file.path()]].concat();
    let mut sitting = Sitting::at(&place("xterm", &folder), &args);
    sitting.see("second> ");
    sitting.send(Signal::SIGTERM);
    let (_, end) = sitting.end_somehow();
    assert!(!end.contains("kept"), "{end}");
    // Nor after a move that is saved.
    let mut sitting = Sitting::at(&place("xterm", &folder), &args);
    sitting.see("second> ");
    sitting.enter("f1");
    sitting.see("first> ");
    sitting.enter("save more.txt");
    sitting.see("saved as more.txt");
    sitting.see("first> ");
    sitting.press(CTRL_C);
    let end = sitting.end();
    assert!(!end.contains(OFFER), "{end}");
    assert_eq!(folder.names(), ["more.txt"]);
}

#[test]
fn a_file_that_holds_secrets_says_so() {
    let folder = TestFolder::new("ends_secrets");
    let args = ["play", "yinyang", "--second", "human"];
    let mut sitting = Sitting::at(&place("xterm", &folder), &args);
    sitting.see("first> ");
    sitting.enter("bw..>b...");
    sitting.see("first> ");
    sitting.send(Signal::SIGTERM);
    let (_, end) = sitting.end_somehow();
    let said = "yinyang-unsaved-1.txt; it holds the secrets of both seats: do not look into it";
    assert!(end.contains(said), "{end}");
    assert!(
        folder
            .read("yinyang-unsaved-1.txt")
            .ends_with("\n\nbw..>b...\n")
    );
}

/// Starts a script, of which more may come.
fn script(folder: &Path, args: &[&str], begin: &str) -> Child {
    let mut child = Command::new(PROGRAM)
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let stdin = child.stdin.as_mut().expect("standard input is a pipe");
    stdin
        .write_all(begin.as_bytes())
        .expect("the pipe takes it");
    child
}

#[test]
fn a_script_that_is_cut_off_keeps_the_game() {
    let folder = TestFolder::new("ends_script");
    for (number, (args, signal, status)) in (1..).zip([
        (&HUMANS[..], Signal::SIGINT, Some(130)),
        (&HUMANS[..], Signal::SIGTERM, None),
        (&THINKER[..], Signal::SIGINT, Some(130)),
        (&THINKER[..], Signal::SIGTERM, None),
    ]) {
        let (game, m) = match args[1] {
            "y" => ("y", "e5"),
            game => (game, TO_THINK_OF),
        };
        let told = format!("first: {m}\n");
        let mut child = script(folder.path(), args, &format!("{m}\nboard\n"));
        let mut out = child.stdout.take().expect("standard output is a pipe");
        // The first move is told when the next line is waited for, or while the opponent thinks.
        let mut shown = Vec::new();
        let mut byte = [0];
        while !String::from_utf8_lossy(&shown).contains(&told) {
            assert_eq!(out.read(&mut byte).unwrap(), 1);
            shown.push(byte[0]);
        }
        let drain = std::thread::spawn(move || out.read_to_end(&mut Vec::new()));
        let id = Pid::from_raw(i32::try_from(child.id()).unwrap());
        kill(id, signal).unwrap();
        assert_eq!(wait(&mut child, &"play"), status);
        drain.join().unwrap().unwrap();
        let mut err = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut err)
            .unwrap();
        // Each game has two files.
        let name = format!("{game}-unsaved-{}.txt", (number - 1) % 2 + 1);
        assert!(
            err.contains(&format!("the game is kept in {name}\n")),
            "{err}"
        );
        assert!(folder.read(&name).ends_with(&format!("\n\n{m}\n")));
    }
}
