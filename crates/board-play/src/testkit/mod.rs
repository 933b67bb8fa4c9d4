//! What the tests of a game need.

pub mod pile;
mod splitmix;

pub use splitmix::SplitMix;
