//! Why something was refused, and the arguments that can be.

use fourchette::board_play::record::game_of;
use fourchette::board_play::{EndError, RecordError, Seat, TextError, Viewer};
use fourchette::{Details, Error, NAMES};
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::json::json;

/// Why something was refused: thrown as JSON, of which the package makes an error.
#[derive(Serialize)]
pub struct Refusal {
    /// The whole sentence.
    message: String,
    /// The game, if it is known.
    game: Option<&'static str>,
    /// What was refused: `move`, `option board`, `record`.
    part: String,
    /// The offending text, if it is known which.
    found: Option<String>,
    /// Why, without the part.
    reason: String,
    /// The index of the refused move among the moves of a record, counted from 0.
    ply: Option<usize>,
    /// The line of a record, counted from 1.
    line: Option<usize>,
}

impl Refusal {
    /// Refuses what is not a text of any game.
    pub(crate) fn of(part: &str, reason: &dyn ToString) -> Self {
        let reason = reason.to_string();
        Self {
            message: format!("{part}: {reason}"),
            game: None,
            part: part.to_owned(),
            found: None,
            reason,
            ply: None,
            line: None,
        }
    }

    /// Returns the refusal with the game that it is about, if there is a game of this name.
    pub(crate) fn in_game(self, name: &str) -> Self {
        let game = NAMES.iter().copied().find(|game| *game == name);
        Self { game, ..self }
    }

    /// Returns the refusal with the game that a position's or a view's line begins with.
    pub(crate) fn in_line(self, line: &str) -> Self {
        let name = line.split('/').next().unwrap_or_default();
        self.in_game(name.strip_suffix("-view").unwrap_or(name))
    }

    /// Returns the refusal with the game that a record names.
    pub(crate) fn in_record(self, text: &str) -> Self {
        match game_of(text) {
            Ok(game) => self.in_game(game),
            Err(_) => self,
        }
    }

    /// Refuses what has these details, in a sentence.
    fn detailed(details: Details, message: String) -> Self {
        Self {
            message,
            game: None,
            part: details.part,
            found: details.found,
            reason: details.reason,
            ply: details.ply,
            line: details.line,
        }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Self::detailed(error.details(), error.to_string())
    }
}

impl From<TextError> for Refusal {
    fn from(error: TextError) -> Self {
        Self::detailed((&error).into(), error.to_string())
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Self {
        Self::detailed((&error).into(), error.to_string())
    }
}

impl From<EndError> for Refusal {
    fn from(error: EndError) -> Self {
        Self::of("ending", &error)
    }
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> Self {
        Self::from_str(&json(&refusal))
    }
}

/// Reads the number of a seat, 1 or 2.
pub(crate) fn seat(number: u32) -> Result<Seat, Refusal> {
    Ok(number.to_string().parse::<Seat>()?)
}

/// Reads for whom something is: a seat, or else everyone.
pub(crate) fn viewer(number: Option<u32>) -> Result<Viewer, Refusal> {
    Ok(match number {
        Some(number) => Viewer::Seat(seat(number)?),
        None => Viewer::Everyone,
    })
}
