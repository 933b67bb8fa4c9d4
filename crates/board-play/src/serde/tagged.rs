//! Reading of objects that say by `kind` which of several variants they are.

use core::fmt;
use core::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// Reads a value from an object and from nothing else: what serde derives for variants would also read
/// them from lists.
///
/// # Errors
///
/// It is no object, or why the object is refused.
#[doc(hidden)]
pub fn deserialize_tagged<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_map(Tagged(PhantomData))
}

/// Accepts an object.
struct Tagged<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Tagged<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with a kind")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}
