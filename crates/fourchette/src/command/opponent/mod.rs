//! Programs of anybody's that play: `engine:CMD`, a process that speaks the engine protocol.

mod client;
mod dialogue;
mod game;
mod household;
mod process;
mod program;
mod sitter;

pub(crate) use client::EngineClient;
pub(crate) use dialogue::Failing;
pub(crate) use game::{forfeit, note_name, play_game};
pub(crate) use household::{Household, end_all};
pub(crate) use program::Program;
pub(crate) use sitter::{Contender, Sitter};
