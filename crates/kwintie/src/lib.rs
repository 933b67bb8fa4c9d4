#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod block;
mod draw;
mod fives;
mod illegal;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod places;
mod planes;
mod position;
mod setup;
mod squares;
mod wall;
mod wins;

pub use block::{Block, Blocks, Column, Orientation, board};
pub use board_draw::{self, Drawn};
pub use board_graph;
pub use board_play::{self, Described, Position};
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{FirstBlock, NoFive, Options, OptionsError, Ruleset};
pub use position::Kwintie;
pub use setup::{Setup, SetupError};
