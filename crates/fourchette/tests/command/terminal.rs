//! `play` at a terminal: a pseudoterminal, with this test as its keyboard and screen.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::process::{Child, Command};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use nix::pty::{Winsize, openpty};

use crate::harness::{PROGRAM, TestFile, wait};

const PATIENCE: Duration = Duration::from_secs(100);

/// What a terminal clears everything with, also what was scrolled away.
const CLEAR: &str = "\u{1b}[H\u{1b}[2J\u{1b}[3J";

/// Ctrl-C, as a key.
const CTRL_C: &str = "\u{3}";

/// The key that brings back what was typed before.
const UP: &str = "\u{1b}[A";

/// Somebody who sits at a terminal in which the program runs.
struct Sitting {
    child: Child,
    keyboard: File,
    screen: Receiver<String>,
    /// What was shown and has not been looked at yet.
    shown: String,
}

impl Sitting {
    fn start(args: &[&str]) -> Self {
        let size = Winsize {
            ws_row: 60,
            ws_col: 100,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        let pair = openpty(Some(&size), None).expect("there are pseudoterminals");
        let slave = || File::from(pair.slave.try_clone().expect("a side can be shared"));
        let child = Command::new(PROGRAM)
            .args(args)
            .env("TERM", "xterm")
            .stdin(slave())
            .stdout(slave())
            .stderr(slave())
            .spawn()
            .expect("the program starts");
        let keyboard = File::from(pair.master);
        let mut output = keyboard.try_clone().expect("a side can be shared");
        let (sender, screen) = mpsc::channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            // At the end of the program reading is an error, not an end.
            while let Ok(count @ 1..) = output.read(&mut buffer) {
                let text = String::from_utf8_lossy(&buffer[..count]).into_owned();
                if sender.send(text).is_err() {
                    break;
                }
            }
        });
        Self {
            child,
            keyboard,
            screen,
            shown: String::new(),
        }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard
            .write_all(keys.as_bytes())
            .expect("keys can be pressed");
    }

    fn enter(&mut self, line: &str) {
        self.press(&format!("{line}\r"));
    }

    /// Waits until a text is shown, and returns what was shown up to its end.
    #[track_caller]
    fn see(&mut self, text: &str) -> String {
        let begin = Instant::now();
        loop {
            if let Some(at) = self.shown.find(text) {
                let rest = self.shown.split_off(at + text.len());
                return core::mem::replace(&mut self.shown, rest);
            }
            let left = PATIENCE.saturating_sub(begin.elapsed());
            match self.screen.recv_timeout(left) {
                Ok(more) => self.shown.push_str(&more),
                Err(reason) => panic!("{text:?} is not shown, {reason}: {:?}", self.shown),
            }
        }
    }

    /// Waits for the end, and returns what was shown until then.
    #[track_caller]
    fn end(mut self) -> String {
        assert_eq!(wait(&mut self.child, &"play"), Some(0));
        // The other side of the terminal is closed now, but what was shown last may be on its way.
        while let Ok(more) = self.screen.recv_timeout(Duration::from_millis(300)) {
            self.shown.push_str(&more);
        }
        self.shown
    }
}

const SECRET: &str = "bw..>b...";
const HUMANS: [&str; 6] = ["play", "yinyang", "--second", "human", "--seed", "1"];

