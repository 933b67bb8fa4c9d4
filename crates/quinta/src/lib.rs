#![doc = include_str!("../README.md")]

mod about;
mod draw;
mod illegal;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod position;
mod setup;

pub use board_graph::{self, Fork};
pub use board_play::{self, Position};
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Corners, Options};
pub use position::Quinta;
pub use setup::{Setup, SetupError};
