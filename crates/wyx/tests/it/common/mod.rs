//! Helpers for the tests: a second, slow and obvious Wyx, rules to try, racks.

pub(crate) mod model;
pub(crate) mod rules;
pub(crate) mod state;
