//! `fourchette gtp`: the Go Text Protocol for Y.

mod board;
mod clock;
mod commands;
mod drawing;
mod request;
mod session;

use std::io::{self, Write as _};

use super::args::GtpArgs;
use super::failure::Failure;
use super::hearing::{Heard, Hearing};
use super::output;
use request::Request;
use session::Session;

/// What a command is answered: the text, or why it is refused.
type Answer = Result<String, String>;

/// Answers commands on standard input until they end.
pub(crate) fn run(args: &GtpArgs) -> Result<(), Failure> {
    let mut session = Session::new(args)?;
    let mut hearing = Hearing::of_standard_input();
    loop {
        let line = match hearing.next()? {
            Heard::Line(line) => line,
            Heard::Refused { reason, .. } => {
                say("", &Err(reason))?;
                continue;
            }
            Heard::End => return Ok(()),
        };
        let Some(request) = Request::read(&line) else {
            continue;
        };
        let answer = commands::obey(&mut session, &request);
        say(&request.id, &answer)?;
        if request.command == commands::QUIT && answer.is_ok() {
            return Ok(());
        }
    }
}

/// Sends an answer at once.
fn say(id: &str, answer: &Answer) -> io::Result<()> {
    let mut out = output::data();
    match answer {
        Ok(text) => writeln!(out, "={id} {}\n", text_of(text))?,
        Err(reason) => writeln!(out, "?{id} {}\n", line_of(reason))?,
    }
    out.flush()
}

/// Returns an answer without empty lines, which would end it.
fn text_of(text: &str) -> String {
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    lines.join("\n")
}

/// How many characters of a reason are sent.
const MOST: usize = 500;

/// Returns a reason as a line of printable characters.
fn line_of(reason: &str) -> String {
    let letters = reason.chars().take(MOST);
    letters
        .map(|letter| match letter {
            ' '..='~' => letter,
            _ => '?',
        })
        .collect()
}
