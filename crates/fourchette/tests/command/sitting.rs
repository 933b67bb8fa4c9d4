//! Somebody who sits at a terminal: a pseudoterminal, with a test as its keyboard and screen.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use nix::pty::{Winsize, openpty};
use nix::sys::signal::{Signal, kill};
use nix::sys::termios::{LocalFlags, tcgetattr};
use nix::unistd::Pid;

use crate::harness::{program, wait};

const PATIENCE: Duration = Duration::from_secs(100);

/// How many columns a window has in which everything has room.
const WIDTH: u16 = 100;

/// What a terminal clears everything with, also what was scrolled away.
pub(crate) const CLEAR: &str = "\u{1b}[H\u{1b}[2J\u{1b}[3J";

/// Ctrl-C, as a key that a line editor reads.
pub(crate) const CTRL_C: &str = "\u{3}";

/// Ctrl-D.
pub(crate) const CTRL_D: &str = "\u{4}";

/// The key that brings back what was typed before.
pub(crate) const UP: &str = "\u{1b}[A";

/// An empty folder of a test.
pub(crate) struct TestFolder(PathBuf);

impl TestFolder {
    /// Makes a folder. `name` must differ from that of every other test.
    pub(crate) fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the names of the files in it.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder can be read");
        let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("a name is text");
        let mut names: Vec<String> = entries
            .map(|entry| name(entry.expect("an entry")))
            .collect();
        names.sort();
        names
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("the file can be read")
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        // Nothing depends on the folder being gone.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Where somebody sits.
pub(crate) struct Place<'a> {
    /// The kind of terminal.
    pub(crate) term: &'static str,
    /// The present folder of the program.
    pub(crate) folder: &'a Path,
    /// Whether the terminal shows standard output, or a pipe takes it.
    pub(crate) output: Output,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Output {
    Screen,
    Pipe,
}

/// Somebody who sits at a terminal in which the program runs.
pub(crate) struct Sitting {
    child: Child,
    keyboard: File,
    /// The side of the program, which keeps the modes of the terminal.
    inside: File,
    screen: Receiver<String>,
    /// What was shown and has not been looked at yet.
    shown: String,
}

impl Sitting {
    pub(crate) fn start(args: &[&str]) -> Self {
        Self::in_window(WIDTH, args)
    }

    /// Sits down at a window that is so many columns wide.
    pub(crate) fn in_window(columns: u16, args: &[&str]) -> Self {
        let place = Place {
            term: "xterm",
            folder: Path::new("."),
            output: Output::Screen,
        };
        Self::begin(&place, columns, args)
    }

    pub(crate) fn at(place: &Place<'_>, args: &[&str]) -> Self {
        Self::begin(place, WIDTH, args)
    }

    fn begin(place: &Place<'_>, columns: u16, args: &[&str]) -> Self {
        let mut command = program();
        command.args(args);
        Self::with(command, place, columns)
    }

    /// Sits down at a terminal in which another program runs.
    pub(crate) fn with_program(command: Command, place: &Place<'_>) -> Self {
        Self::with(command, place, WIDTH)
    }

    fn with(mut command: Command, place: &Place<'_>, columns: u16) -> Self {
        let size = Winsize {
            ws_row: 60,
            ws_col: columns,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        let pair = openpty(Some(&size), None).expect("there are pseudoterminals");
        let slave = || File::from(pair.slave.try_clone().expect("a side can be shared"));
        let output = match place.output {
            Output::Screen => Stdio::from(slave()),
            Output::Pipe => Stdio::piped(),
        };
        let child = command
            .env("TERM", place.term)
            .current_dir(place.folder)
            .stdin(slave())
            .stdout(output)
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
            inside: File::from(pair.slave),
            screen,
            shown: String::new(),
        }
    }

    /// Takes the pipe that takes standard output.
    pub(crate) fn pipe(&mut self) -> ChildStdout {
        self.child.stdout.take().expect("standard output is a pipe")
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard
            .write_all(keys.as_bytes())
            .expect("keys can be pressed");
    }

    pub(crate) fn enter(&mut self, line: &str) {
        self.press(&format!("{line}\r"));
    }

    /// Sends the program a signal. The terminal of a test sends none for its keys.
    pub(crate) fn send(&mut self, signal: Signal) {
        let id = i32::try_from(self.child.id()).expect("an id is small");
        kill(Pid::from_raw(id), signal).expect("the program runs");
    }

    /// Returns whether the terminal is as people want it: it shows what is typed, line by line.
    pub(crate) fn is_in_order(&self) -> bool {
        let modes = tcgetattr(&self.inside).expect("it is a terminal");
        let wanted = LocalFlags::ECHO | LocalFlags::ICANON | LocalFlags::ISIG;
        modes.local_flags.contains(wanted)
    }

    /// Waits until a text is shown, and returns what was shown up to its end.
    #[track_caller]
    pub(crate) fn see(&mut self, text: &str) -> String {
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

    /// Waits for a good end, and returns what was shown until then.
    #[track_caller]
    pub(crate) fn end(self) -> String {
        let (status, shown) = self.end_somehow();
        assert_eq!(status, Some(0), "{shown}");
        shown
    }

    /// Waits for the end, and returns the status, if it was no signal, and what was shown until then.
    pub(crate) fn end_somehow(mut self) -> (Option<i32>, String) {
        let status = wait(&mut self.child, &"play");
        // What was shown last may be on its way.
        while let Ok(more) = self.screen.recv_timeout(Duration::from_millis(300)) {
            self.shown.push_str(&more);
        }
        assert!(self.is_in_order(), "{}", self.shown);
        (status, self.shown)
    }
}
