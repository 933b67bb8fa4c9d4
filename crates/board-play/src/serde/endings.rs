//! Serialization of whose decision comes next, and of why a game has ended: objects that say by `kind`
//! which of the variants they are.

use core::num::NonZeroU32;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Adjudication, EndError, Ended, Ending, Outcome, Seat, Status};

crate::serde_by_fields!(Adjudication {
    repetition,
    max_plies,
});

/// A [`Status`] as it is serialized.
#[derive(::serde::Serialize, ::serde::Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum StatusData {
    ToMove { seat: Seat },
    // As a unit it would take no notice of fields that it does not have.
    Chance {},
    Over { outcome: Outcome },
}

/// Writes `{"kind":"to-move","seat":"1"}`, `{"kind":"chance"}` or `{"kind":"over","outcome":"draw"}`.
impl Serialize for Status {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = match *self {
            Self::ToMove(seat) => StatusData::ToMove { seat },
            Self::Chance => StatusData::Chance {},
            Self::Over(outcome) => StatusData::Over { outcome },
        };
        data.serialize(serializer)
    }
}

/// Reads what is written.
impl<'de> Deserialize<'de> for Status {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match super::deserialize_tagged(deserializer)? {
            StatusData::ToMove { seat } => Self::ToMove(seat),
            StatusData::Chance {} => Self::Chance,
            StatusData::Over { outcome } => Self::Over(outcome),
        })
    }
}

/// An [`Ending`] as it is serialized.
#[derive(::serde::Serialize, ::serde::Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum EndingData {
    Rules { outcome: Outcome },
    Repetition { times: NonZeroU32 },
    MaxPlies { plies: NonZeroU32 },
    Ended { ended: Ended, outcome: Outcome },
}

/// Writes `{"kind":"rules","outcome":"1"}`, `{"kind":"repetition","times":3}`,
/// `{"kind":"max-plies","plies":1000}` or `{"kind":"ended","ended":"time","outcome":"2"}`.
impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = match *self {
            Self::Rules(outcome) => EndingData::Rules { outcome },
            Self::Repetition(times) => EndingData::Repetition { times },
            Self::MaxPlies(plies) => EndingData::MaxPlies { plies },
            Self::Ended(ended, outcome) => EndingData::Ended { ended, outcome },
        };
        data.serialize(serializer)
    }
}

/// Reads what is written; nobody resigns for a draw.
impl<'de> Deserialize<'de> for Ending {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match super::deserialize_tagged(deserializer)? {
            EndingData::Rules { outcome } => Self::Rules(outcome),
            EndingData::Repetition { times } => Self::Repetition(times),
            EndingData::MaxPlies { plies } => Self::MaxPlies(plies),
            EndingData::Ended {
                ended: Ended::Resignation,
                outcome: Outcome::Draw,
            } => return Err(D::Error::custom(EndError::DrawnResignation)),
            EndingData::Ended { ended, outcome } => Self::Ended(ended, outcome),
        })
    }
}
