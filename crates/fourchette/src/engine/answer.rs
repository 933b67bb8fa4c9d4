//! How answers are written: one line of printable ASCII each.

use core::fmt::Display;

use board_play::TextError;

/// How many bytes a line that tells a reason has at most.
const MOST: usize = 500;

/// What stands at the end of a reason that was too long.
const CUT: &str = "...";

/// Why a line is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal(pub(super) String);

impl Refusal {
    pub(super) fn new(reason: impl Display) -> Self {
        Self(reason.to_string())
    }

    /// Says of which part of a line this is the reason.
    pub(super) fn of(part: impl Display, reason: impl Display) -> Self {
        Self(format!("{part}: {reason}"))
    }
}

impl From<crate::Error> for Refusal {
    fn from(reason: crate::Error) -> Self {
        Self::new(reason)
    }
}

impl From<TextError> for Refusal {
    fn from(reason: TextError) -> Self {
        Self::new(reason)
    }
}

/// What is asked for, or why it is refused.
pub(super) type Answer<T> = Result<T, Refusal>;

/// Returns the line by which the engine protocol refuses something: printable ASCII, 500 bytes at most.
/// What a line of input was refused for before it was one, such as its length, is told so too.
///
/// # Examples
///
/// ```
/// use fourchette::engine::error_line;
///
/// let line = error_line(&"move \"é\": no such node");
/// assert_eq!(line, r#"info string error: move "\u{e9}": no such node"#);
/// ```
#[must_use]
pub fn error_line(reason: &dyn Display) -> String {
    line_of("info string error: ", reason)
}

/// Returns a line that tells a reason: printable ASCII, 500 bytes at most.
pub(super) fn line_of(begin: &str, reason: &dyn Display) -> String {
    let mut line = begin.to_owned();
    for letter in reason.to_string().chars() {
        let is_plain = letter == ' ' || letter.is_ascii_graphic();
        let written = if is_plain {
            letter.to_string()
        } else {
            letter.escape_default().to_string()
        };
        if line.len() + written.len() > MOST - CUT.len() {
            line.push_str(CUT);
            break;
        }
        line.push_str(&written);
    }
    line
}
