//! The tests of `board-graph`: one program, so that it is linked once.

mod bent9;
mod by_fork;
mod connect;
mod coordinates;
#[cfg(feature = "petgraph")]
mod export;
mod graph;
mod jumps;
mod node_pair;
mod node_set;
mod pair_index;
mod patterns;
mod rim_pattern;
mod serde;
mod shapes;
mod slide_list;
mod slides;
mod straight;
mod symmetries;
mod triangle;
mod unfolding;
mod words;
