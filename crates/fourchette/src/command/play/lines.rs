//! Lines of standard input, as they come, while ends from outside are noticed.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use anyhow::{Context as _, Result, anyhow};

use super::terminal::Answer;
use crate::command::input::{self, Line, MAX_RECORD};
use crate::command::interrupt;

/// What is waited for.
enum Event {
    /// A line was read, or why not.
    Read(io::Result<(Line, Vec<u8>)>),
    /// Something may have come from outside.
    Woken,
}

/// The lines of standard input. They are read on a thread of their own, one when it is asked for, since
/// commands may read records from standard input too.
pub(super) struct Lines {
    requests: Sender<()>,
    events: Receiver<Event>,
    /// Whether a line was asked for that has not come.
    is_asked: bool,
    /// How many have come.
    count: usize,
}

impl Lines {
    /// Begins to read when the first line is asked for.
    pub(super) fn open() -> Self {
        let (requests, requested) = mpsc::channel();
        let (sender, events) = mpsc::channel();
        let woken = sender.clone();
        interrupt::listen(move || {
            // At the end of the program nobody waits.
            let _ = woken.send(Event::Woken);
        });
        thread::spawn(move || {
            while requested.recv().is_ok() {
                let mut line = Vec::new();
                let read = input::read_line(&mut io::stdin().lock(), &mut line, MAX_RECORD);
                if sender
                    .send(Event::Read(read.map(|read| (read, line))))
                    .is_err()
                {
                    break;
                }
            }
        });
        Self {
            requests,
            events,
            is_asked: false,
            count: 0,
        }
    }

    /// Waits for a line. One that does not come before something from outside is the next.
    pub(super) fn next(&mut self) -> Result<Answer> {
        if interrupt::take() {
            return Ok(Answer::Interrupted);
        }
        if !self.is_asked {
            self.requests.send(())?;
            self.is_asked = true;
        }
        loop {
            match self.events.recv()? {
                Event::Woken if interrupt::take() => return Ok(Answer::Interrupted),
                Event::Woken => {}
                Event::Read(read) => {
                    self.is_asked = false;
                    let (read, line) = read.context("cannot read standard input")?;
                    return Ok(self.answer(read, &line));
                }
            }
        }
    }

    /// Makes text of a line, without a byte order mark at the start of the input.
    fn answer(&mut self, read: Line, line: &[u8]) -> Answer {
        let line = match self.count {
            0 => input::without_mark(line),
            _ => line,
        };
        self.count += 1;
        match read {
            Line::End => Answer::End,
            Line::TooLong => Answer::Garbage(anyhow!(input::too_long())),
            Line::Read | Line::Half => match core::str::from_utf8(line) {
                Ok(line) => Answer::Line(line.to_owned()),
                Err(error) => Answer::Garbage(input::not_text(error)),
            },
        }
    }
}
