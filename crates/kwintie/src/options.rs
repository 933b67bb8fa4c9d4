//! Rule options.

use board_play::options::{Choice, GivenOptions, RuleOption};
use board_play::text::Keywords;
use board_play::{RuleOptions, TextError};

/// Which of the published games is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruleset {
    /// Nine fixed columns; gaps on the ground are allowed; White's first block may not cover the
    /// middle column, unless it is [`FirstBlock::Free`].
    #[default]
    Kwintie,
    /// No fixed columns: the wall grows without a gap, up to nine columns.
    Boardless,
    /// As boardless; the rules of the game published under this name.
    Kwinty,
}

impl Ruleset {
    /// Returns whether the wall has fixed columns.
    #[must_use]
    pub const fn is_fixed(self) -> bool {
        matches!(self, Self::Kwintie)
    }
}

/// How the game ends when nobody can go on and nobody has five in a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoFive {
    /// The seat that has more lines of exactly four wins.
    #[default]
    Fours,
    /// With a draw.
    Draw,
}

/// Whether White's first block may cover the middle one of nine fixed columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FirstBlock {
    /// It may not.
    #[default]
    Barred,
    /// It may.
    Free,
}

/// The rule options, valid by construction. The default is the booklet's game.
///
/// # Examples
///
/// ```
/// use kwintie::{NoFive, Options, Ruleset};
///
/// let options = Options::default().with_ruleset(Ruleset::Kwinty)?.with_no_five(NoFive::Draw);
/// assert_eq!(options.to_string(), "ruleset=kwinty,no-five=draw");
/// assert_eq!("no-five=draw,ruleset=kwinty".parse(), Ok(options));
/// # Ok::<(), kwintie::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    ruleset: Ruleset,
    no_five: NoFive,
    first_block: FirstBlock,
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Choice {
            key: "ruleset",
            keywords: Keywords(&[
                ("kwintie", Ruleset::Kwintie),
                ("boardless", Ruleset::Boardless),
                ("kwinty", Ruleset::Kwinty),
            ]),
            get: Self::ruleset,
            set: |options, ruleset| Self { ruleset, ..options },
            meaning: "nine fixed columns, or a wall that grows to either side; boardless and kwinty \
                      are played alike",
        },
        &Choice {
            key: "no-five",
            keywords: Keywords(&[("fours", NoFive::Fours), ("draw", NoFive::Draw)]),
            get: Self::no_five,
            set: Self::with_no_five,
            meaning: "whether lines of four decide a game that ends without a line of five",
        },
        &Choice {
            key: "first-block",
            keywords: Keywords(&[("barred", FirstBlock::Barred), ("free", FirstBlock::Free)]),
            get: Self::first_block,
            set: |options, first_block| Self {
                first_block,
                ..options
            },
            meaning: "whether White's first block may cover column 5; free only with ruleset=kwintie",
        },
    ];

    fn check(&self, given: &GivenOptions<'_>) -> Result<(), TextError> {
        match self.checked() {
            Ok(_) => Ok(()),
            Err(reason) => Err(given.refuse(&["first-block"], reason)),
        }
    }
}

impl Options {
    /// Returns which of the published games is played.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// Returns how a game without five in a line ends.
    #[must_use]
    pub const fn no_five(&self) -> NoFive {
        self.no_five
    }

    /// Returns whether White's first block may cover the middle one of nine fixed columns.
    #[must_use]
    pub const fn first_block(&self) -> FirstBlock {
        self.first_block
    }

    /// Returns whether the first block of all may not cover the middle column.
    pub(crate) const fn bars_middle(self) -> bool {
        self.ruleset.is_fixed() && matches!(self.first_block, FirstBlock::Barred)
    }

    /// Sets which of the published games is played.
    ///
    /// # Errors
    ///
    /// The first block is free, and the ruleset has no ban that this could lift.
    pub const fn with_ruleset(self, ruleset: Ruleset) -> Result<Self, OptionsError> {
        Self { ruleset, ..self }.checked()
    }

    /// Sets how a game without five in a line ends.
    #[must_use]
    pub const fn with_no_five(self, no_five: NoFive) -> Self {
        Self { no_five, ..self }
    }

    /// Sets whether White's first block may cover the middle one of nine fixed columns.
    ///
    /// # Errors
    ///
    /// The first block is to be free, and the ruleset has no ban that this could lift.
    pub const fn with_first_block(self, first_block: FirstBlock) -> Result<Self, OptionsError> {
        Self {
            first_block,
            ..self
        }
        .checked()
    }

    /// Checks that the options go together.
    const fn checked(self) -> Result<Self, OptionsError> {
        match self.first_block {
            FirstBlock::Free if !self.ruleset.is_fixed() => Err(OptionsError::NothingBarred),
            _ => Ok(self),
        }
    }
}

/// Why options do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionsError {
    /// The first block is free, and columns are not fixed: no column is barred to it anyway.
    #[error("first-block=free goes only with ruleset=kwintie: the other rulesets bar no column")]
    NothingBarred,
}
