//! A game without options.

use super::{RuleOption, RuleOptions};

/// The options of a game that has none. The text is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoOptions;

impl RuleOptions for NoOptions {
    const TABLE: &'static [&'static dyn RuleOption<Self>] = &[];
}

crate::forward_text!(NoOptions: write, read);
