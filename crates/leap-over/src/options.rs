//! Rule options.

use board_graph::Fork;
use board_play::text::Keywords;

/// When the seat that has just jumped has won. The *goal nodes* are those on which the opponent
/// began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// When all its ten stones stand on the goal nodes.
    #[default]
    Literal,
    /// When every goal node is occupied, at least one of them by the seat, and none of its stones
    /// stands on its own starting nodes. An opponent who never leaves cannot prevent that.
    Full,
}

impl Goal {
    pub(crate) const KEYWORDS: Keywords<Self> =
        Keywords(&[("literal", Self::Literal), ("full", Self::Full)]);
}

/// The rule options. The default is the booklet's game; every combination is a game.
///
/// # Examples
///
/// ```
/// use leap_over::{Fork, Goal, Options};
///
/// let options = Options::default().with_goal(Goal::Full).with_fork(Fork::Off);
/// assert_eq!(options.to_string(), "goal=full,fork=off");
/// assert_eq!("fork=off,goal=full".parse(), Ok(options));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    goal: Goal,
    fork: Fork,
}

impl Options {
    /// Returns when a seat has won.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns whether jumps go over a penta.
    #[must_use]
    pub const fn fork(&self) -> Fork {
        self.fork
    }

    /// Sets when a seat has won.
    #[must_use]
    pub const fn with_goal(self, goal: Goal) -> Self {
        Self { goal, ..self }
    }

    /// Sets whether jumps go over a penta.
    #[must_use]
    pub const fn with_fork(self, fork: Fork) -> Self {
        Self { fork, ..self }
    }
}
