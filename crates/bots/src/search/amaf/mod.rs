//! A search by all moves as first, for games whose positions can be tried out many times at once.

mod grown;
mod tree;

pub(super) use grown::Grown;
pub(super) use tree::Tree;
pub(crate) use tree::{param, squash};
