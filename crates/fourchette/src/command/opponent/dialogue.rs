//! What is said to an engine, and waiting for what it answers.

use core::ops::ControlFlow;
use core::time::Duration;
use std::time::Instant;

use super::process::{Process, Said};
use super::program::Program;

/// How often whoever waits is asked whether to go on.
const PERIOD: Duration = Duration::from_millis(50);

/// How many characters of what an engine says are quoted.
const MOST_QUOTED: usize = 200;

/// What the engine protocol has an engine call itself by.
const NAME: &str = "id name ";

/// What an engine lists the option by that its random numbers come from.
const SEED_OPTION: &str = "option name Seed ";

/// What the engine protocol refuses something by.
const ERROR: &str = "info string error: ";

/// Why an engine does not play on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failing {
    /// It was too slow.
    Late(String),
    /// It broke the protocol or the rules, or has ended.
    Broken(String),
    /// Whoever waits for it has something else to do.
    Interrupted,
}

/// Whoever waits for an engine: is told for how long that has been, and may go away.
pub(crate) type Waiting<'a> = dyn FnMut(Duration) -> ControlFlow<()> + 'a;

/// A process that is spoken to by the engine protocol.
pub(super) struct Dialogue {
    process: Process,
    /// What the engine calls itself.
    pub(super) name: Option<String>,
    /// Whether the engine takes a seed.
    pub(super) has_seed: bool,
    /// What the engine has refused last.
    error: Option<String>,
}

impl Dialogue {
    /// Starts a program.
    pub(super) fn start(program: &Program) -> Result<Self, Failing> {
        let process = Process::start(program);
        let process =
            process.map_err(|reason| Failing::Broken(format!("it does not start: {reason:#}")))?;
        Ok(Self {
            process,
            name: None,
            has_seed: false,
            error: None,
        })
    }

    /// Sends a line.
    pub(super) fn send(&self, line: impl Into<String>) {
        self.process.send(line.into());
    }

    /// Waits for a line that begins with a word, and returns what follows it. An answer to something that
    /// was not asked is refused, everything else is passed over.
    pub(super) fn wait_for(
        &mut self,
        word: &str,
        limit: Duration,
        waiting: &mut Waiting<'_>,
    ) -> Result<String, Failing> {
        let begin = Instant::now();
        loop {
            let passed = begin.elapsed();
            if waiting(passed).is_break() {
                return Err(Failing::Interrupted);
            }
            let Some(left) = limit.checked_sub(passed) else {
                let limit = limit.as_millis();
                return Err(Failing::Late(
                    self.with_error(format!("no {word} after {limit} ms")),
                ));
            };
            let line = match self.process.next(left.min(PERIOD)) {
                Said::Nothing => continue,
                // Whoever leaves ends it: it is not to blame.
                Said::End if waiting(begin.elapsed()).is_break() => {
                    return Err(Failing::Interrupted);
                }
                Said::End => return Err(Failing::Broken(self.with_error("it has ended".into()))),
                Said::TooLong => return Err(Failing::Broken("it has sent too long a line".into())),
                Said::Line(line) => line,
            };
            let line = line.trim();
            let first = line.split_ascii_whitespace().next().unwrap_or_default();
            if first == word {
                return Ok(line[word.len()..].trim_start().to_owned());
            }
            if first == BEST_MOVE {
                let answer = quoted(line);
                let reason = format!("it answered {answer}, which was not asked");
                return Err(Failing::Broken(reason));
            }
            if let Some(name) = line.strip_prefix(NAME) {
                self.name = Some(plain(name.trim()));
            }
            self.has_seed |= line.starts_with(SEED_OPTION);
            if let Some(error) = line.strip_prefix(ERROR) {
                self.error = Some(quoted(error));
            }
        }
    }

    /// Says farewell, and waits a moment for the end.
    pub(super) fn quit(mut self, patience: Duration) {
        self.send("quit");
        self.process.close();
        let begin = Instant::now();
        while let Some(left) = patience.checked_sub(begin.elapsed()) {
            if matches!(self.process.next(left), Said::End | Said::Nothing) {
                return;
            }
        }
    }

    /// Adds to a reason what the engine itself has said.
    pub(super) fn with_error(&self, reason: String) -> String {
        match &self.error {
            Some(error) => format!("{reason}; it said {error}"),
            None => reason,
        }
    }
}

/// The answer that is a move.
pub(super) const BEST_MOVE: &str = "bestmove";

/// Writes what an engine calls itself in one line of characters that can be seen, not too many of them.
fn plain(name: &str) -> String {
    let letters = name.chars().take(MOST_QUOTED);
    let plain = letters.map(|letter| if letter.is_control() { '?' } else { letter });
    plain.collect()
}

/// Quotes what an engine said, in printable characters, without braces, which comments cannot have.
pub(super) fn quoted(said: &str) -> String {
    let letters = said.chars().take(MOST_QUOTED);
    let plain = letters.map(|letter| match letter {
        '{' => '(',
        '}' => ')',
        ' '..='~' => letter,
        _ => '?',
    });
    let plain: String = plain.collect();
    format!("{plain:?}")
}
