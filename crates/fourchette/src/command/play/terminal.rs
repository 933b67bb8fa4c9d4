//! The keyboard and the screen, or the script and its output.

use core::fmt::Display;
use std::io::{self, IsTerminal as _, Write};

use anyhow::{Context as _, Result};

use super::comments::Comments;
use super::editor::Editor;
use super::lines::Lines;
use super::screen::{self, Modes};
use crate::command::recovery::Unsaved;
use crate::command::{interrupt, output, termination};

/// Clears the screen and what has been scrolled off it, and goes to its top.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// Where lines come from and where the game is shown.
pub(crate) struct Terminal {
    /// How many lines were read.
    lines: usize,
    /// The comments of a script.
    comments: Comments,
    keyboard: Keyboard,
    /// What is shown.
    pub(crate) out: output::Report,
}

/// What stands behind standard input.
enum Keyboard {
    /// No keyboard: lines that were written before.
    Script(Lines),
    /// Somebody who sits there, who can read a message and try again.
    Plain(Lines),
    /// Somebody who sits there with a screen on which a line can be edited, and how that was before.
    Edited(Box<Editor>, Option<Modes>),
}

/// What came when a line was asked for.
pub(crate) enum Answer {
    /// A line.
    Line(String),
    /// Something that is no text, and why.
    Garbage(anyhow::Error),
    /// Nothing: Ctrl-C was pressed, or the program is told to end.
    Interrupted,
    /// The end of the input.
    End,
}

impl Terminal {
    /// Opens standard input and standard output, and notices ends from outside from now on.
    pub(crate) fn open() -> Result<Self> {
        // Before there are other threads.
        termination::catch()?;
        interrupt::catch()?;
        Ok(Self {
            keyboard: Keyboard::open(),
            lines: 0,
            comments: Comments::default(),
            out: output::stdout(),
        })
    }

    /// Returns whether somebody sits there.
    pub(crate) fn is_interactive(&self) -> bool {
        !matches!(self.keyboard, Keyboard::Script(_))
    }

    /// Returns whether lines are edited, and nothing else runs meanwhile.
    pub(crate) fn has_editor(&self) -> bool {
        matches!(self.keyboard, Keyboard::Edited(..))
    }

    /// Returns whether nothing has been read yet.
    pub(crate) fn is_untouched(&self) -> bool {
        self.lines == 0
    }

    /// Shows everything, asks, and reads a line, which can be completed to one of `moves`. If the program
    /// is ended from outside while it waits for the editor, what is `unsaved` is kept.
    pub(crate) fn ask(
        &mut self,
        prompt: &str,
        moves: &dyn Fn() -> Vec<String>,
        unsaved: Option<Unsaved>,
    ) -> Result<Answer> {
        self.read(&format!("{prompt}> "), unsaved, |editor, prompt| {
            editor.ask(prompt, moves())
        })
    }

    /// Shows everything, asks, and reads a line that is no command.
    pub(crate) fn ask_apart(&mut self, prompt: &str, unsaved: Option<Unsaved>) -> Result<Answer> {
        self.read(prompt, unsaved, Editor::ask_apart)
    }

    fn read(
        &mut self,
        prompt: &str,
        unsaved: Option<Unsaved>,
        edit: impl FnOnce(&mut Editor, &str) -> Result<Answer>,
    ) -> Result<Answer> {
        self.out.flush()?;
        let answer = match &mut self.keyboard {
            Keyboard::Edited(editor, modes) => {
                let modes = modes.clone();
                let will = move || {
                    if let Some(modes) = modes {
                        modes.restore();
                    }
                    if let Some(unsaved) = unsaved {
                        unsaved.keep();
                    }
                };
                let waited = termination::with_will(will, || edit(editor, prompt));
                waited.unwrap_or(Ok(Answer::Interrupted))?
            }
            Keyboard::Plain(lines) => {
                show(&mut self.out, prompt)?;
                let answer = lines.next()?;
                if matches!(answer, Answer::End | Answer::Interrupted) {
                    // The prompt is left alone on its line.
                    show(&mut self.out, "\n")?;
                }
                answer
            }
            Keyboard::Script(lines) => match lines.next()? {
                Answer::Line(line) => Answer::Line(self.comments.leave_out(line)),
                Answer::End => {
                    let ended = self.comments.check_end();
                    ended.context("the end of standard input")?;
                    Answer::End
                }
                other => other,
            },
        };
        if !matches!(answer, Answer::End | Answer::Interrupted) {
            self.lines += 1;
        }
        Ok(answer)
    }

    /// Makes everything that was shown or typed disappear, as far as the terminal can do that.
    pub(crate) fn clear(&mut self) -> Result<()> {
        if let Keyboard::Edited(editor, _) = &mut self.keyboard {
            editor.forget()?;
        }
        if screen::can_be_cleared() {
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

/// Shows a prompt where somebody sees it: standard output may be a file or a pipe.
fn show(out: &mut impl Write, prompt: &str) -> io::Result<()> {
    if !io::stdout().is_terminal() && io::stderr().is_terminal() {
        return write!(io::stderr(), "{prompt}");
    }
    write!(out, "{prompt}")?;
    out.flush()
}

impl Keyboard {
    fn open() -> Self {
        if !io::stdin().is_terminal() {
            return Self::Script(Lines::open());
        }
        if screen::is_dumb() || !io::stdout().is_terminal() {
            return Self::Plain(Lines::open());
        }
        let modes = Modes::now();
        // A terminal that cannot be edited on is still one that can be read from.
        match Editor::new() {
            Ok(editor) => Self::Edited(Box::new(editor), modes),
            Err(_) => Self::Plain(Lines::open()),
        }
    }
}
