#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod draw;
mod illegal;
mod jump_graph;
mod mirror;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod planes;
mod position;
mod setup;
mod start;

pub use board_draw::{self, Drawn};
pub use board_graph::{self, Fork};
pub use board_play::{self, Described, Position};
pub use board_stones::{self, ShiftGame, ShiftOrPass as Move, StoneGame};
pub use illegal::{ChainFault, Illegal};
pub use moves::JumpChains;
pub use options::{Goal, Options};
pub use position::LeapOver;
pub use setup::{Setup, SetupError};
pub use start::start_nodes;
