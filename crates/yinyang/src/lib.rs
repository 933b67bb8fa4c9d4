#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod cell;
mod draw;
mod explain;
mod follow;
mod hand;
mod illegal;
mod law;
mod law_table;
mod law_text;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod pawns;
mod phase;
mod planes;
mod position;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod sight_text;
mod square;
mod start;
mod symmetry;
mod view;

pub use board_draw::{self, Drawn};
pub use board_graph;
pub use board_play::{self, Described, Position};
pub use cell::Cell;
pub use follow::{Impossible, Told};
pub use illegal::Illegal;
pub use law::{Effect, Kind, Law, LawError};
pub use moves::Move;
pub use options::{Contradiction, Goal, Options, Population};
pub use pawns::Pawns;
pub use phase::{Phase, Slot};
pub use position::YinYang;
pub use setup::{Setup, SetupError, Written};
pub use square::{Square, Window, board};
pub use view::{Hidden, LawView, Seen, View};
