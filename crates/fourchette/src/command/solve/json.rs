//! What `solve --json` prints: `docs/json.md` says what the fields mean.

use fourchette::solver::Solution;
use serde::Serialize;

use super::report::Report;

#[derive(Serialize)]
pub(super) struct SolveJson<'a> {
    game: &'static str,
    rules: String,
    position: String,
    #[serde(flatten)]
    solution: &'a Solution<String>,
    seconds: f64,
}

impl Report<'_> {
    pub(super) fn to_json(&self) -> SolveJson<'_> {
        SolveJson {
            game: self.position.game(),
            rules: self.position.rules(),
            position: self.position.to_string(),
            solution: self.solution,
            seconds: self.seconds,
        }
    }
}
