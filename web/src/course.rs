//! Moves by the places of a picture, as JSON: what they do, and which can be chosen.

use fourchette::board_draw::{Choices, Course, Ends, Step};
use serde::Serialize;

/// What a move does, step by step.
#[derive(Serialize)]
pub(crate) struct CourseJson {
    #[serde(flatten)]
    ends: EndsJson,
    steps: Vec<StepJson>,
}

/// Where a move begins and ends.
#[derive(Serialize)]
struct EndsJson {
    source: Option<String>,
    target: Option<String>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum StepJson {
    Put {
        to: String,
    },
    Go {
        from: String,
        over: Vec<String>,
        to: String,
    },
    Take {
        from: String,
    },
    Change {
        at: String,
    },
    /// A step of a kind that is newer than this crate.
    Other,
}

/// A move that can be chosen.
#[derive(Serialize)]
pub(crate) struct ChoiceJson {
    #[serde(flatten)]
    ends: EndsJson,
    #[serde(rename = "move")]
    m: String,
}

/// Writes all moves that can be chosen.
pub(crate) fn choices(choices: &Choices<String>) -> Vec<ChoiceJson> {
    let written = choices.iter().map(|(ends, m)| ChoiceJson {
        ends: ends.clone().into(),
        m: m.clone(),
    });
    written.collect()
}

impl From<&Course> for CourseJson {
    fn from(course: &Course) -> Self {
        Self {
            ends: course.ends().into(),
            steps: course.steps().iter().cloned().map(Into::into).collect(),
        }
    }
}

impl From<Ends> for EndsJson {
    fn from(Ends { source, target }: Ends) -> Self {
        Self { source, target }
    }
}

impl From<Step> for StepJson {
    fn from(step: Step) -> Self {
        match step {
            Step::Put { to } => Self::Put { to },
            Step::Go { from, over, to } => Self::Go { from, over, to },
            Step::Take { from } => Self::Take { from },
            Step::Change { at } => Self::Change { at },
            _ => Self::Other,
        }
    }
}
