//! What `solve --json` prints: `docs/json.md` says what the fields mean.

use board_play::Outcome;
use fourchette::solver::{SolvedMove, Stop, Value};
use serde::Serialize;

use super::report::Report;

#[derive(Serialize)]
pub(super) struct SolveJson<'a> {
    game: &'static str,
    rules: String,
    position: String,
    value: ValueJson,
    distance: Option<u32>,
    longer_than: Option<u32>,
    moves: Vec<MoveJson<'a>>,
    nodes: u64,
    stop: Option<&'static str>,
    seconds: f64,
}

#[derive(Serialize)]
struct MoveJson<'a> {
    #[serde(rename = "move")]
    m: &'a str,
    value: ValueJson,
    distance: Option<u32>,
    longer_than: Option<u32>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum ValueJson {
    Decided { outcome: Outcome },
    Expected { first: f64, error: f64 },
    Unknown,
}

impl From<Value> for ValueJson {
    fn from(value: Value) -> Self {
        match value {
            Value::Decided(outcome) => Self::Decided { outcome },
            Value::Expected(worth) => Self::Expected {
                first: worth.first,
                error: worth.error,
            },
            Value::Unknown => Self::Unknown,
        }
    }
}

impl Report<'_> {
    pub(super) fn to_json(&self) -> SolveJson<'_> {
        let moves = self.solution.moves.iter();
        SolveJson {
            game: self.position.game(),
            rules: self.position.rules(),
            position: self.position.to_string(),
            value: self.solution.value.into(),
            distance: self.solution.distance,
            longer_than: self.solution.longer_than,
            moves: moves.map(MoveJson::of).collect(),
            nodes: self.solution.nodes,
            stop: self.solution.stop.map(|stop| Stop::KEYWORDS.word(stop)),
            seconds: self.seconds,
        }
    }
}

impl<'a> MoveJson<'a> {
    fn of(solved: &'a SolvedMove<String>) -> Self {
        Self {
            m: &solved.m,
            value: solved.value.into(),
            distance: solved.distance,
            longer_than: solved.longer_than,
        }
    }
}
