//! Why something was refused: exceptions with fields.

use fourchette::board_play::{EndError, TextError};
use fourchette::solver::{self, NoCertificate};
use fourchette::{Details, Error as Refused, NAMES};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    fourchette,
    Error,
    PyValueError,
    "Something was refused: the sentence says which part and why, and so do the fields `part`, `found`, `reason`, `game`, `ply` (the index of a move of a record, counted from 0), `line` (counted from 1) and `index` (which game of a batch, counted from 0), each of them None where there is nothing to say."
);
create_exception!(
    fourchette,
    UnknownGame,
    Error,
    "There is no game of this name."
);
create_exception!(
    fourchette,
    TextRefused,
    Error,
    "A text is not what it was taken for: rules, a move, or the line of a position or a view, a record, or a certificate."
);
create_exception!(
    fourchette,
    IllegalMove,
    Error,
    "A move breaks a rule: `reason` says which."
);
create_exception!(
    fourchette,
    NoSuchNumber,
    Error,
    "There is no action, chance action or symmetry of this number: `found` is the number."
);
create_exception!(fourchette, ClosedBatch, Error, "The batch has been closed.");
create_exception!(
    fourchette,
    Busy,
    Error,
    "A table thinks, or a batch steps, for another call: that of another thread, or the one that called the function which asks now."
);

/// What the exceptions say besides their sentence.
const FIELDS: [&str; 7] = ["part", "found", "reason", "game", "ply", "line", "index"];

/// Gives the fields to every `Error`, also to one that a program raises itself.
pub(crate) fn give_fields(py: Python<'_>) -> PyResult<()> {
    let error = py.get_type::<Error>();
    FIELDS
        .into_iter()
        .try_for_each(|field| error.setattr(field, py.None()))
}

/// Which exception is raised.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Other,
    UnknownGame,
    Text,
    Illegal,
    Number,
    Closed,
    Busy,
}

/// Why something was refused, before it is raised.
#[derive(Debug)]
pub(crate) struct Refusal {
    kind: Kind,
    message: String,
    part: String,
    found: Option<String>,
    reason: String,
    game: Option<&'static str>,
    ply: Option<usize>,
    line: Option<usize>,
    index: Option<usize>,
}

impl Refusal {
    /// Refuses what was found as a part, with the reason.
    pub(crate) fn new(kind: Kind, part: &str, found: impl ToString, reason: impl ToString) -> Self {
        let (found, reason) = (found.to_string(), reason.to_string());
        Self {
            message: format!("{part} {found}: {reason}"),
            found: Some(found),
            ..Self::of(kind, part, reason)
        }
    }

    /// Refuses a part as a whole.
    pub(crate) fn of(kind: Kind, part: &str, reason: impl ToString) -> Self {
        let reason = reason.to_string();
        Self {
            kind,
            message: format!("{part}: {reason}"),
            part: part.to_owned(),
            found: None,
            reason,
            game: None,
            ply: None,
            line: None,
            index: None,
        }
    }

    /// Returns the refusal with the game that it is about, if there is a game of this name.
    pub(crate) fn in_game(self, name: &str) -> Self {
        let game = NAMES.iter().copied().find(|game| *game == name);
        Self { game, ..self }
    }

    /// Returns the refusal with another sentence.
    pub(crate) fn saying(self, message: String) -> Self {
        Self { message, ..self }
    }

    /// Returns the refusal with the game of a batch that it is about, and its sentence.
    pub(crate) fn at(self, index: usize, message: String) -> Self {
        let index = Some(index);
        Self { index, ..self }.saying(message)
    }

    /// Refuses what has these details, in a sentence.
    fn detailed(kind: Kind, details: Details, message: String) -> Self {
        Self {
            found: details.found,
            ply: details.ply,
            line: details.line,
            message,
            ..Self::of(kind, &details.part, details.reason)
        }
    }
}

impl From<Refused> for Refusal {
    fn from(error: Refused) -> Self {
        let kind = match &error {
            Refused::UnknownGame(_) => Kind::UnknownGame,
            Refused::Start(_)
            | Refused::View(_)
            | Refused::MoveText(_)
            | Refused::Certificate(_) => Kind::Text,
            Refused::Illegal { .. } => Kind::Illegal,
            Refused::NoSuchNumber { .. } => Kind::Number,
            _ => Kind::Other,
        };
        Self::detailed(kind, error.details(), error.to_string())
    }
}

/// Refuses the number of something of which there are fewer.
pub(crate) fn no_such_number(part: &str, found: impl ToString, count: usize) -> Refusal {
    let reason = format!("there are {count}, counted from 0");
    Refusal::new(Kind::Number, part, found, reason)
}

impl From<TextError> for Refusal {
    fn from(error: TextError) -> Self {
        Self::detailed(Kind::Text, (&error).into(), error.to_string())
    }
}

impl From<EndError> for Refusal {
    fn from(error: EndError) -> Self {
        Self::of(Kind::Other, "ending", error)
    }
}

impl From<solver::Refusal> for Refusal {
    fn from(error: solver::Refusal) -> Self {
        let message = error.to_string();
        let reason = message
            .split_once(": ")
            .map_or(&*message, |(_, reason)| reason);
        let refusal = match error {
            solver::Refusal::Secrets { game } => Self::new(Kind::Other, "game", game, reason),
            solver::Refusal::Memory { bytes } => Self::new(Kind::Other, "memory", bytes, reason),
            _ => Self::of(Kind::Other, "position", reason),
        };
        refusal.saying(message)
    }
}

impl From<NoCertificate> for Refusal {
    fn from(error: NoCertificate) -> Self {
        Self::of(Kind::Other, "certificate", error)
    }
}

impl From<Refusal> for PyErr {
    fn from(refusal: Refusal) -> Self {
        Python::attach(|py| {
            let message = (refusal.message,);
            let error = match refusal.kind {
                Kind::Other => Error::new_err(message),
                Kind::UnknownGame => UnknownGame::new_err(message),
                Kind::Text => TextRefused::new_err(message),
                Kind::Illegal => IllegalMove::new_err(message),
                Kind::Number => NoSuchNumber::new_err(message),
                Kind::Closed => ClosedBatch::new_err(message),
                Kind::Busy => Busy::new_err(message),
            };
            let value = error.value(py);
            let set = value
                .setattr("part", refusal.part)
                .and_then(|()| value.setattr("found", refusal.found))
                .and_then(|()| value.setattr("reason", refusal.reason))
                .and_then(|()| value.setattr("game", refusal.game))
                .and_then(|()| value.setattr("ply", refusal.ply))
                .and_then(|()| value.setattr("line", refusal.line))
                .and_then(|()| value.setattr("index", refusal.index));
            set.err().unwrap_or(error)
        })
    }
}

/// Raises a refusal of a line, which begins with the name of its game, and perhaps a hyphen and of what it is:
/// `yinyang-view/1`.
pub(crate) fn refused_line<E: Into<Refusal>>(line: &str) -> impl Fn(E) -> PyErr {
    let head = line.split('/').next().unwrap_or_default();
    let is_of = |game: &&str| {
        let rest = head.strip_prefix(*game);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    refused(NAMES.iter().copied().find(is_of).unwrap_or_default())
}

/// Raises a refusal in a game.
pub(crate) fn refused<E: Into<Refusal>>(game: &str) -> impl Fn(E) -> PyErr {
    move |error| error.into().in_game(game).into()
}
