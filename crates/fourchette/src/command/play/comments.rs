//! Comments in scripts: they say nothing, so that a record with comments is a script too.

use anyhow::{Result, ensure};

use super::typed::Typed;

/// Leaves comments out of lines that come one after the other.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Comments {
    /// Whether a comment has begun and is not closed.
    is_open: bool,
}

impl Comments {
    /// Refuses the end of the input within a comment.
    pub(crate) fn check_end(self) -> Result<()> {
        ensure!(
            !self.is_open,
            "a comment has no end: everything behind its {{ was left out"
        );
        Ok(())
    }

    /// Returns a line without the comments among its moves. Commands have none, nor remarks.
    pub(crate) fn leave_out(&mut self, line: String) -> String {
        if !self.is_open {
            let is_remark = line.trim_start().starts_with('#');
            let has_moves = matches!(Typed::read(&line), Ok(Typed::Moves(_)));
            if is_remark || !has_moves {
                return line;
            }
        }
        let mut kept = String::new();
        for c in line.chars() {
            match c {
                '{' if !self.is_open => {
                    self.is_open = true;
                    // A comment parts the moves beside it.
                    kept.push(' ');
                }
                '}' if self.is_open => self.is_open = false,
                _ if self.is_open => {}
                _ => kept.push(c),
            }
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_left_out() {
        let mut comments = Comments::default();
        for (line, kept) in [
            ("e5 f1", "e5 f1"),
            ("e5{good}f1 {}", "e5 f1  "),
            ("# a {remark", "# a {remark"),
            ("save a{b", "save a{b"),
            ("e5 {begins", "e5  "),
            ("# goes on", ""),
            ("undo", ""),
            ("ends} f1", " f1"),
            ("f1}", "f1}"),
        ] {
            assert_eq!(comments.leave_out(line.to_owned()), kept, "{line:?}");
        }
    }
}
