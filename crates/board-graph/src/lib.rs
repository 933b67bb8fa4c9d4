#![doc = include_str!("../README.md")]

mod board;
mod connect;
pub mod draw;
mod graph;
mod node;
mod node_set;
mod notations;
mod plan;
mod rows;
#[cfg(feature = "serde")]
mod serde_text;
mod shape;
mod straight;
mod symmetry;
mod table;
mod words;

pub use board::{Board, NodeError};
pub use node::{NameError, Node, NodeName};
pub use node_set::{Iter as NodeSetIter, NodeSet, NodeSetOf};
pub use shape::{Neighbourhood, Shape, ShapeError};
pub use straight::{Fork, ForkError};
pub use symmetry::Symmetry;
