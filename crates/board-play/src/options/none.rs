//! A game without options.

use core::fmt;
use core::str::FromStr;

use super::{RuleOption, RuleOptions};
use crate::TextError;

/// The options of a game that has none. Their text is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoOptions;

impl RuleOptions for NoOptions {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[];
}

impl fmt::Display for NoOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

/// Reads the empty text.
impl FromStr for NoOptions {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::read(text)
    }
}
