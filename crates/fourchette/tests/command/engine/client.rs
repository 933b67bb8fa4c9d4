//! A client of the engine protocol, written from `docs/protocol.md` alone: it knows no game.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::harness::{program, wait};

/// Longer than any answer here takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(100);

/// An engine that is spoken to.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    /// Starts `fourchette engine` with these arguments.
    pub(crate) fn start(args: &[&str]) -> Self {
        let mut command = program();
        command.arg("engine").args(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the engine starts");
        let output = child.stdout.take().expect("it is piped");
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let line = line.expect("lines are text");
                let is_plain = |byte: u8| (0x20..0x7f).contains(&byte);
                assert!(line.bytes().all(is_plain), "not printable: {line:?}");
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    /// Sends bytes as they are.
    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("it has not been closed");
        input.write_all(bytes).expect("it listens");
        input.flush().expect("it listens");
    }

    /// Sends a line.
    pub(crate) fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    /// Waits for a line.
    pub(crate) fn line(&mut self) -> String {
        let line = self.lines.recv_timeout(PATIENCE);
        line.expect("the engine answers")
    }

    /// Waits for a line that begins with a word, and returns what follows the word. Nothing that is not a
    /// line of progress may come before.
    #[track_caller]
    pub(crate) fn answer(&mut self, word: &str) -> String {
        loop {
            let line = self.line();
            if let Some(rest) = line.strip_prefix(word) {
                assert!(rest.is_empty() || rest.starts_with(' '), "{line}");
                return rest.trim_start().to_owned();
            }
            let is_progress = line.starts_with("info ") && !line.starts_with("info string");
            assert!(is_progress, "{line:?} came before {word}");
        }
    }

    /// Sends a line to which nothing but `readyok` is to be heard.
    #[track_caller]
    pub(crate) fn tell(&mut self, line: &str) {
        self.send(line);
        self.send("isready");
        assert_eq!(self.line(), "readyok", "{line}");
    }

    /// Asks a question.
    #[track_caller]
    pub(crate) fn query(&mut self, what: &str) -> String {
        self.send(&format!("query {what}"));
        self.answer("response")
    }

    /// Asks for a move.
    #[track_caller]
    pub(crate) fn go(&mut self, limit: &str) -> String {
        self.send(format!("go {limit}").trim());
        self.answer("bestmove")
    }

    /// Sends what is to be refused, and returns the reason.
    #[track_caller]
    pub(crate) fn refused(&mut self, line: &str) -> String {
        self.send(line);
        let reason = self.answer("info string error:");
        match line.split_whitespace().next() {
            Some("query") => assert_eq!(self.line(), "response error", "{line}"),
            Some("go") => assert_eq!(self.line(), "bestmove none", "{line}"),
            _ => {}
        }
        self.send("isready");
        assert_eq!(self.line(), "readyok", "{line}");
        reason
    }

    /// Closes its input, and returns all that it says until it ends well.
    pub(crate) fn close(mut self) -> Vec<String> {
        self.input = None;
        let status = wait(&mut self.child, &"an engine whose input has ended");
        assert_eq!(status, Some(0));
        self.lines.iter().collect()
    }

    /// Lets it quit.
    pub(crate) fn quit(mut self) -> Vec<String> {
        self.send("quit");
        self.close()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // One that has ended cannot be ended, and is waited for all the same.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
