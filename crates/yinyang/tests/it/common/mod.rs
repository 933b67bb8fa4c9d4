//! What several files of tests use.

pub(crate) mod hand_made;
pub(crate) mod kit;
pub(crate) mod model;
