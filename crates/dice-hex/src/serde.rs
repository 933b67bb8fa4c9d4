//! Serialization of what has no text of its own: sets of numbers, and where in a turn a game stands.

use board_play::__serde as serde;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Number, NumberSet, Phase, Roll};

/// Writes the numbers, ascending, as numbers are written: `["1","17"]`.
impl Serialize for NumberSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Reads numbers that ascend.
impl<'de> Deserialize<'de> for NumberSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let numbers = Vec::<Number>::deserialize(deserializer)?;
        if let Some(pair) = numbers.windows(2).find(|pair| pair[0] >= pair[1]) {
            let number = pair[1];
            let reason = format_args!("number {number}: out of order, or listed twice");
            return Err(D::Error::custom(reason));
        }
        Ok(numbers.into_iter().collect())
    }
}

/// A [`Phase`] as it is serialized.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(
    crate = "board_play::__serde",
    tag = "kind",
    rename_all = "kebab-case",
    deny_unknown_fields
)]
enum PhaseData {
    // As units they would take no notice of fields that they do not have.
    Roll {},
    Announce { roll: Roll },
    Point { roll: Roll },
    Place {},
}

/// Writes `{"kind":"roll"}`, `{"kind":"announce","roll":"d136"}`, `{"kind":"point","roll":"d136"}` or
/// `{"kind":"place"}`.
impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = match *self {
            Self::Roll => PhaseData::Roll {},
            Self::Announce(roll) => PhaseData::Announce { roll },
            Self::Point(roll) => PhaseData::Point { roll },
            Self::Place => PhaseData::Place {},
        };
        data.serialize(serializer)
    }
}

/// Reads what is written.
impl<'de> Deserialize<'de> for Phase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match board_play::__deserialize_tagged(deserializer)? {
            PhaseData::Roll {} => Self::Roll,
            PhaseData::Announce { roll } => Self::Announce(roll),
            PhaseData::Point { roll } => Self::Point(roll),
            PhaseData::Place {} => Self::Place,
        })
    }
}
