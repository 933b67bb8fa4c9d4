//! Reading texts: one error type, option lists, and the fields of a position line.

use core::fmt;

/// The longest piece of a refused text that an error repeats, in characters.
const SHOWN: usize = 60;

/// A text that could not be read: what it was meant to be, the offending part, and the reason.
///
/// All games use it for moves, options and position lines, so that every refusal reads alike:
/// `move "e99": ring e has 12 nodes`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    part: &'static str,
    found: String,
    reason: String,
}

impl TextError {
    /// Makes an error: `part` names what the text was meant to be (`move`, `option board`, `field
    /// black`), `found` is the offending text (cut off when long), `reason` says what is wrong.
    #[must_use]
    pub fn new(part: &'static str, found: &str, reason: impl fmt::Display) -> Self {
        let mut cut: String = found.chars().take(SHOWN).collect();
        if cut.len() < found.len() {
            cut.push('…');
        }
        Self {
            part,
            found: cut,
            reason: reason.to_string(),
        }
    }

    /// Returns what the text was meant to be.
    #[must_use]
    pub fn part(&self) -> &'static str {
        self.part
    }

    /// Returns the offending text, cut off when long.
    #[must_use]
    pub fn found(&self) -> &str {
        &self.found
    }

    /// Returns the reason.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

/// Writes one line: control characters of the offending text are escaped.
impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}: {}", self.part, self.found, self.reason)
    }
}

impl core::error::Error for TextError {}
