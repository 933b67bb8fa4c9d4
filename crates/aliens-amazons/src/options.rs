//! Rule options.

use core::ops::RangeInclusive;

use board_graph::Fork;
use board_play::RuleOptions;
use board_play::options::{Choice, Number, RuleOption};
use board_stones::FORK;

/// How many Amazons can be needed: one, or as many as there are.
const NEEDED: RangeInclusive<u8> = 1..=30;

/// The rule options. The default is the booklet's game; every combination is a game.
///
/// # Examples
///
/// ```
/// use aliens_amazons::{Fork, Options};
///
/// let options = Options::default()
///     .with_amazons_needed(20)?
///     .with_fork(Fork::Off);
/// assert_eq!(options.to_string(), "amazons-needed=20,fork=off");
/// assert_eq!("fork=off,amazons-needed=20".parse(), Ok(options));
/// # Ok::<(), aliens_amazons::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    amazons_needed: u8,
    fork: Fork,
}

impl RuleOptions for Options {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
        &Number {
            key: "amazons-needed",
            range: NEEDED,
            get: |options: &Self| options.amazons_needed,
            set: |options, amazons_needed| Self {
                amazons_needed,
                ..options
            },
            meaning: "White wins when Black has fewer Amazons than this, on the board and in hand",
        },
        &Choice {
            key: "fork",
            keywords: FORK,
            get: Self::fork,
            set: Self::with_fork,
            meaning: "whether an Alien can jump over a penta, to either exit",
        },
    ];
}

impl Options {
    /// Returns how many Amazons Black must keep: with fewer, on the board and in hand, White wins.
    #[must_use]
    #[inline]
    pub fn amazons_needed(&self) -> usize {
        self.amazons_needed.into()
    }

    /// Returns whether an Alien can jump over a penta.
    #[must_use]
    #[inline]
    pub const fn fork(&self) -> Fork {
        self.fork
    }

    /// Sets how many Amazons Black must keep.
    ///
    /// # Errors
    ///
    /// It must be 1 to 30.
    pub fn with_amazons_needed(self, amazons_needed: usize) -> Result<Self, OptionsError> {
        match u8::try_from(amazons_needed) {
            Ok(amazons_needed) if NEEDED.contains(&amazons_needed) => Ok(Self {
                amazons_needed,
                ..self
            }),
            _ => Err(OptionsError::AmazonsNeeded(amazons_needed)),
        }
    }

    /// Sets whether an Alien can jump over a penta.
    #[must_use]
    pub const fn with_fork(self, fork: Fork) -> Self {
        Self { fork, ..self }
    }
}

/// The booklet's game: Black needs 10 Amazons, straight lines fork at a penta.
impl Default for Options {
    fn default() -> Self {
        Self {
            amazons_needed: 10,
            fork: Fork::On,
        }
    }
}

/// Why an option cannot be what it was to be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionsError {
    /// Black must need an Amazon, and not more than there are.
    #[error("the Amazons needed are {0}, must be 1 to 30")]
    AmazonsNeeded(usize),
}
