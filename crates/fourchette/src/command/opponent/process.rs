//! A process to which lines are written, and whose lines are read, without ever waiting for it.

use core::time::Duration;
use std::io::{BufReader, Write as _};
use std::process::Command;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;

use anyhow::{Context as _, Result};

use super::household::{self, Member};
use super::program::Program;
use crate::command::hearing::MAX_LINE;
use crate::command::input::{self, Line};

/// How many lines may wait to be looked at: a process that says more waits itself.
const MOST_WAITING: usize = 1024;

/// What came of waiting for a line.
#[derive(Debug)]
pub(super) enum Said {
    Line(String),
    /// A line that is longer than the bound.
    TooLong,
    /// The process has closed its output.
    End,
    /// Nothing was said.
    Nothing,
}

/// A process that is spoken to. It is ended when this goes out of scope.
pub(super) struct Process {
    member: Member,
    input: Option<Sender<String>>,
    output: Receiver<Said>,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(program: &Program) -> Result<Self> {
        let (name, arguments) = program.words.split_first().context("there is no program")?;
        let mut command = Command::new(name);
        command.args(arguments);
        let (member, mut pipe, output) = household::start(&mut command)?;
        let (input, lines) = mpsc::channel::<String>();
        let (sender, receiver) = mpsc::sync_channel(MOST_WAITING);
        // A process that does not read lets its pipe run full; only this thread waits for it then.
        spawn(move || {
            for line in lines {
                if writeln!(pipe, "{line}")
                    .and_then(|()| pipe.flush())
                    .is_err()
                {
                    return;
                }
            }
        })?;
        spawn(move || {
            let mut source = BufReader::new(output);
            let mut bytes = Vec::new();
            loop {
                let said = match input::read_line(&mut source, &mut bytes, MAX_LINE) {
                    Ok(Line::Read) => Said::Line(String::from_utf8_lossy(&bytes).into_owned()),
                    Ok(Line::TooLong) => Said::TooLong,
                    // Of half a line nobody knows what it was to become.
                    Ok(Line::Half | Line::End) | Err(_) => Said::End,
                };
                let is_last = matches!(said, Said::End);
                if sender.send(said).is_err() || is_last {
                    return;
                }
            }
        })?;
        Ok(Self {
            member,
            input: Some(input),
            output: receiver,
        })
    }

    /// Sends a line.
    pub(super) fn send(&self, line: String) {
        if let Some(input) = &self.input {
            // That nobody reads it is noticed by what is not answered.
            let _ = input.send(line);
        }
    }

    /// Waits for a line, but not for long.
    pub(super) fn next(&self, patience: Duration) -> Said {
        match self.output.recv_timeout(patience) {
            Ok(said) => said,
            Err(RecvTimeoutError::Timeout) => Said::Nothing,
            Err(RecvTimeoutError::Disconnected) => Said::End,
        }
    }

    /// Closes its input.
    pub(super) fn close(&mut self) {
        self.input = None;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.member.end();
    }
}

fn spawn(work: impl FnOnce() + Send + 'static) -> Result<()> {
    let spawned = thread::Builder::new().spawn(work);
    spawned.context("cannot start a thread for it")?;
    Ok(())
}
