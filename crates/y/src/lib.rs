#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod colour;
mod draw;
mod illegal;
pub mod links;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod planes;
#[cfg(feature = "rand")]
pub mod playout;
mod position;
mod setup;
mod swap;

pub use board_draw::{self, Drawn};
pub use board_graph;
pub use board_play::{self, Described, Position};
pub use colour::Colour;
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Opening, Options, OptionsError, OptionsOn};
pub use position::{Y, YOn};
pub use setup::{Setup, SetupError, SetupOn};
