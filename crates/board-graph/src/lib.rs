//! Boards as graphs.

mod board;
mod connect;
mod graph;
mod node;
mod node_set;
mod notations;
mod plan;
mod rows;
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
