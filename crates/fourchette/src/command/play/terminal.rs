//! The keyboard and the screen, or the script and its output.

use core::fmt::Display;
use std::io::{self, BufWriter, IsTerminal as _, StdoutLock, Write};

use anyhow::{Result, anyhow};

use crate::command::input::{self, Line, MAX_RECORD};
use crate::command::output;

/// Where lines come from and where the game is shown.
pub(crate) struct Terminal {
    line: Vec<u8>,
    /// How many lines were read.
    lines: usize,
    /// Whether somebody sits there, who can read a message and try again.
    interactive: bool,
    /// What is shown.
    pub(crate) out: BufWriter<StdoutLock<'static>>,
}

/// What came when a line was asked for.
pub(crate) enum Answer {
    /// A line.
    Line(String),
    /// Something that is no text, and why.
    Garbage(anyhow::Error),
    /// The end of the input.
    End,
}

impl Terminal {
    /// Opens standard input and standard output.
    pub(crate) fn open() -> Self {
        Self {
            interactive: io::stdin().is_terminal(),
            line: Vec::new(),
            lines: 0,
            out: output::stdout(),
        }
    }

    /// Tells whether somebody sits there.
    pub(crate) fn is_interactive(&self) -> bool {
        self.interactive
    }

    /// Tells whether nothing has been read yet.
    pub(crate) fn is_untouched(&self) -> bool {
        self.lines == 0
    }

    /// Shows everything, asks, and reads a line.
    pub(crate) fn ask(&mut self, prompt: impl Display) -> Result<Answer> {
        if self.interactive {
            write!(self.out, "{prompt}> ")?;
        }
        self.out.flush()?;
        // Locked for one line only: commands may read records from standard input too.
        let read = input::read_line(&mut io::stdin().lock(), &mut self.line, MAX_RECORD)?;
        let answer = match read {
            Line::End => {
                if self.interactive {
                    // The prompt is left alone on its line.
                    writeln!(self.out)?;
                }
                return Ok(Answer::End);
            }
            Line::TooLong => Answer::Garbage(anyhow!(input::too_long())),
            Line::Read => match core::str::from_utf8(&self.line) {
                Ok(line) => Answer::Line(line.to_owned()),
                Err(error) => Answer::Garbage(input::not_text(error)),
            },
        };
        self.lines += 1;
        Ok(answer)
    }

    /// Explains what was wrong with a line. Somebody who sits there can try again; a script ends.
    pub(crate) fn refuse(&mut self, reason: anyhow::Error) -> Result<()> {
        self.out.flush()?;
        if !self.interactive {
            return Err(reason.context(format!("line {} of standard input", self.lines)));
        }
        output::talk(format_args!("{reason:#}"));
        Ok(())
    }

    /// Says something that is not part of the game.
    pub(crate) fn talk(&mut self, message: impl Display) -> Result<()> {
        self.out.flush()?;
        output::talk(message);
        Ok(())
    }
}
