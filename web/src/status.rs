//! Whose decision comes next, and how games end, as JSON.

use fourchette::GameEnd;
use fourchette::board_play::{Adjudication, Ended, Ending, Outcome, Seat, Status};
use serde::Serialize;

/// Returns a seat as its number.
pub(crate) fn seat_number(seat: Seat) -> u32 {
    match seat {
        Seat::First => 1,
        Seat::Second => 2,
    }
}

/// An outcome: the seat that won, or the word `draw`.
#[derive(Clone, Copy, Serialize)]
#[serde(untagged)]
pub(crate) enum OutcomeJson {
    Win(u32),
    Draw(&'static str),
}

impl From<Outcome> for OutcomeJson {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(seat) => Self::Win(seat_number(seat)),
            Outcome::Draw => Self::Draw("draw"),
        }
    }
}

/// Whose decision comes next, or the outcome.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum StatusJson {
    ToMove { seat: u32 },
    Chance,
    Over { outcome: OutcomeJson },
}

impl From<Status> for StatusJson {
    fn from(status: Status) -> Self {
        match status {
            Status::ToMove(seat) => Self::ToMove {
                seat: seat_number(seat),
            },
            Status::Chance => Self::Chance,
            Status::Over(outcome) => Self::Over {
                outcome: outcome.into(),
            },
        }
    }
}

/// How a game ended.
#[derive(Serialize)]
pub(crate) struct EndingJson {
    /// `rules`, `repetition`, `max-plies`, or the word of whoever ended it.
    kind: String,
    outcome: OutcomeJson,
    /// A clause: `the first seat has won`.
    words: String,
}

impl From<Ending> for EndingJson {
    fn from(ending: Ending) -> Self {
        let kind = match ending {
            Ending::Rules(_) => "rules".to_owned(),
            Ending::Repetition(_) => "repetition".to_owned(),
            Ending::MaxPlies(_) => "max-plies".to_owned(),
            Ending::Ended(ended, _) => ended.to_string(),
        };
        Self {
            kind,
            outcome: ending.outcome().into(),
            words: ending.to_string(),
        }
    }
}

impl From<GameEnd> for EndingJson {
    fn from(end: GameEnd) -> Self {
        match end {
            GameEnd::Ending(ending) => ending.into(),
            GameEnd::Resigned(_) => Self {
                kind: Ended::Resignation.to_string(),
                outcome: end.outcome().into(),
                words: end.to_string(),
            },
        }
    }
}

/// What besides its rules ends a game.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AdjudicationJson {
    repetition: Option<u32>,
    max_plies: Option<u32>,
}

impl From<Adjudication> for AdjudicationJson {
    fn from(by: Adjudication) -> Self {
        Self {
            repetition: by.repetition.map(Into::into),
            max_plies: by.max_plies.map(Into::into),
        }
    }
}
