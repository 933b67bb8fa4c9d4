#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod draw;
mod illegal;
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
pub use board_stones::{self, Shift as Move, ShiftGame, StoneGame};
pub use illegal::Illegal;
pub use options::{Options, Ring, Start};
pub use position::Sexta;
pub use setup::{Setup, SetupError};
