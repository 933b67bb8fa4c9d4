#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod actions;
mod column;
mod domino;
mod dominoes;
mod double;
mod draw;
mod illegal;
mod keys;
mod landing;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod planes;
mod position;
mod rack;
mod setup;
mod square;
mod start;
mod strongholds;

pub use board_draw::{self, Drawn};
pub use board_graph;
pub use board_play::{self, Described, Position};
pub use column::{Column, ColumnSet};
pub use domino::{Colour, Domino};
pub use dominoes::{Dominoes, DominoesError};
pub use double::{DoubleError, DoubleWyx, Round};
pub use illegal::Illegal;
pub use moves::Move;
pub use options::{Options, OptionsError, StrongholdBars};
pub use position::Wyx;
pub use rack::{Rack, RackError};
pub use setup::{Setup, SetupError};
pub use square::{SquareSet, board};
pub use strongholds::{Strongholds, StrongholdsError};
