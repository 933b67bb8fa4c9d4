//! Serialization of what has no text of its own: where a game stands.

use board_play::__serde as serde;
use board_play::Seat;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use crate::{Phase, Slot};

/// A [`Phase`] as it is serialized.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(
    crate = "board_play::__serde",
    tag = "kind",
    rename_all = "kebab-case",
    deny_unknown_fields
)]
enum PhaseData {
    Writing { seat: Seat, slot: Slot },
    Turn { seat: Seat },
    Stepped { seat: Seat },
    Over { winner: Seat },
}

/// Writes `{"kind":"writing","seat":"1","slot":"1"}`, `{"kind":"turn","seat":"1"}`,
/// `{"kind":"stepped","seat":"1"}` or `{"kind":"over","winner":"2"}`.
impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = match *self {
            Self::Writing { seat, slot } => PhaseData::Writing { seat, slot },
            Self::Turn(seat) => PhaseData::Turn { seat },
            Self::Stepped(seat) => PhaseData::Stepped { seat },
            Self::Over { winner } => PhaseData::Over { winner },
        };
        data.serialize(serializer)
    }
}

/// Reads what is written.
impl<'de> Deserialize<'de> for Phase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match board_play::__deserialize_tagged(deserializer)? {
            PhaseData::Writing { seat, slot } => Self::Writing { seat, slot },
            PhaseData::Turn { seat } => Self::Turn(seat),
            PhaseData::Stepped { seat } => Self::Stepped(seat),
            PhaseData::Over { winner } => Self::Over { winner },
        })
    }
}
