#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod board;
mod draw;
mod fusion;
mod illegal;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod planes;
mod position;
mod setup;
mod start;

pub use board::{CENTRE, REGION};
pub use board_draw::{self, Drawn};
pub use board_graph::{self, Fork};
pub use board_play::{self, Described, Position};
pub use board_stones::{self, ShiftGame, StoneGame};
pub use illegal::{FusionFault, Illegal};
pub use moves::Move;
pub use options::{Corners, Fusion, Options, Zone};
pub use position::Singularity;
pub use setup::{Setup, SetupError};
