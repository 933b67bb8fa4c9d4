//! Whether straight lines go on through a penta: an option of many games.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

/// Whether straight lines go on through a penta, over either of its two exits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fork {
    /// They go on: a line forks at a penta.
    #[default]
    On,
    /// They end at a penta.
    Off,
}

/// Writes `on` or `off`.
impl fmt::Display for Fork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::On => "on",
            Self::Off => "off",
        })
    }
}

/// The text is neither `on` nor `off`.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("expected on or off")]
pub struct ForkError;

/// Reads `on` or `off`.
impl FromStr for Fork {
    type Err = ForkError;

    fn from_str(text: &str) -> Result<Self, ForkError> {
        match text {
            "on" => Ok(Self::On),
            "off" => Ok(Self::Off),
            _ => Err(ForkError),
        }
    }
}
