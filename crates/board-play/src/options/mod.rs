//! Rule options, declared once: a table that says how each is read, written, explained and told apart.
//!
//! A game has a type `Options` with private fields, and for each option a method that returns it and
//! one, `with_…`, that sets it. [`RuleOptions`] adds a table with a row an option, and from the table
//! follow the text of options both ways, their part of the Zobrist key, what a program tells people
//! about them, and the combinations that tests try.
//!
//! # Examples
//!
//! ```
//! use board_play::RuleOptions;
//! use board_play::options::{Choice, Number, RuleOption};
//! use board_play::text::Keywords;
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! enum Last {
//!     Wins,
//!     Loses,
//! }
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//! struct Options {
//!     stones: u8,
//!     last: Last,
//! }
//!
//! impl Default for Options {
//!     fn default() -> Self {
//!         Self { stones: 12, last: Last::Wins }
//!     }
//! }
//!
//! impl RuleOptions for Options {
//!     const TABLE: &'static [&'static dyn RuleOption<Self>] = &[
//!         &Number {
//!             key: "stones",
//!             range: 1..=99,
//!             get: |options: &Self| options.stones,
//!             set: |options, stones| Self { stones, ..options },
//!             meaning: "how many stones there are at the start",
//!         },
//!         &Choice {
//!             key: "last",
//!             keywords: Keywords(&[("wins", Last::Wins), ("loses", Last::Loses)]),
//!             get: |options: &Self| options.last,
//!             set: |options, last| Self { last, ..options },
//!             meaning: "what taking the last stone does",
//!         },
//!     ];
//! }
//!
//! let options = Options::read("last=loses,stones=3")?;
//! assert_eq!(options, Options { stones: 3, last: Last::Loses });
//! assert_eq!(options.text(), "stones=3,last=loses");
//! assert_eq!(Options::all().len(), 6);
//!
//! let error = Options::read("stones=0").unwrap_err();
//! assert_eq!(error.to_string(), r#"option stones "0": must be 1 to 99"#);
//! # Ok::<(), board_play::TextError>(())
//! ```

mod list;
mod none;
mod row;
#[cfg(test)]
mod tests;

use core::fmt::{self, Display};
use std::borrow::Cow;

use crate::TextError;
use crate::zobrist::zobrist_of;

pub use list::GivenOptions;
pub use none::NoOptions;
pub use row::{Choice, Custom, Number, RuleOption, code_of};

/// The families of Zobrist constants for options begin here; games use small numbers.
const FAMILY: u32 = 1 << 31;

/// The rule options of a game, declared by a table.
pub trait RuleOptions: Clone + Eq + Default + 'static {
    /// The options, in the order in which they are written.
    const TABLE: &'static [&'static dyn RuleOption<Self>];

    /// Refuses options that do not go together. `given` is what the text says about each option; it
    /// makes the error, which blames an option that was given.
    ///
    /// # Errors
    ///
    /// Why they do not go together.
    fn check(&self, given: &GivenOptions<'_>) -> Result<(), TextError> {
        let _ = given;
        Ok(())
    }

    /// Reads `key=value,key=value`, in any order; what is not mentioned has its default.
    ///
    /// # Errors
    ///
    /// The offending piece and the reason.
    fn read(text: &str) -> Result<Self, TextError> {
        let keys: Vec<&'static str> = Self::TABLE.iter().map(|option| option.key()).collect();
        let given = GivenOptions::split(text, &keys)?;
        let mut options = Self::default();
        for (option, value) in Self::TABLE.iter().zip(given.values()) {
            if let Some(value) = value {
                options = option.read(options, value)?;
            }
        }
        options.check(&given)?;
        Ok(options)
    }

    /// Writes `key=value,key=value`, leaving out what has its default.
    ///
    /// # Errors
    ///
    /// Writing failed.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        let mut comma = "";
        for option in Self::TABLE {
            let value = option.write(self);
            if value != option.write(&default) {
                write!(f, "{comma}{}={value}", option.key())?;
                comma = ",";
            }
        }
        Ok(())
    }

    /// Returns what [`write`](Self::write) writes.
    #[must_use]
    fn text(&self) -> String {
        struct Written<'a, O>(&'a O);

        impl<O: RuleOptions> Display for Written<'_, O> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.write(f)
            }
        }

        Written(self).to_string()
    }

    /// Returns the part of a position's key that its options contribute.
    ///
    /// Cost: some nanoseconds an option; a position keeps it.
    #[must_use]
    fn key(&self) -> u64 {
        let families = FAMILY..;
        let parts = families.zip(Self::TABLE);
        parts.fold(0, |key, (family, option)| {
            key ^ zobrist_of(family, option.code(self))
        })
    }

    /// Lists options to test a game by: every combination of the [samples](RuleOption::samples) that
    /// go together, the defaults first.
    #[must_use]
    fn all() -> Vec<Self> {
        let mut texts = vec![String::new()];
        for option in Self::TABLE {
            let key = option.key();
            let samples = option.samples();
            texts = samples
                .iter()
                .flat_map(|sample| texts.iter().map(move |text| (sample, text)))
                .map(|(sample, text)| match text.as_str() {
                    "" => format!("{key}={sample}"),
                    _ => format!("{text},{key}={sample}"),
                })
                .collect();
        }
        texts
            .iter()
            .filter_map(|text| Self::read(text).ok())
            .collect()
    }

    /// Describes the options, in the order of the table.
    #[must_use]
    fn about() -> Vec<OptionAbout> {
        let default = Self::default();
        let about = |option: &&dyn RuleOption<Self>| OptionAbout {
            key: option.key(),
            default: option.write(&default).into_owned(),
            values: option.values(),
            samples: option.samples(),
            meaning: option.meaning(),
        };
        Self::TABLE.iter().map(about).collect()
    }
}

/// One rule option, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OptionAbout {
    /// The key.
    pub key: &'static str,
    /// The default value.
    pub default: String,
    /// All values, as a person reads them: `on | off`, `1 to 30`.
    pub values: String,
    /// Some values that are accepted, the default first; of a choice, all.
    pub samples: Vec<Cow<'static, str>>,
    /// What the option does, in one line.
    pub meaning: &'static str,
}
