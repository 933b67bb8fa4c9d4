//! Moves that have been typed and not made yet.

/// The words of a line, taken off one by one. They take no more memory than the line.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    line: String,
    /// Where the next word is looked for.
    at: usize,
}

impl Pending {
    /// Keeps the words of a line.
    pub(super) fn new(line: &str) -> Self {
        let line = line.to_owned();
        Self { line, at: 0 }
    }

    /// Takes the next word.
    pub(super) fn take(&mut self) -> Option<String> {
        let rest = self.line[self.at..].trim_start();
        let word = rest.split_whitespace().next()?;
        self.at = self.line.len() - rest.len() + word.len();
        Some(word.to_owned())
    }

    /// Counts the words that are left.
    pub(super) fn len(&self) -> usize {
        self.line[self.at..].split_whitespace().count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_taken_in_order() {
        let mut pending = Pending::new("  e5\u{3000}f1 \t swap ");
        assert_eq!(pending.len(), 3);
        for (word, left) in [("e5", 2), ("f1", 1), ("swap", 0)] {
            assert_eq!(pending.take().as_deref(), Some(word));
            assert_eq!(pending.len(), left);
        }
        assert_eq!(pending.take(), None);
        assert_eq!(Pending::default().take(), None);
    }
}
