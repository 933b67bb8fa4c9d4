#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod draw;
mod figures;
mod illegal;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod planes;
mod position;
mod reachable;
mod setup;

pub use board_draw::{self, Drawn};
pub use board_graph;
pub use board_play::{self, Described, Position};
pub use board_stones::{self, Forks, ShiftGame, StoneGame};
pub use figures::{Figure, FigureKind};
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Options, Scales, Wins};
pub use position::Tetra;
pub use setup::{Setup, SetupError};
