//! Serialization of what the solver has found, by fields, and of limits by their words.

use core::str::FromStr;

use board_play::__serde as serde;
use board_play::{Outcome, TextError};

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use crate::{Expectation, Progress, Solution, SolvedMove, Stop, Value};

board_play::serde_by_fields!(Progress { nodes, decided, moves } => check_progress);
board_play::serde_by_fields!(Expectation { first, error } => check_expectation);
board_play::serde_by_fields!(
    impl<M> SolvedMove<M> { m as "move", value, distance, longer_than } => check_move
);
board_play::serde_by_fields!(
    impl<M> Solution<M> { value, distance, longer_than, moves, nodes, stop } => check_solution
);

fn check_progress(progress: &Progress) -> Result<(), String> {
    let Progress { decided, moves, .. } = *progress;
    if decided <= moves {
        return Ok(());
    }
    Err(format!("decided: {decided} of {moves} moves"))
}

fn check_expectation(worth: &Expectation) -> Result<(), String> {
    let Expectation { first, error } = *worth;
    if !(0.0..=1.0).contains(&first) {
        return Err(format!("first: {first} must be 0 to 1"));
    }
    if !(0.0..f64::INFINITY).contains(&error) {
        return Err(format!("error: {error} must be 0 or more, and finite"));
    }
    Ok(())
}

fn check_move<M>(solved: &SolvedMove<M>) -> Result<(), String> {
    check_length(solved.value, solved.distance, solved.longer_than)
}

fn check_solution<M>(solution: &Solution<M>) -> Result<(), String> {
    check_length(solution.value, solution.distance, solution.longer_than)
}

/// Refuses a distance where no seat wins, and a bound of one that is known.
fn check_length(
    value: Value,
    distance: Option<u32>,
    longer_than: Option<u32>,
) -> Result<(), String> {
    let Some(distance) = distance else {
        return Ok(());
    };
    if value.outcome().and_then(Outcome::winner).is_none() {
        return Err(format!("distance: {distance}, though no seat wins"));
    }
    match longer_than {
        Some(bound) => Err(format!(
            "longer_than: {bound}, though the distance is {distance}"
        )),
        None => Ok(()),
    }
}

/// What a [`Value`] that is decided has to say.
struct Decided {
    outcome: Outcome,
}

board_play::serde_by_fields!(Decided { outcome });

/// A [`Value`] as it is serialized.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(
    crate = "board_play::__serde",
    tag = "kind",
    rename_all = "kebab-case",
    deny_unknown_fields
)]
enum ValueData {
    Decided(Decided),
    Expected(Expectation),
    // As a unit it would take no notice of fields that it does not have.
    Unknown {},
}

/// Writes `{"kind":"decided","outcome":"1"}`, `{"kind":"expected","first":0.625,"error":1e-16}` or
/// `{"kind":"unknown"}`.
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = match *self {
            Self::Decided(outcome) => ValueData::Decided(Decided { outcome }),
            Self::Expected(worth) => ValueData::Expected(worth),
            Self::Unknown => ValueData::Unknown {},
        };
        data.serialize(serializer)
    }
}

/// Reads what is written; a probability is from 0 to 1, and its error no less than 0.
impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match board_play::__deserialize_tagged(deserializer)? {
            ValueData::Decided(Decided { outcome }) => Self::Decided(outcome),
            ValueData::Expected(worth) => Self::Expected(worth),
            ValueData::Unknown {} => Self::Unknown,
        })
    }
}

/// Writes the word, as [`Stop::KEYWORDS`] has it.
impl Serialize for Stop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(Self::KEYWORDS.word(*self))
    }
}

/// Reads one of the words.
impl<'de> Deserialize<'de> for Stop {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Word(stop) = board_play::__deserialize_text(deserializer)?;
        Ok(stop)
    }
}

/// A [`Stop`] by its word; what it says itself is a part of a sentence.
struct Word(Stop);

impl FromStr for Word {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let stop = Stop::KEYWORDS.read(text);
        let stop = stop.ok_or_else(|| TextError::new("stop", text, Stop::KEYWORDS.wanted()))?;
        Ok(Self(stop))
    }
}
