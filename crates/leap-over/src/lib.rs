#![doc = include_str!("../README.md")]

mod about;
mod draw;
mod illegal;
mod jump_graph;
mod mirror;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod position;
mod setup;
mod start;

pub use board_graph::{self, Fork};
pub use board_play::{self, Position};
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Goal, Options};
pub use position::LeapOver;
pub use setup::{Setup, SetupError};
pub use start::start_nodes;