#[test]
fn two_humans_change_places() {
    let mut sitting = Sitting::start(&HUMANS);
    for number in 1..=4 {
        sitting.see("first> ");
        // What is typed behind the hand-over is forgotten.
        let line = if number == 4 {
            format!("{SECRET} {SECRET} end")
        } else {
            SECRET.to_owned()
        };
        sitting.enter(&line);
    }
    let before = sitting.see(CLEAR);
    assert!(before.contains("destruction: black top left"), "{before}");
    let after = sitting.see("hand over to the second seat, press Enter ");
    assert!(!after.contains(SECRET), "{after}");
    for ply in 1..=4 {
        assert!(after.contains(&format!("   {ply}  first: ?")), "{after}");
    }
    assert!(
        after.contains("2 more typed before the hand-over: forgotten"),
        "{after}"
    );
    // Nothing is drawn before Enter.
    assert!(!after.contains("Laws of"), "{after}");
    sitting.enter("");
    let shown = sitting.see("second> ");
    assert!(shown.contains("Laws of White"), "{shown}");
    assert!(!shown.contains(SECRET), "{shown}");
    // What the other one has typed does not come back.
    sitting.press(UP);
    sitting.enter("moves ww");
    let shown = sitting.see("second> ");
    assert!(!shown.contains(SECRET), "{shown}");
    // A move that is taken back may bring the other one back.
    sitting.enter("undo");
    let shown = sitting.see("hand over to the first seat, press Enter ");
    assert!(shown.contains(CLEAR), "{shown}");
    // Whoever leaves now sees nothing of the other seat.
    sitting.press(CTRL_C);
    sitting.see("save the game as");
    sitting.enter("");
    let end = sitting.end();
    assert!(!end.contains(SECRET) && !end.contains("Laws of"), "{end}");
}

#[test]
fn a_loaded_game_begins_with_a_hand_over() {
    let file = TestFile::with(
        "terminal_load.txt",
        format!("# game: yinyang\n\n{SECRET}\n"),
    );
    let mut sitting = Sitting::start(&[&HUMANS[..], &["--load", file.path()]].concat());
    let shown = sitting.see("hand over to the first seat, press Enter ");
    assert!(
        !shown.contains(SECRET) && !shown.contains("Laws of"),
        "{shown}"
    );
    sitting.enter("");
    let shown = sitting.see("first> ");
    assert!(shown.contains(SECRET), "{shown}");
    sitting.enter("quit");
    sitting.end();
}

#[test]
fn where_nothing_is_hidden_nobody_is_disturbed() {
    let mut sitting = Sitting::start(&["play", "y", "--second", "human"]);
    sitting.see("first> ");
    sitting.enter("e5 f1");
    let shown = sitting.see("first> ");
    assert!(
        !shown.contains("hand over") && !shown.contains(CLEAR),
        "{shown}"
    );
    sitting.press(UP);
    let shown = sitting.see("e5 f1");
    assert!(!shown.contains("refused"), "{shown}");
    sitting.press(CTRL_C);
    sitting.see("save the game as");
    let file = TestFile::new("terminal_saved.txt");
    sitting.enter(file.path());
    let end = sitting.end();
    assert!(end.contains("saved as"), "{end}");
    assert!(file.read().ends_with("\n\ne5 f1\n"), "{}", file.read());
}

#[test]
fn moves_and_commands_are_completed_and_a_refusal_is_no_end() {
    let mut sitting = Sitting::start(&["play", "y", "--second", "human", "--rules", "opening=pie"]);
    sitting.see("first> ");
    sitting.enter("e99");
    sitting.see("move \"e99\"");
    sitting.see("first> ");
    sitting.enter("e5");
    sitting.see("second> ");
    sitting.press("sw\t");
    sitting.see("swap");
    sitting.enter("");
    sitting.see("   2  second: swap");
    sitting.see("first> ");
    sitting.press("qui\t\r");
    let end = sitting.end();
    assert!(end.contains("e5 swap"), "{end}");
}

#[test]
fn a_series_shows_its_bar_before_the_first_game_has_ended() {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    // One game of these takes minutes.
    let args = [
        "match",
        "leap-over",
        "--first",
        "search:5",
        "--second",
        "search:5",
        "--games",
        "1",
    ];
    let mut sitting = Sitting::start(&args);
    let shown = sitting.see("0 of 1 games");
    assert!(!shown.contains("left"), "nothing is known yet: {shown}");
    kill(
        Pid::from_raw(sitting.child.id().try_into().unwrap()),
        Signal::SIGINT,
    )
    .unwrap();
    let end = sitting.end();
    assert!(
        end.contains("interrupted: 0 of 1 games were played"),
        "{end}"
    );
}
