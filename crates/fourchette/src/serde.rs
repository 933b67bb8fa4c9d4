//! Serialization of what is reached by text, as that text, and of what a table tells, by its fields.

use board_play::{Ending, Seat};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use crate::{AnyPosition, AnyRecord, AnyView, GameEnd, Player, ToldMove};

board_play::serde_by_text!(AnyPosition, AnyRecord, AnyView, Player);

board_play::serde_by_fields!(ToldMove {
    ply,
    mover,
    text,
    explanation,
});

/// A [`GameEnd`] as it is serialized.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum GameEndData {
    Ending { ending: Ending },
    Resigned { seat: Seat },
}

/// Writes `{"kind":"ending","ending":{…}}` or `{"kind":"resigned","seat":"1"}`.
impl Serialize for GameEnd {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = match *self {
            Self::Ending(ending) => GameEndData::Ending { ending },
            Self::Resigned(seat) => GameEndData::Resigned { seat },
        };
        data.serialize(serializer)
    }
}

/// Reads what is written.
impl<'de> Deserialize<'de> for GameEnd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match board_play::__deserialize_tagged(deserializer)? {
            GameEndData::Ending { ending } => Self::Ending(ending),
            GameEndData::Resigned { seat } => Self::Resigned(seat),
        })
    }
}
