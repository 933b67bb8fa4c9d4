//! The tests of `board-graph`, one program: it links once.

mod bent9;
mod by_fork;
mod connect;
mod coordinates;
mod graph;
mod jumps;
mod node_set;
mod patterns;
mod serde;
mod shapes;
mod slide_list;
mod slides;
mod straight;
mod symmetries;
