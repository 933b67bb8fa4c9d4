//! The keyboard and the screen, or the script and its output.

use core::fmt::Display;
use std::io::{self, BufWriter, IsTerminal as _, Write};

use anyhow::{Result, anyhow};

use super::comments::Comments;
use super::editor::Editor;
use crate::command::input::{self, Line, MAX_RECORD};
use crate::command::{interrupt, output};

/// Clears the screen and what has been scrolled off it, and goes to its top.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// Where lines come from and where the game is shown.
pub(crate) struct Terminal {
    line: Vec<u8>,
    /// How many lines were read.
    lines: usize,
    /// The comments of a script.
    comments: Comments,
    keyboard: Keyboard,
    /// What is shown.
    pub(crate) out: BufWriter<output::Stdout>,
}

/// What stands behind standard input.
enum Keyboard {
    /// No keyboard: lines that were written before.
    Script,
    /// Somebody who sits there, who can read a message and try again.
    Plain,
    /// Somebody who sits there with a screen on which a line can be edited.
    Edited(Box<Editor>),
}

/// What came when a line was asked for.
pub(crate) enum Answer {
    /// A line.
    Line(String),
    /// Something that is no text, and why.
    Garbage(anyhow::Error),
    /// Ctrl-C.
    Interrupted,
    /// The end of the input.
    End,
}

impl Terminal {
    /// Opens standard input and standard output.
    pub(crate) fn open() -> Self {
        Self {
            keyboard: Keyboard::open(),
            line: Vec::new(),
            lines: 0,
            comments: Comments::default(),
            out: output::stdout(),
        }
    }

    /// Returns whether somebody sits there.
    pub(crate) fn is_interactive(&self) -> bool {
        !matches!(self.keyboard, Keyboard::Script)
    }

    /// Returns whether nothing has been read yet.
    pub(crate) fn is_untouched(&self) -> bool {
        self.lines == 0
    }

    /// Shows everything, asks, and reads a line, which can be completed to one of `moves`.
    pub(crate) fn ask(&mut self, prompt: &str, moves: &dyn Fn() -> Vec<String>) -> Result<Answer> {
        self.read(&format!("{prompt}> "), |editor, prompt| {
            editor.ask(prompt, moves())
        })
    }

    /// Shows everything, asks, and reads a line that is no command.
    pub(crate) fn ask_apart(&mut self, prompt: &str) -> Result<Answer> {
        self.read(prompt, Editor::ask_apart)
    }

    fn read(
        &mut self,
        prompt: &str,
        edit: impl FnOnce(&mut Editor, &str) -> Result<Answer>,
    ) -> Result<Answer> {
        let answer = match &mut self.keyboard {
            Keyboard::Edited(editor) => {
                self.out.flush()?;
                edit(editor, prompt)?
            }
            Keyboard::Plain => {
                write!(self.out, "{prompt}")?;
                self.out.flush()?;
                let answer = read_plain(&mut self.line, self.lines)?;
                if matches!(answer, Answer::End) {
                    // The prompt is left alone on its line.
                    writeln!(self.out)?;
                }
                answer
            }
            Keyboard::Script => {
                self.out.flush()?;
                match read_plain(&mut self.line, self.lines)? {
                    Answer::Line(line) => Answer::Line(self.comments.leave_out(line)),
                    other => other,
                }
            }
        };
        if !matches!(answer, Answer::End) {
            self.lines += 1;
        }
        Ok(answer)
    }

    /// Makes everything that was shown or typed disappear, as far as the terminal can do that.
    pub(crate) fn clear(&mut self) -> Result<()> {
        if let Keyboard::Edited(editor) = &mut self.keyboard {
            editor.forget()?;
        }
        if io::stdout().is_terminal() {
            write!(self.out, "{CLEAR}")?;
        }
        Ok(())
    }

    /// Explains what was wrong with a line. Somebody who sits there can try again; a script ends.
    pub(crate) fn refuse(&mut self, reason: anyhow::Error) -> Result<()> {
        self.out.flush()?;
        if !self.is_interactive() {
            return Err(reason.context(format!("line {} of standard input", self.lines)));
        }
        output::note(format_args!("{reason:#}"));
        Ok(())
    }

    /// Says something that is not part of the game.
    pub(crate) fn note(&mut self, message: impl Display) -> Result<()> {
        self.out.flush()?;
        output::note(message);
        Ok(())
    }
}

impl Keyboard {
    fn open() -> Self {
        if !io::stdin().is_terminal() {
            return Self::Script;
        }
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        if dumb || !io::stdout().is_terminal() {
            return Self::Plain;
        }
        // A terminal that cannot be edited on is still one that can be read from.
        match Editor::new() {
            Ok(editor) if interrupt::catch().is_ok() => Self::Edited(Box::new(editor)),
            _ => Self::Plain,
        }
    }
}

/// Reads the line of standard input that has this number, counted from 0, as it comes, without a byte
/// order mark at the start of the input.
fn read_plain(line: &mut Vec<u8>, number: usize) -> Result<Answer> {
    // Locked for one line only: commands may read records from standard input too.
    let read = input::read_line(&mut io::stdin().lock(), line, MAX_RECORD)?;
    let line: &[u8] = match number {
        0 => input::without_mark(line),
        _ => line,
    };
    Ok(match read {
        Line::End => Answer::End,
        Line::TooLong => Answer::Garbage(anyhow!(input::too_long())),
        Line::Read => match core::str::from_utf8(line) {
            Ok(line) => Answer::Line(line.to_owned()),
            Err(error) => Answer::Garbage(input::not_text(error)),
        },
    })
}
