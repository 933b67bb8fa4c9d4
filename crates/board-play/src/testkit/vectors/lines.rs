//! The lines of files that people read.

use core::fmt::Display;

/// What is wrong with a file, and on which line.
pub(super) struct Fault {
    pub(super) line: usize,
    pub(super) reason: String,
}

/// A line that says something.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    /// The number of the line, counted from 1.
    number: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    /// Returns the lines of a text that are neither blank nor comments.
    pub(super) fn all(text: &'a str) -> impl Iterator<Item = Self> {
        let numbered = (1..).zip(text.lines());
        let lines = numbered.map(|(number, text)| Self {
            number,
            text: text.trim(),
        });
        lines.filter(|line| !line.text.is_empty() && !line.text.starts_with('#'))
    }

    /// Returns the words of the line.
    pub(super) fn words(self) -> impl Iterator<Item = &'a str> {
        self.text.split_ascii_whitespace()
    }

    /// Returns the rest of the line if it begins with a keyword.
    pub(super) fn after(self, keyword: &str) -> Option<&'a str> {
        let rest = self.text.strip_prefix(keyword)?;
        rest.starts_with(' ').then(|| rest.trim_start())
    }

    /// Returns the rules, without the dash of the defaults, if the line gives some.
    pub(super) fn rules(self) -> Option<&'a str> {
        let rules = self.after("rules")?;
        Some(if rules == "-" { "" } else { rules })
    }

    /// Refuses the line.
    pub(super) fn fault(self, reason: impl Display) -> Fault {
        Fault {
            line: self.number,
            reason: reason.to_string(),
        }
    }

    /// Tests that the line gives the name of the game.
    pub(super) fn is_game(self, name: &str) -> Result<(), Fault> {
        match self.after("game") {
            Some(found) if found == name => Ok(()),
            Some(found) => Err(self.fault(format_args!("game {found:?}: must be {name}"))),
            None => Err(self.fault(format_args!("must be `game {name}`"))),
        }
    }
}
