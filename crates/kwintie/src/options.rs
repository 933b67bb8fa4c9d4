//! Rule options.

use board_play::RuleOptions;
use board_play::options::{Choice, RuleOption};
use board_play::text::Keywords;

/// Which of the published games is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruleset {
    /// Nine fixed columns; gaps on the ground are allowed; White's first block may not cover the
    /// middle column.
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

/// The rule options. The default is the booklet's game; every combination is a game.
///
/// # Examples
///
/// ```
/// use kwintie::{NoFive, Options, Ruleset};
///
/// let options = Options::default().with_ruleset(Ruleset::Kwinty).with_no_five(NoFive::Draw);
/// assert_eq!(options.to_string(), "ruleset=kwinty,no-five=draw");
/// assert_eq!("no-five=draw,ruleset=kwinty".parse(), Ok(options));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    ruleset: Ruleset,
    no_five: NoFive,
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
            set: Self::with_ruleset,
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
    ];
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

    /// Sets which of the published games is played.
    #[must_use]
    pub const fn with_ruleset(self, ruleset: Ruleset) -> Self {
        Self { ruleset, ..self }
    }

    /// Sets how a game without five in a line ends.
    #[must_use]
    pub const fn with_no_five(self, no_five: NoFive) -> Self {
        Self { no_five, ..self }
    }
}
