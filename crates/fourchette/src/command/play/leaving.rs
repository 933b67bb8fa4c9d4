//! Ends of a session that are no ends of the game: nothing is lost by them.

use anyhow::Result;

use super::session::{Next, Session};
use super::terminal::Answer;
use crate::command::recovery::{SECRETS, Unsaved};
use crate::command::termination;

impl Session<'_> {
    /// Returns the game, if it is to be kept.
    fn unsaved(&self) -> Option<Unsaved> {
        (self.is_changed && self.table.plies() > 0).then(|| Unsaved {
            game: self.position().game(),
            text: self.table.record_text(),
            warning: self.warning(),
        })
    }

    /// Returns what is kept if the program is ended while an editor waits, when nothing else can run.
    pub(super) fn kept(&self) -> Option<Unsaved> {
        let unsaved = || self.unsaved();
        self.terminal.has_editor().then(unsaved).flatten()
    }

    /// Returns what is to be said of a file with this game.
    pub(super) fn warning(&self) -> &'static str {
        let is_secret = self.table.end().is_none() && self.table.has_secrets();
        if is_secret && self.table.has_humans() {
            SECRETS
        } else {
            ""
        }
    }

    /// Ends the session before its end, and offers to save the game. If nobody can be asked it is kept in
    /// a file of its own.
    pub(super) fn leave(&mut self) -> Result<Next> {
        if termination::is_told() || !self.terminal.is_interactive() {
            self.keep();
            return Ok(Next::End);
        }
        if self.unsaved().is_none() {
            return Ok(Next::Quit);
        }
        loop {
            let kept = self.kept();
            let prompt = "save the game as (Enter: do not save) ";
            let line = match self.terminal.ask_apart(prompt, kept)? {
                Answer::Line(line) => line,
                Answer::Interrupted if termination::is_told() => return self.leave(),
                Answer::Interrupted => return Ok(Next::Quit),
                // Nobody is there any more.
                Answer::End => {
                    self.keep();
                    return Ok(Next::Quit);
                }
                Answer::Garbage(reason) => {
                    self.terminal.refuse(reason)?;
                    continue;
                }
            };
            let path = line.trim();
            if path.is_empty() {
                return Ok(Next::Quit);
            }
            match self.save(path) {
                Ok(()) => return Ok(Next::Quit),
                Err(reason) => self.terminal.refuse(reason)?,
            }
        }
    }

    /// Keeps the game in a file of its own.
    pub(super) fn keep(&mut self) {
        if let Some(unsaved) = self.unsaved() {
            unsaved.keep();
            self.is_changed = false;
        }
    }
}
