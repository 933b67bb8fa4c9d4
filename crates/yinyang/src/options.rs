//! Rule options, valid by construction.

use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;

/// Which pawns a population law may add.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Population {
    /// Two pawns of any colours: 513 laws.
    #[default]
    Any,
    /// Two pawns of the same colour: 405 laws. It limits what an adaptation may write as well.
    SameColour,
}

/// Which posted laws bar a hidden one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contradiction {
    /// Those with the same cause, as the laws lie on the board.
    #[default]
    SameCause,
    /// Those with the same cause and another effect, as the laws lie on the board.
    DifferentEffect,
}

/// Which pawn on the goal corner wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// Any pawn of the seat, stepped there or created there by either seat.
    #[default]
    Any,
    /// Only a pawn that has just stepped there.
    Moved,
}

/// The rule options. All go together; the default is the booklet's game.
///
/// # Examples
///
/// ```
/// use yinyang::{Goal, Options, Population};
///
/// let options = Options::default()
///     .with_goal(Goal::Moved)
///     .with_population(Population::SameColour);
/// assert_eq!(options.to_string(), "population=same-colour,goal=moved");
/// assert_eq!("goal=moved,population=same-colour".parse(), Ok(options));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    population: Population,
    contradiction: Contradiction,
    goal: Goal,
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Choice {
            key: "population",
            keywords: Keywords(&[
                ("any", Population::Any),
                ("same-colour", Population::SameColour),
            ]),
            get: Self::population,
            set: Self::with_population,
            meaning: "whether a population may add two pawns of different colours; with same-colour \
                      there are 405 laws, for an adaptation to write as well",
        },
        &Choice {
            key: "contradiction",
            keywords: Keywords(&[
                ("same-cause", Contradiction::SameCause),
                ("different-effect", Contradiction::DifferentEffect),
            ]),
            get: Self::contradiction,
            set: Self::with_contradiction,
            meaning: "what bars a hidden law: a posted one with the same cause, or only one with the \
                      same cause and another effect",
        },
        &Choice {
            key: "goal",
            keywords: Keywords(&[("any", Goal::Any), ("moved", Goal::Moved)]),
            get: Self::goal,
            set: Self::with_goal,
            meaning: "which pawn on the goal wins: any, or with moved only one that has just stepped \
                      there",
        },
    ];
}

impl Options {
    /// Returns which pawns a population law may add.
    #[must_use]
    pub const fn population(&self) -> Population {
        self.population
    }

    /// Returns which posted laws bar a hidden one.
    #[must_use]
    pub const fn contradiction(&self) -> Contradiction {
        self.contradiction
    }

    /// Returns which pawn on the goal corner wins.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Sets which pawns a population law may add.
    #[must_use]
    pub const fn with_population(self, population: Population) -> Self {
        Self { population, ..self }
    }

    /// Sets which posted laws bar a hidden one.
    #[must_use]
    pub const fn with_contradiction(self, contradiction: Contradiction) -> Self {
        Self {
            contradiction,
            ..self
        }
    }

    /// Sets which pawn on the goal corner wins.
    #[must_use]
    pub const fn with_goal(self, goal: Goal) -> Self {
        Self { goal, ..self }
    }
}
