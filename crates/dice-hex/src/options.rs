//! Rule options.

use board_play::RuleOptions;
use board_play::options::{Choice, Custom, RuleOption};
use board_play::text::Keywords;

use crate::{Colour, Numbering};

/// Whose stone goes where the other seat points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nasty {
    /// That of the mover, who overlooked the cell.
    #[default]
    Off,
    /// That of the seat that points.
    On,
}

/// Whether `none` may be announced although a cell can be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strict {
    /// It may: at a table nobody can tell whether it was overlooked.
    #[default]
    Off,
    /// It may not.
    On,
}

/// The rule options. Every combination is a game.
///
/// # Examples
///
/// ```
/// use dice_hex::{Nasty, Numbering, Options};
///
/// let options = Options::default()
///     .with_numbering(Numbering::SEQUENTIAL)
///     .with_nasty(Nasty::On);
/// assert_eq!(options.to_string(), "numbering=sequential,nasty=on");
/// assert_eq!("nasty=on,numbering=sequential".parse(), Ok(options));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    numbering: Numbering,
    nasty: Nasty,
    strict: Strict,
    begins: Colour,
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Custom {
            key: "numbering",
            form: Numbering::FORM,
            samples: &[
                "balanced",
                "sequential",
                "36.35.34.33.32.31.30.29.28.27.26.25.24.23.22.21.20.19.\
                 18.17.16.15.14.13.12.11.10.9.8.7.6.5.4.3.2.1",
            ],
            read: |options: Self, value| Ok(options.with_numbering(value.parse()?)),
            write: |options| options.numbering.to_string(),
            code: |options| options.numbering.code(),
            meaning: "which number each cell has",
        },
        &Choice {
            key: "nasty",
            keywords: Keywords(&[("off", Nasty::Off), ("on", Nasty::On)]),
            get: Self::nasty,
            set: Self::with_nasty,
            meaning: "whether a cell that is pointed at gets a stone of the player who points",
        },
        &Choice {
            key: "strict",
            keywords: Keywords(&[("off", Strict::Off), ("on", Strict::On)]),
            get: Self::strict,
            set: Self::with_strict,
            meaning: "whether none may be announced only if no vacant cell can be made",
        },
        &Choice {
            key: "begins",
            keywords: Keywords(&[("black", Colour::Black), ("red", Colour::Red)]),
            get: Self::begins,
            set: Self::with_begins,
            meaning: "which colour begins: the first seat plays it",
        },
    ];
}

impl Options {
    /// Returns which number each cell has.
    #[must_use]
    #[inline]
    pub const fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// Returns whose stone goes where the other seat points.
    #[must_use]
    pub const fn nasty(&self) -> Nasty {
        self.nasty
    }

    /// Returns whether `none` may be announced although a cell can be made.
    #[must_use]
    pub const fn strict(&self) -> Strict {
        self.strict
    }

    /// Returns the colour that begins: that of the first seat.
    #[must_use]
    #[inline]
    pub const fn begins(&self) -> Colour {
        self.begins
    }

    /// Sets which number each cell has.
    #[must_use]
    pub const fn with_numbering(self, numbering: Numbering) -> Self {
        Self { numbering, ..self }
    }

    /// Sets whose stone goes where the other seat points.
    #[must_use]
    pub const fn with_nasty(self, nasty: Nasty) -> Self {
        Self { nasty, ..self }
    }

    /// Sets whether `none` may be announced although a cell can be made.
    #[must_use]
    pub const fn with_strict(self, strict: Strict) -> Self {
        Self { strict, ..self }
    }

    /// Sets the colour that begins: that of the first seat.
    #[must_use]
    pub const fn with_begins(self, begins: Colour) -> Self {
        Self { begins, ..self }
    }
}
