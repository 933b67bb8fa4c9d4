//! Serialization of each type as the text that it writes and reads.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Board, Fork, NodeName, Shape};

macro_rules! as_text {
    ($($type:ident: $what:literal, $read:expr;)*) => {$(
        /// Writes the text of [`Display`](core::fmt::Display).
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        /// Reads the same text; one that is refused is refused for the same reason as anywhere else.
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;

                impl Visitor<'_> for Text {
                    type Value = $type;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($what)
                    }

                    fn visit_str<E: Error>(self, text: &str) -> Result<$type, E> {
                        $read(text).map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Text)
            }
        }
    )*};
}

as_text! {
    NodeName: "a node name such as c5", str::parse::<NodeName>;
    Shape: "a board such as bent:9", str::parse::<Shape>;
    Board: "a board such as bent:9", |text: &str| text.parse().and_then(Board::new);
    Fork: "on or off", str::parse::<Fork>;
}
