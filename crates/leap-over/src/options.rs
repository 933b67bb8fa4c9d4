//! Rule options.

use board_graph::Fork;
use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;
use board_stones::FORK;

/// When the seat that has just jumped has won. The *goal nodes* are those on which the opponent
/// began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// When all its ten stones are on the goal nodes.
    #[default]
    Literal,
    /// When every goal node is occupied, at least one of them by the seat, and none of its stones is
    /// on its own starting nodes. An opponent who never leaves cannot prevent that.
    Full,
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

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Choice {
            key: "goal",
            keywords: Keywords(&[("literal", Goal::Literal), ("full", Goal::Full)]),
            get: Self::goal,
            set: Self::with_goal,
            meaning: "with full, the seat that has just jumped wins if every node of the opponent's \
                      start is occupied, at least one of them by that seat, and none of that seat's \
                      stones is left on its own start",
        },
        &Choice {
            key: "fork",
            keywords: FORK,
            get: Self::fork,
            set: Self::with_fork,
            meaning: "whether jumps go over a penta, a node with five neighbours",
        },
    ];
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
