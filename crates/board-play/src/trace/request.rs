//! Reading a request for a trace.

use core::fmt;
use core::str::FromStr;

use serde::de::{Deserializer as _, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{TraceError, trace};
use crate::Notated;
use crate::text::without_mark;

/// A request for a trace: a line of JSON such as `{"game":"nim","rules":"","moves":["1","3"]}`.
///
/// Other keys are ignored, so that a trace is a request too; the default of `rules` is the empty text.
/// None of the three keys may be given twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The game's name.
    pub game: String,
    /// The rule options.
    pub rules: String,
    /// The moves.
    pub moves: Vec<String>,
}

impl Request {
    /// Answers the request with a trace of the game `P`.
    ///
    /// # Errors
    ///
    /// The request is for another game, or what [`trace`] refuses.
    pub fn answer<P: Notated>(&self) -> Result<String, TraceError> {
        if self.game != P::NAME {
            let reason = format_args!("game {:?}: must be {}", self.game, P::NAME);
            return Err(TraceError::new(reason));
        }
        trace::<P>(&self.rules, &self.moves)
    }
}

/// Reads a line of JSON, without a byte order mark before it. Whatever is in it, memory holds no more
/// than the line and the moves.
impl FromStr for Request {
    type Err = TraceError;

    fn from_str(text: &str) -> Result<Self, TraceError> {
        let mut json = serde_json::Deserializer::from_str(without_mark(text));
        let read = json.deserialize_map(Keys).and_then(|parts| {
            json.end()?;
            Ok(parts)
        });
        let parts = read.map_err(|error| {
            if error.is_data() {
                return TraceError::new("not a JSON object");
            }
            TraceError::new(format_args!("not a JSON object: {error}"))
        })?;
        if let Some(key) = parts.twice {
            return Err(TraceError::new(format_args!(
                "the key {key:?} is given twice"
            )));
        }
        let missing = |key| TraceError::new(format_args!("the key {key:?} is missing"));
        Ok(Self {
            game: string(parts.game.ok_or_else(|| missing("game"))?, "game")?,
            rules: parts
                .rules
                .map_or(Ok(String::new()), |rules| string(rules, "rules"))?,
            moves: moves(parts.moves.ok_or_else(|| missing("moves"))?)?,
        })
    }
}

/// The parts of a request as they are in the line.
#[derive(Default)]
struct Parts<'a> {
    game: Option<&'a RawValue>,
    rules: Option<&'a RawValue>,
    moves: Option<&'a RawValue>,
    /// A key that is given twice.
    twice: Option<&'static str>,
}

/// Finds the parts of a request among the keys of an object.
struct Keys;

impl<'de> Visitor<'de> for Keys {
    type Value = Parts<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Parts<'de>, A::Error> {
        let mut parts = Parts::default();
        while let Some(key) = map.next_key::<String>()? {
            let (key, part) = match key.as_str() {
                "game" => ("game", &mut parts.game),
                "rules" => ("rules", &mut parts.rules),
                "moves" => ("moves", &mut parts.moves),
                _ => {
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
            };
            if part.replace(map.next_value()?).is_some() {
                parts.twice = Some(key);
            }
        }
        Ok(parts)
    }
}

/// Reads a string.
fn string(value: &RawValue, key: &str) -> Result<String, TraceError> {
    serde_json::from_str(value.get()).map_err(|error| refusal(key, "a string", &error))
}

/// Reads a list of strings. If it is not one, the error names the first item that is not a string.
fn moves(value: &RawValue) -> Result<Vec<String>, TraceError> {
    serde_json::from_str(value.get()).map_err(|error| {
        let reason = refusal("moves", "a list of strings", &error);
        let pieces: Vec<&RawValue> = serde_json::from_str(value.get()).unwrap_or_default();
        let odd = |piece: &&RawValue| !piece.get().starts_with('"');
        match pieces.iter().position(odd) {
            Some(ply) => TraceError::at_ply(ply, reason),
            None => reason,
        }
    })
}

/// Says that the value of a key is of another type, or that a string in it is malformed.
fn refusal(key: &str, wanted: &str, error: &serde_json::Error) -> TraceError {
    if error.is_data() {
        return TraceError::new(format_args!("{key:?} must be {wanted}"));
    }
    TraceError::new(format_args!("{key:?}: {error}"))
}
