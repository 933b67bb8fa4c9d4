//! What a move does, step by step.

/// What a move does, step by step, by the names of the places of a [`Scene`](crate::Scene) that is drawn
/// of the position *before* the move.
///
/// # Examples
///
/// ```
/// use board_draw::{Course, Ends, Step};
///
/// // A stone jumps over d4, which it captures.
/// let course = Course::new([Step::jump("c5", "d4", "e3"), Step::take("d4")]);
/// assert_eq!(course.ends(), Ends::new("c5", "e3"));
/// assert_eq!(course.taken().collect::<Vec<_>>(), ["d4"]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Course {
    ends: Ends,
    steps: Vec<Step>,
}

/// The places by which a move is chosen: the first and the last that somebody would point at.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ends {
    /// Of what moves or is used; none if the move brings something onto the board, or passes.
    pub source: Option<String>,
    /// Where it has its effect; none if the move passes.
    pub target: Option<String>,
}

/// A part of a move, by the names of places.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Step {
    /// A piece comes onto a place from off the board.
    Put {
        /// The place.
        to: String,
    },
    /// A piece goes from place to place.
    Go {
        /// The place that it leaves.
        from: String,
        /// The places that it slides through, or jumps over, in order.
        over: Vec<String>,
        /// The place that it reaches.
        to: String,
    },
    /// A piece leaves the board.
    Take {
        /// The place that it was on.
        from: String,
    },
    /// What is on a place becomes something else: a stone changes its owner, dice are rolled, a law is
    /// written or shown.
    Change {
        /// The place.
        at: String,
    },
}

impl Course {
    /// Makes a course of steps. Its source is what the first piece leaves that goes, its target the last
    /// place that something reaches or that changes; where that is not what one points at, the caller
    /// says so by [`with_ends`](Self::with_ends).
    #[must_use]
    pub fn new(steps: impl IntoIterator<Item = Step>) -> Self {
        let steps: Vec<Step> = steps.into_iter().collect();
        let source = steps.iter().find_map(|step| match step {
            Step::Go { from, .. } => Some(from.clone()),
            _ => None,
        });
        let target = steps.iter().rev().find_map(|step| match step {
            Step::Put { to } | Step::Go { to, .. } => Some(to.clone()),
            Step::Change { at } => Some(at.clone()),
            Step::Take { .. } => None,
        });
        Self {
            ends: Ends { source, target },
            steps,
        }
    }

    /// Returns the course with other ends.
    #[must_use]
    pub fn with_ends(self, ends: Ends) -> Self {
        Self { ends, ..self }
    }

    /// Returns where the move begins and ends.
    #[must_use]
    pub fn ends(&self) -> Ends {
        self.ends.clone()
    }

    /// Returns the steps in order; none for a move that passes, or that cannot be made.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Lists the places from which something leaves the board, in order.
    pub fn taken(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().filter_map(|step| match step {
            Step::Take { from } => Some(from.as_str()),
            _ => None,
        })
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "what has a name is small, or borrowed"
)]
impl Ends {
    /// Makes the ends of a move from one place to another.
    #[must_use]
    pub fn new(source: impl ToString, target: impl ToString) -> Self {
        Self {
            source: Some(source.to_string()),
            target: Some(target.to_string()),
        }
    }

    /// Returns the place that is pointed at first, if there is one.
    #[must_use]
    pub fn first(&self) -> Option<&str> {
        self.source.as_deref().or(self.target.as_deref())
    }

    /// Returns the place that is pointed at last, if there is one: for a move of one place the same as
    /// the first.
    #[must_use]
    pub fn last(&self) -> Option<&str> {
        self.target.as_deref().or(self.source.as_deref())
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "what has a name is small, or borrowed"
)]
impl Step {
    /// Makes a step that brings a piece onto the board.
    #[must_use]
    pub fn put(to: impl ToString) -> Self {
        Self::Put { to: to.to_string() }
    }

    /// Makes a step from one place to another with nothing between.
    #[must_use]
    pub fn go(from: impl ToString, to: impl ToString) -> Self {
        Self::Go {
            from: from.to_string(),
            over: Vec::new(),
            to: to.to_string(),
        }
    }

    /// Makes a step from one place over another to a third.
    #[must_use]
    pub fn jump(from: impl ToString, over: impl ToString, to: impl ToString) -> Self {
        Self::Go {
            from: from.to_string(),
            over: vec![over.to_string()],
            to: to.to_string(),
        }
    }

    /// Makes a step that takes a piece off the board.
    #[must_use]
    pub fn take(from: impl ToString) -> Self {
        Self::Take {
            from: from.to_string(),
        }
    }

    /// Makes a step that changes what is on a place.
    #[must_use]
    pub fn change(at: impl ToString) -> Self {
        Self::Change { at: at.to_string() }
    }
}
