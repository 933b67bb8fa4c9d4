//! How long may be thought, and who watches.

use core::ops::ControlFlow;
use core::time::Duration;

use fourchette::bots::{Analysis, Budget, Progress};
use js_sys::Function;
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::refusal::Refusal;

/// Makes a budget of iterations or of milliseconds; one of the two is given.
pub(crate) fn budget(
    iterations: Option<u32>,
    milliseconds: Option<f64>,
) -> Result<Budget, Refusal> {
    match (iterations, milliseconds) {
        (Some(most), None) => Ok(Budget::iterations(most)),
        (None, Some(most)) => Duration::try_from_secs_f64(most / 1000.0)
            .map(Budget::time)
            .map_err(|error| Refusal::of("budget", &error)),
        _ => Err(Refusal::of("budget", &"must be iterations or milliseconds")),
    }
}

/// Calls a function of JavaScript with how far the thinking has come, until it throws.
pub(crate) struct Watcher<'a> {
    function: Option<&'a Function>,
    thrown: Option<JsValue>,
}

impl<'a> Watcher<'a> {
    pub(crate) const fn new(function: Option<&'a Function>) -> Self {
        let thrown = None;
        Self { function, thrown }
    }

    /// Tells the function of progress. Thinking stops when it throws.
    pub(crate) fn tell(&mut self, progress: Progress) -> ControlFlow<()> {
        let Some(function) = self.function else {
            return ControlFlow::Continue(());
        };
        let [iterations, share] = [progress.iterations.into(), progress.share.into()];
        match function.call2(&JsValue::UNDEFINED, &iterations, &share) {
            Ok(_) => ControlFlow::Continue(()),
            Err(thrown) => {
                self.thrown = Some(thrown);
                ControlFlow::Break(())
            }
        }
    }

    /// Throws what the function has thrown.
    pub(crate) fn finish(self) -> Result<(), JsValue> {
        self.thrown.map_or(Ok(()), Err)
    }
}

/// What a search has found.
#[derive(Serialize)]
pub(crate) struct AnalysisJson {
    iterations: u32,
    candidates: Vec<CandidateJson>,
    line: Vec<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CandidateJson {
    #[serde(rename = "move")]
    m: String,
    visits: u32,
    win_rate: f64,
    is_proven: bool,
}

impl From<Analysis<String>> for AnalysisJson {
    fn from(analysis: Analysis<String>) -> Self {
        let candidates = analysis
            .candidates
            .into_iter()
            .map(|candidate| CandidateJson {
                m: candidate.m,
                visits: candidate.visits,
                win_rate: candidate.win_rate,
                is_proven: candidate.is_proven,
            });
        Self {
            iterations: analysis.iterations,
            candidates: candidates.collect(),
            line: analysis.line,
        }
    }
}
