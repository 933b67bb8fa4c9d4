//! A refusal, taken apart.

use core::error::Error as Source;

use board_play::{RecordError, TextError};

use crate::Error;

/// What a refusal says, taken apart for programs that show it in their own way; its sentence is the `Display` of
/// the error.
///
/// # Examples
///
#[cfg_attr(feature = "y", doc = "```")]
#[cfg_attr(not(feature = "y"), doc = "```text")]
/// use fourchette::AnyPosition;
///
/// let refused = AnyPosition::new("y", "board=bent:99").unwrap_err().details();
/// assert_eq!(refused.part, "option board");
/// assert_eq!(refused.found.as_deref(), Some("bent:99"));
/// assert_eq!(refused.reason, "a side must be 3 to 25 long");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Details {
    /// What was refused: `move`, `option board`, `record`.
    pub part: String,
    /// The offending text or number, if it is known which.
    pub found: Option<String>,
    /// Why, without the part.
    pub reason: String,
    /// The index of the refused move among the moves of a record, counted from 0, if it was one.
    pub ply: Option<usize>,
    /// The line of a record or of a certificate, counted from 1, if it was one.
    pub line: Option<usize>,
}

impl Details {
    /// Tells of a part as a whole.
    fn of(part: &str, reason: &dyn ToString) -> Self {
        Self {
            part: part.to_owned(),
            found: None,
            reason: reason.to_string(),
            ply: None,
            line: None,
        }
    }

    /// Tells of a text, `part` being what it was meant to be unless the reason says so itself.
    fn of_text(part: &str, error: &(dyn Source + 'static)) -> Self {
        let text = error.downcast_ref::<TextError>().map(Self::from);
        let record = || error.downcast_ref::<RecordError>().map(Self::from);
        text.or_else(record)
            .unwrap_or_else(|| Self::of(part, &error))
    }
}

impl From<&TextError> for Details {
    fn from(error: &TextError) -> Self {
        Self {
            found: Some(error.found().to_owned()),
            ..Self::of(error.part(), &error.reason())
        }
    }
}

impl From<&RecordError> for Details {
    fn from(error: &RecordError) -> Self {
        Self {
            ply: error.ply(),
            line: Some(error.line()),
            ..Self::of("record", &error.reason())
        }
    }
}

impl Error {
    /// Takes the refusal apart.
    #[must_use]
    pub fn details(&self) -> Details {
        match self {
            Self::UnknownGame(reason) => reason.into(),
            Self::Start(reason) => Details::of_text("start", &**reason),
            Self::View(reason) => Details::of_text("view", &**reason),
            Self::MoveText(reason) => Details::of_text("move", &**reason),
            Self::GoesOn(reason) => Details::of("record", reason),
            Self::Certificate(reason) => Details {
                line: Some(reason.line),
                ..Details::of("certificate", &reason.reason)
            },
            Self::Illegal { text, reason } => Details {
                found: Some(text.clone()),
                ..Details::of("move", reason)
            },
            Self::NoSuchNumber {
                part,
                number,
                count,
            } => Details {
                found: Some(number.to_string()),
                ..Details::of(part, &format_args!("there are {count}, counted from 0"))
            },
        }
    }
}
