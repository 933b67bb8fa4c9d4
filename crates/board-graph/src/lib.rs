#![doc = include_str!("../README.md")]

mod board;
mod by_fork;
mod connect;
mod connections;
mod fork;
mod graph;
mod jumps;
mod letters;
mod node;
mod node_set;
mod notations;
mod pair;
mod patterns;
mod plan;
mod rim;
mod rows;
#[cfg(feature = "serde")]
mod serde_text;
mod shape;
mod slide_list;
mod slides;
mod straight;
mod symmetry;
mod table;
mod word_rows;

pub use board::{Board, NodeError};
pub use by_fork::ByFork;
pub use connections::Connections;
pub use fork::{Fork, ForkError};
pub use jumps::{Jump, JumpFault, Jumps};
pub use node::{NameError, Node, NodeName};
pub use node_set::{Iter as NodeSetIter, NodeSet, NodeSetOf};
pub use pair::PairError;
pub use patterns::{Patterns, PatternsOf};
pub use shape::{Neighbourhood, Shape, ShapeError};
pub use slides::{SlideFault, Slides, SlidesOf};
pub use symmetry::Symmetry;
