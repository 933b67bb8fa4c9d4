#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod board;
mod colour;
mod draw;
mod expression;
mod illegal;
mod moves;
mod notation;
mod number;
mod numbering;
mod options;
pub mod outcome;
mod phase;
mod planes;
mod position;
mod roll;
#[cfg(feature = "serde")]
mod serde;
mod setup;

pub use board::{CellSet, board};
pub use board_draw::{self, Drawn};
pub use board_graph;
pub use board_play::{self, Described, Position};
pub use colour::Colour;
pub use expression::{Expression, Operation};
pub use illegal::Illegal;
pub use moves::Move;
pub use number::{Number, NumberSet};
pub use numbering::{Numbering, NumberingError};
pub use options::{Nasty, Options, Strict};
pub use phase::Phase;
pub use position::DiceHex;
pub use roll::Roll;
pub use setup::{Setup, SetupError};
