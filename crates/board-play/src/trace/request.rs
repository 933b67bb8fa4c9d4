//! Reading a request for a trace.

use core::str::FromStr;

use serde_json::Value;

use super::{TraceError, trace};
use crate::Position;

/// A request for a trace: a line of JSON such as `{"game":"pile","rules":"","moves":["1","3"]}`.
///
/// Other keys are ignored, so that a trace is a request too; missing `rules` are the defaults.
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
    pub fn answer<P: Position>(&self) -> Result<String, TraceError> {
        if self.game != P::NAME {
            let reason = format_args!("game {:?}: must be {}", self.game, P::NAME);
            return Err(TraceError::new(reason));
        }
        trace::<P>(&self.rules, &self.moves)
    }
}

impl FromStr for Request {
    type Err = TraceError;

    fn from_str(text: &str) -> Result<Self, TraceError> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| TraceError::new(format_args!("not a JSON object: {error}")))?;
        let Value::Object(mut object) = value else {
            return Err(TraceError::new("not a JSON object"));
        };
        let game = match object.remove("game") {
            Some(game) => string(game, "game")?,
            None => return Err(TraceError::new("the key \"game\" is missing")),
        };
        let rules = object.remove("rules");
        let rules = rules.map_or(Ok(String::new()), |rules| string(rules, "rules"))?;
        let moves = match object.remove("moves") {
            Some(Value::Array(moves)) => moves,
            Some(_) => return Err(TraceError::new("\"moves\" must be a list of strings")),
            None => return Err(TraceError::new("the key \"moves\" is missing")),
        };
        let texts = moves.into_iter().enumerate().map(|(ply, m)| match m {
            Value::String(text) => Ok(text),
            _ => Err(TraceError::at_ply(
                ply,
                "\"moves\" must be a list of strings",
            )),
        });
        let moves = texts.collect::<Result<_, _>>()?;
        Ok(Self { game, rules, moves })
    }
}

/// Takes a string out of a value.
fn string(value: Value, key: &str) -> Result<String, TraceError> {
    match value {
        Value::String(text) => Ok(text),
        _ => Err(TraceError::new(format_args!("{key:?} must be a string"))),
    }
}
