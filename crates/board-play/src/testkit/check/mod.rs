//! The tests behind [`conformance!`](crate::conformance), one function each. They panic with the
//! shortest failing play that is found.

mod assert;
mod keys;
mod moves;
mod numbers;
mod options;
mod sight;
mod symmetry;
mod texts;
mod views;

pub use keys::keys;
pub use moves::{alternating, check, ends, moves, play};
pub use numbers::{actions, planes, symmetric_numbers};
pub use options::options;
pub use sight::hidden;
pub use symmetry::symmetric;
pub use texts::{garbage, texts};
pub use views::views;

/// How many positions of a play are examined closely.
const POSITIONS: usize = 24;
/// How many moves of a position are examined closely.
const MOVES: usize = 32;
