#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod about;
mod alien_moves;
mod captures;
mod chain_fault;
mod draw;
mod illegal;
mod jump_by_jump;
mod moves;
mod notation;
mod options;
pub mod outcome;
mod phase;
mod position;
mod setup;

pub use board_draw::{self, Drawn};
pub use board_graph::{self, Fork};
pub use board_play::{self, Described, Position};
pub use board_stones::{self, StoneGame};
pub use illegal::Illegal;
pub use jump_by_jump::{Chain, JumpByJump, Step, StepIllegal};
pub use moves::Move;
pub use options::{Options, OptionsError};
pub use position::AliensAmazons;
pub use setup::{Setup, SetupError};
