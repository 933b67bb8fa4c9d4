#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod board;
mod connections;
mod distance;
#[cfg(feature = "petgraph")]
mod export;
mod flood_fill;
mod foreign_names;
mod jumps;
mod name_lookup;
mod node;
mod node_name;
mod node_pair;
mod node_set;
mod pair_index;
mod patterns;
mod plan;
mod rim_pattern;
mod rows;
#[cfg(feature = "serde")]
mod serde_nodes;
#[cfg(feature = "serde")]
mod serde_text;
mod shape;
mod slide_list;
mod slides;
mod straight;
mod symmetry;
mod table;
mod table_pair;
mod unfolding;
mod word_rows;
mod words;

pub use board::{Board, NodeError};
pub use connections::Connections;
pub use jumps::{Jump, JumpFault, Jumps};
pub use node::Node;
pub use node_name::{NameError, NodeName};
pub use node_pair::PairError;
pub use node_set::{Iter as NodeSetIter, NodeSet, NodeSetOf};
pub use pair_index::PairIndex;
pub use patterns::{Patterns, PatternsOf};
pub use shape::{Neighbourhood, Shape, ShapeError};
pub use slides::{SlideFault, Slides, SlidesOf};
pub use straight::{Fork, ForkError};
pub use symmetry::Symmetry;
pub use table_pair::ByFork;
pub use unfolding::Unfolding;
pub use words::CURVED_BOARD;
