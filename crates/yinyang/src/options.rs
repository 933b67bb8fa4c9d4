//! Rule options, valid by construction.

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

impl Population {
    pub(crate) const KEYWORDS: Keywords<Self> =
        Keywords(&[("any", Self::Any), ("same-colour", Self::SameColour)]);
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

impl Contradiction {
    pub(crate) const KEYWORDS: Keywords<Self> = Keywords(&[
        ("same-cause", Self::SameCause),
        ("different-effect", Self::DifferentEffect),
    ]);
}

/// Which pawn on the goal corner wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// Any own pawn, stepped there or created there by whomever.
    #[default]
    Any,
    /// Only a pawn that has just stepped there.
    Moved,
}

impl Goal {
    pub(crate) const KEYWORDS: Keywords<Self> =
        Keywords(&[("any", Self::Any), ("moved", Self::Moved)]);
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
    pub const fn with_population(mut self, population: Population) -> Self {
        self.population = population;
        self
    }

    /// Sets which posted laws bar a hidden one.
    #[must_use]
    pub const fn with_contradiction(mut self, contradiction: Contradiction) -> Self {
        self.contradiction = contradiction;
        self
    }

    /// Sets which pawn on the goal corner wins.
    #[must_use]
    pub const fn with_goal(mut self, goal: Goal) -> Self {
        self.goal = goal;
        self
    }
}
