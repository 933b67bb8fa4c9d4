//! The tests of `board-stones`, one program: it links once.

mod common;
mod conformance;
mod faults;
mod fork_option;
mod line;
mod mover;
mod path;
mod picture;
mod setup;
mod shift;
mod steps;
mod stone_game;
mod stones;
mod testkit;
mod toy;
