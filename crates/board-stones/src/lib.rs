#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod colour;
pub mod course;
mod fork_option;
mod line;
mod mover;
pub mod picture;
mod routes;
mod setup;
mod shift;
mod shift_actions;
mod shift_fault;
mod stone_game;
mod stone_planes;
mod stones;
mod symmetric;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use board_draw;
pub use board_graph;
pub use board_play;
pub use colour::Colour;
pub use fork_option::{FORK, FORKS, Forks};
pub use line::{
    Blame, LineField, StoneLine, read_stones, read_turn_and_winner, write_stones, write_winner,
};
pub use mover::{Mover, last_path};
pub use routes::Routes;
pub use setup::{SetupFault, StoneSetup, StonesFault};
pub use shift::{Shift, ShiftOrPass};
pub use shift_actions::ShiftActions;
pub use shift_fault::{CanMove, GameOver, ShiftFault, StoneFault};
pub use stone_game::{ShiftGame, StoneGame};
pub use stone_planes::{STONE_PLANES, board_grid, set_nodes, write_stone_planes};
pub use stones::Stones;
pub use symmetric::Mapped;
