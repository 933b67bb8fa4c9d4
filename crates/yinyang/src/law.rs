//! Laws.

use core::num::NonZeroU16;

use board_play::Seat;
use board_play::text::plural;

use crate::law_table::{self, Entry, LAWS, OrientedLaw, TABLE, turned};
use crate::{Cell, Population};

/// A law: a cause of two by two cells and an effect, as the owner sees them.
///
/// There are 513. `CAUSE>EFFECT` is the text: four cells each, top left, top right, bottom left,
/// bottom right, or `*` for the effect of an adaptation.
///
/// # Examples
///
/// ```
/// use yinyang::{Cell, Effect, Kind, Law};
///
/// let law: Law = "bw..>b...".parse()?;
/// assert_eq!(law.kind(), Kind::Destruction);
/// assert_eq!(law.cause(), [Cell::Black, Cell::White, Cell::Empty, Cell::Empty]);
/// assert_eq!(Law::new(law.cause(), law.effect()), Ok(law));
///
/// let error = "bw..>....".parse::<Law>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     r#"law "bw..>....": takes away 2 pawns and adds 0, must take away 1 or add 2"#
/// );
/// # Ok::<(), board_play::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Law(NonZeroU16);

/// What a law does where its cause stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// The cause becomes these cells.
    Cells([Cell; 4]),
    /// One of the owner's laws is rewritten.
    Adaptation,
}

/// The three kinds of laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One pawn of the cause is gone.
    Destruction,
    /// Two pawns are added on empty cells of the cause.
    Population,
    /// One of the owner's laws is rewritten.
    Adaptation,
}

impl Law {
    /// How many laws there are.
    pub const COUNT: usize = LAWS;

    /// Makes a law.
    ///
    /// # Errors
    ///
    /// The effect is that of no law with this cause.
    pub fn new(cause: [Cell; 4], effect: Effect) -> Result<Self, LawError> {
        let cells = match effect {
            Effect::Cells(cells) => Some(cells),
            Effect::Adaptation => None,
        };
        match (law_table::find(cause, cells), cells) {
            (Some(number), _) => Ok(Self::of_number(number)),
            (None, Some(cells)) => Err(LawError::of(cause, cells)),
            (None, None) => unreachable!("each cause has its adaptation"),
        }
    }

    /// Returns law number `index`, counted from 0 in ascending order; none from
    /// [`COUNT`](Self::COUNT) on.
    #[inline]
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        (index < LAWS).then(|| Self::of_number(index))
    }

    /// Returns the number of the law in ascending order, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    fn of_number(number: usize) -> Self {
        let after = u16::try_from(number + 1).ok().and_then(NonZeroU16::new);
        Self(after.expect("laws are few"))
    }

    /// Lists the laws that may be written, in ascending order.
    ///
    /// # Examples
    ///
    /// ```
    /// use yinyang::{Kind, Law, Population};
    ///
    /// assert_eq!(Law::all(Population::Any).len(), 513);
    /// let fewer = Law::all(Population::SameColour);
    /// assert_eq!(fewer.filter(|law| law.kind() == Kind::Population).count(), 108);
    /// ```
    pub fn all(population: Population) -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..Self::count(population)).map(Self::of_number)
    }

    /// Counts the laws that may be written.
    #[must_use]
    pub const fn count(population: Population) -> usize {
        match population {
            Population::Any => LAWS,
            Population::SameColour => law_table::MIXED_POPULATION,
        }
    }

    /// Returns whether the law may be written.
    #[must_use]
    pub const fn is_allowed(self, population: Population) -> bool {
        self.index() < Self::count(population)
    }

    fn entry(self) -> &'static Entry {
        &TABLE[self.index()]
    }

    /// Returns the cause as the owner sees it: top left, top right, bottom left, bottom right.
    #[must_use]
    pub fn cause(self) -> [Cell; 4] {
        self.entry().cause
    }

    /// Returns the effect as the owner sees it.
    #[must_use]
    pub fn effect(self) -> Effect {
        self.entry()
            .effect
            .map_or(Effect::Adaptation, Effect::Cells)
    }

    /// Returns the kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self.index() {
            0..law_table::POPULATION => Kind::Destruction,
            law_table::ADAPTATION..law_table::MIXED_POPULATION => Kind::Adaptation,
            _ => Kind::Population,
        }
    }

    /// Returns cause and effect as they lie on the board, in Black's frame: a law of White, who sits
    /// opposite, is turned by a half turn.
    #[must_use]
    pub fn on_board(self, owner: Seat) -> ([Cell; 4], Effect) {
        let (cause, effect) = (self.cause(), self.effect());
        match (owner, effect) {
            (Seat::First, _) => (cause, effect),
            (Seat::Second, Effect::Adaptation) => (turned(cause), effect),
            (Seat::Second, Effect::Cells(cells)) => (turned(cause), Effect::Cells(turned(cells))),
        }
    }

    /// Returns the law as it lies on the board, ready for use.
    #[inline]
    pub(crate) fn oriented(self, owner: Seat) -> &'static OrientedLaw {
        &self.entry().oriented[owner.index()]
    }

    /// Returns the law with each cell changed and the cells in another order.
    pub(crate) fn map(self, change: impl Fn([Cell; 4]) -> [Cell; 4]) -> Self {
        let effect = match self.effect() {
            Effect::Cells(cells) => Effect::Cells(change(cells)),
            Effect::Adaptation => Effect::Adaptation,
        };
        Self::new(change(self.cause()), effect).unwrap_or(self)
    }
}

/// Why cells are the effect of no law.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LawError {
    /// A pawn becomes one of the other colour.
    #[error("the pawn {} changes its colour", crate::explain::PLACES[*place])]
    Recoloured {
        /// Where: 0 top left, 1 top right, 2 bottom left, 3 bottom right.
        place: usize,
    },
    /// Pawns go or come in other numbers than a law may have.
    #[error(
        "takes away {} and adds {added}, must take away 1 or add 2",
        plural(*gone, "pawn")
    )]
    Numbers {
        /// How many pawns go.
        gone: usize,
        /// How many pawns come.
        added: usize,
    },
}

impl LawError {
    /// Says what is wrong with an effect.
    fn of(cause: [Cell; 4], effect: [Cell; 4]) -> Self {
        let changes = || cause.into_iter().zip(effect);
        let recoloured =
            |(from, to): (Cell, Cell)| from != to && !from.is_empty() && !to.is_empty();
        if let Some(place) = changes().position(recoloured) {
            return Self::Recoloured { place };
        }
        let count =
            |wanted: fn(Cell, Cell) -> bool| changes().filter(|&(a, b)| wanted(a, b)).count();
        Self::Numbers {
            gone: count(|from, to| !from.is_empty() && to.is_empty()),
            added: count(|from, to| from.is_empty() && !to.is_empty()),
        }
    }
}
