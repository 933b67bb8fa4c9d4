//! A value that is written as one of a few keywords.

/// A table of keywords and what they mean, the default first: the one place that says how a value is
/// written, used for reading, writing and error messages.
///
/// # Examples
///
/// ```
/// use board_play::text::Keywords;
///
/// #[derive(Clone, Copy, PartialEq)]
/// enum Opening {
///     Free,
///     Pie,
/// }
/// const OPENING: Keywords<Opening> = Keywords(&[("free", Opening::Free), ("pie", Opening::Pie)]);
///
/// assert!(OPENING.read("pie") == Some(Opening::Pie));
/// assert_eq!(OPENING.word(Opening::Free), "free");
/// assert_eq!(OPENING.wanted(), "must be free or pie");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Keywords<T: 'static>(pub &'static [(&'static str, T)]);

impl<T: Copy + PartialEq> Keywords<T> {
    /// Returns the value that a keyword means.
    #[must_use]
    pub fn read(&self, keyword: &str) -> Option<T> {
        let (_, value) = self.0.iter().find(|(known, _)| *known == keyword)?;
        Some(*value)
    }

    /// Returns the keyword for a value.
    ///
    /// # Panics
    ///
    /// If the table lacks the value: it must list all values of its type.
    #[must_use]
    pub fn word(&self, value: T) -> &'static str {
        let found = self.0.iter().find(|(_, listed)| *listed == value);
        found.expect("the table lists all values").0
    }

    /// Returns the default: the first value listed.
    ///
    /// # Panics
    ///
    /// If the table is empty.
    #[must_use]
    pub fn default_value(&self) -> T {
        self.0[0].1
    }

    /// Says which keywords there are, as the reason for a refusal.
    #[must_use]
    pub fn wanted(&self) -> String {
        let keywords: Vec<&str> = self.0.iter().map(|(keyword, _)| *keyword).collect();
        match keywords.as_slice() {
            [] => "there is no keyword for it".to_owned(),
            [only] => format!("must be {only}"),
            [others @ .., last] => format!("must be {} or {last}", others.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: Keywords<u8> = Keywords(&[("small", 1), ("medium", 2), ("large", 3)]);

    #[test]
    fn keywords_are_read_exactly() {
        assert_eq!(SIZES.read("medium"), Some(2));
        for text in ["", "Medium", "medium ", "mediu", "2"] {
            assert_eq!(SIZES.read(text), None, "{text}");
        }
        assert_eq!(SIZES.word(3), "large");
        assert_eq!(SIZES.default_value(), 1);
        assert_eq!(SIZES.wanted(), "must be small, medium or large");
    }
}
