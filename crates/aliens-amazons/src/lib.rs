#![doc = include_str!("../README.md")]

mod about;
mod alien_moves;
mod captures;
mod chains;
mod draw;
mod explain_illegal;
mod illegal;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod parity;
mod position;
mod search;
mod setup;
mod small_search;
mod tables;

pub use board_graph::{self, Fork};
pub use board_play::{self, Position};
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Options, OptionsBuilder, OptionsError};
pub use position::AliensAmazons;
pub use setup::{Setup, SetupError};
