//! Rule options.

use board_play::text::Keywords;

use crate::Numbering;

/// Whose stone goes where the other seat points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nasty {
    /// The mover's, who overlooked the cell.
    #[default]
    Off,
    /// That of the seat that points.
    On,
}

impl Nasty {
    pub(crate) const KEYWORDS: Keywords<Self> = Keywords(&[("off", Self::Off), ("on", Self::On)]);
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

impl Strict {
    pub(crate) const KEYWORDS: Keywords<Self> = Keywords(&[("off", Self::Off), ("on", Self::On)]);
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
}
