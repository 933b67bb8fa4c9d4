//! Reading and writing text: what all games have in common, so that their text looks alike and is
//! refused alike.
//!
//! * [`TextError`]: a refusal that names the offending part and the reason.
//! * [`number`]: plain decimal numbers; [`plural`]: a number of things.
//! * [`Keywords`]: a value written as one of a few keywords.
//! * [`without_mark`]: a text without a byte order mark at its start.
//! * [`read_line`], [`Field`], [`or_dash`] and [`write_list`]: a position's line, `y/1 - 1 a1,b3 f2`.
//!
//! Rule options have a module of their own: [`options`](crate::options).
//!
//! By convention a position's line is `NAME/1 OPTIONS STATUS …`: the options, `-` if they are all
//! defaults; a [`Turn`](crate::Turn) (`1`, `2`, `c`, `o`), or what the game needs in its place; then
//! the game's own fields. An empty list is `-`, a list of nodes is joined by commas in board order.

mod fields;
mod forward;
mod keywords;
mod number;

use core::fmt;
use std::borrow::Cow;

pub use fields::{Field, MAX_LINE, or_dash, read_line, write_list};
pub use keywords::Keywords;
pub use number::{NumberError, number, plural};

/// The longest piece of a refused text that an error repeats, in characters.
const SHOWN: usize = 60;

/// The longest reason, in characters: a reason can repeat pieces of the text too.
const REASON: usize = 300;

/// Returns a text without the byte order mark that some programs write at the start of a file.
///
/// # Examples
///
/// ```
/// use board_play::text::without_mark;
///
/// assert_eq!(without_mark("\u{feff}# game: y"), "# game: y");
/// assert_eq!(without_mark("# game: y"), "# game: y");
/// ```
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Cuts a text off after so many characters, and shows that it was cut.
fn cut(text: &str, longest: usize) -> String {
    let mut cut: String = text.chars().take(longest).collect();
    if cut.len() < text.len() {
        cut.push('…');
    }
    cut
}

/// A text that could not be read: what it was meant to be, the offending part, and the reason.
///
/// All games use it for moves, options and position lines, so that every refusal reads alike:
/// `move "e99": ring e has 12 nodes`. It is written as one line; control characters of the offending
/// text are escaped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{part} {found:?}: {reason}")]
pub struct TextError {
    part: Cow<'static, str>,
    found: String,
    reason: String,
}

impl TextError {
    /// Makes an error: `part` names what the text was meant to be (`move`, `option board`, `field
    /// black`), `found` is the offending text (cut off when long), `reason` says what is wrong.
    #[must_use]
    pub fn new(part: impl Into<Cow<'static, str>>, found: &str, reason: impl fmt::Display) -> Self {
        Self {
            part: part.into(),
            found: cut(found, SHOWN),
            reason: cut(&reason.to_string(), REASON),
        }
    }

    /// Returns what the text was meant to be.
    #[must_use]
    pub fn part(&self) -> &str {
        &self.part
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
