//! How a run that did not go well ends: a status and one line.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;

use super::{output, window};

/// The reason why a subcommand ends early, with the exit status that belongs to it.
#[derive(Debug)]
pub(crate) struct Failure {
    status: Status,
    error: anyhow::Error,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// Rules, a move, a position or a record were refused, or a file cannot be read or written.
    Refused = 1,
    /// The call itself is wrong.
    Usage = 2,
}

/// A name of no game is bad usage; everything else is a refusal.
impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        let error = error.into();
        let status = match error.downcast_ref() {
            Some(fourchette::Error::UnknownGame(_)) => Status::Usage,
            _ => Status::Refused,
        };
        Self { status, error }
    }
}

impl Failure {
    /// Refuses a call that is wrong in itself.
    pub(crate) fn usage(reason: String) -> Self {
        Self {
            status: Status::Usage,
            error: anyhow::Error::msg(reason),
        }
    }

    /// Writes the reason to standard error and returns the exit status.
    ///
    /// Whoever closed the pipe that we write to has read enough: that is a good end, without a word.
    pub(crate) fn report(&self) -> ExitCode {
        if self.is_closed_pipe() {
            return ExitCode::SUCCESS;
        }
        say(&format!("{:#}", self.error));
        ExitCode::from(self.status as u8)
    }

    fn is_closed_pipe(&self) -> bool {
        self.error
            .chain()
            .filter_map(|cause| cause.downcast_ref::<io::Error>())
            .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// Reports bad usage in one line; help and version are no errors and are printed as they are.
pub(crate) fn report_usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let printed = error.print().and_then(|()| io::stdout().flush());
        return match printed {
            Ok(()) => ExitCode::SUCCESS,
            Err(reason) => Failure::from(output::cannot_write(&reason)).report(),
        };
    }
    let text = error.to_string();
    if error.kind() == ErrorKind::InvalidUtf8 {
        say(&not_text(std::env::args_os().skip(1)));
    } else if text.starts_with("error: ") {
        say(&usage_line(&text));
    } else {
        // Called without arguments: the help is the message.
        let _ = error.print();
    }
    ExitCode::from(Status::Usage as u8)
}

/// Says which arguments are no text, where one of them has to be.
fn not_text(arguments: impl Iterator<Item = OsString>) -> String {
    let wrong = arguments.filter(|argument| argument.to_str().is_none());
    let quoted = |argument: OsString| format!("\"{}\"", argument.as_encoded_bytes().escape_ascii());
    let wrong = wrong.map(quoted).collect::<Vec<_>>().join(", ");
    format!("argument {wrong}: is not UTF-8 text: only the name of a file may be other bytes")
}

/// Takes what is wrong out of clap's message of several paragraphs, and leaves out the usage.
fn usage_line(text: &str) -> String {
    let end = ["\n\nUsage:", "\n\nFor more information"]
        .iter()
        .filter_map(|paragraph| text.find(paragraph))
        .min();
    let said = text[..end.unwrap_or(text.len())].trim_start_matches("error: ");
    let mut joined = String::new();
    for line in said.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if !joined.is_empty() {
            joined.push_str(if joined.ends_with(':') { " " } else { "; " });
        }
        joined.push_str(line);
    }
    joined
}

/// How many letters of a message are said from its beginning, and how many from its end.
const SAID: [usize; 2] = [2000, 500];

/// Leaves out the middle of a message that quotes much of a file.
fn shortened(message: &str) -> Cow<'_, str> {
    let [begin, end] = SAID;
    if message.chars().count() <= begin + end {
        return Cow::Borrowed(message);
    }
    let split = |at: Option<(usize, char)>| at.map_or(0, |(at, _)| at);
    let head = &message[..split(message.char_indices().nth(begin))];
    let tail = &message[split(message.char_indices().nth_back(end - 1))..];
    Cow::Owned(format!("{head} … {tail}"))
}

/// Says one line on standard error, whatever is in it.
fn say(message: &str) {
    let mut line = String::from("error: ");
    for letter in shortened(message).chars() {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    // Nobody is left to be told when standard error itself is closed.
    let _ = writeln!(io::stderr(), "{}", window::glyphs().text(&line));
}
