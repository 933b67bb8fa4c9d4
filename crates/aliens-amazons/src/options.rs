//! Rule options, valid by construction.

use core::ops::RangeInclusive;

use board_graph::Fork;

/// The rule options. The default is the booklet's game.
///
/// # Examples
///
/// ```
/// use aliens_amazons::Options;
/// use board_graph::Fork;
///
/// let options = Options::builder()
///     .amazons_needed(20)
///     .fork(Fork::Off)
///     .build()?;
/// assert_eq!(options.to_string(), "amazons-needed=20,fork=off");
/// assert_eq!("fork=off,amazons-needed=20".parse(), Ok(options));
/// # Ok::<(), aliens_amazons::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Options {
    amazons_needed: u8,
    fork: Fork,
}

impl Options {
    /// How many Amazons there are, and the most that can be needed.
    pub const AMAZONS: usize = 30;

    /// How many Aliens there are.
    pub const ALIENS: usize = 3;

    /// What `amazons-needed` can be.
    pub(crate) const NEEDED: RangeInclusive<usize> = 1..=Self::AMAZONS;

    /// Begins with the default options.
    pub fn builder() -> OptionsBuilder {
        Self::default().into()
    }

    /// Returns how many Amazons Black must keep: with fewer, on the board and in hand, White wins.
    #[must_use]
    pub fn amazons_needed(&self) -> usize {
        self.amazons_needed.into()
    }

    /// Returns whether straight lines go on through a penta.
    #[must_use]
    pub const fn fork(&self) -> Fork {
        self.fork
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

/// Puts options together; [`build`](Self::build) checks them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "call `build`"]
pub struct OptionsBuilder {
    amazons_needed: usize,
    fork: Fork,
}

impl OptionsBuilder {
    /// Sets how many Amazons Black must keep, 1 to 30.
    pub const fn amazons_needed(mut self, amazons_needed: usize) -> Self {
        self.amazons_needed = amazons_needed;
        self
    }

    /// Sets whether straight lines go on through a penta.
    pub const fn fork(mut self, fork: Fork) -> Self {
        self.fork = fork;
        self
    }

    /// Checks the options.
    ///
    /// # Errors
    ///
    /// The first option that cannot be as it is.
    pub fn build(self) -> Result<Options, OptionsError> {
        let amazons_needed = u8::try_from(self.amazons_needed)
            .ok()
            .filter(|&needed| Options::NEEDED.contains(&needed.into()))
            .ok_or(OptionsError::AmazonsNeeded(self.amazons_needed))?;
        Ok(Options {
            amazons_needed,
            fork: self.fork,
        })
    }
}

/// Begins with options that are good already.
impl From<Options> for OptionsBuilder {
    fn from(options: Options) -> Self {
        Self {
            amazons_needed: options.amazons_needed(),
            fork: options.fork,
        }
    }
}

/// Why options cannot be as they are.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OptionsError {
    /// Black must need an Amazon, and not more than there are.
    #[error("the Amazons needed are {0}, must be 1 to 30")]
    AmazonsNeeded(usize),
}
